import type { ConsideredChoice } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import type { ChoiceEstimate } from '@claim-it/client/analysis';
import type { Game } from '@claim-it/rules';
import { seatsOf } from '@claim-it/rules';
import type { AnalysisText, Names } from '@claim-it/text';
import type { JSX } from 'preact';
import { points } from '../../kit/text/numbers.ts';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import { resultAfter } from './resultFocus.ts';
import type { Ranking } from './rollouts.ts';
import { choiceKey } from './rollouts.ts';
import { SharedChance } from './sharedChance.tsx';
import { namesIn, sayChoiceName } from './words.ts';
import './choices.css';

type Props = {
  readonly desk: Desk;
  readonly texts: AnalysisText;
  readonly game: Game;
  readonly ranking: Ranking;
};

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

type RowProps = Omit<Props, 'ranking'> & {
  readonly choice: ConsideredChoice;
  readonly isBest: boolean;
  /** Null where nobody knows. */
  readonly loss: number | null;
  readonly estimate: ChoiceEstimate | undefined;
};

/** The row can be pointed at, chosen, ticked for a rollout, and played. */
const ChoiceCells = ({ desk, texts, choice, isBest }: RowProps): JSX.Element => {
  const { result: say, rollout } = texts;
  const key = choiceKey(choice);
  const name = sayChoiceName(texts, text(), choice);
  return (
    <>
      <td class="choice-tick">
        <label>
          <input
            type="checkbox"
            checked={desk.ticked.value.has(key)}
            onChange={() => {
              desk.ticked.value = toggled(desk.ticked.peek(), key);
            }}
          />
          <span class="spoken-only">{rollout.pick(name)}</span>
        </label>
      </td>
      <th scope="row" class="choice-name">
        <button
          type="button"
          aria-pressed={desk.chosen.value === key}
          onClick={() => {
            desk.bench.thing.value = null;
            desk.chosen.value = desk.chosen.peek() === key ? null : key;
          }}
        >
          {isBest && <span class="best-tag">{say.best}</span>}
          {name}
        </button>
      </th>
    </>
  );
};

const ChoiceRow = (props: RowProps): JSX.Element => {
  const { desk, texts, game, choice, loss, estimate } = props;
  const { result: say } = texts;
  const key = choiceKey(choice);
  const name = sayChoiceName(texts, text(), choice);
  const point = (to: string | null) => (): void => {
    desk.pointed.value = to;
  };
  return (
    <tr
      class={desk.chosen.value === key ? 'is-chosen' : ''}
      onPointerEnter={point(key)}
      onPointerLeave={point(null)}
      onFocusIn={point(key)}
      onFocusOut={point(null)}
    >
      <ChoiceCells {...props} />
      {seatsOf(game).map((seat) => (
        <td key={seat} class={`choice-share ${seat === game.turn.seat ? 'is-mover' : ''}`}>
          <Marker color={game.setup.colors[seat] ?? 'green'} size={22} />
          <SharedChance share={choice.shares[seat] ?? 0} estimate={estimate?.shares[seat]} />
        </td>
      ))}
      <td class="choice-fact">
        <small aria-hidden="true">{say.lost}</small>
        <span class={(loss ?? 0) > 0.0005 ? 'is-lost' : ''}>
          {loss === null ? '–' : points(loss)}
        </span>
      </td>
      <td class="choice-fact">
        <small aria-hidden="true">{say.busts}</small>
        {say.of216(choice.busts)}
      </td>
      <td class="choice-play">
        <button
          type="button"
          class="wood-button"
          aria-label={say.playNamed(name)}
          onClick={resultAfter(() => desk.bench.play(choice))}
        >
          {say.play}
        </button>
      </td>
    </tr>
  );
};

const Head = ({ texts, game, names }: Omit<Props, 'ranking' | 'desk'> & { names: Names }) => (
  <thead class="spoken-only">
    <tr>
      <th scope="col">{texts.rollout.title}</th>
      <th scope="col">{texts.result.choice}</th>
      {seatsOf(game).map((seat) => (
        <th key={seat} scope="col">
          {names.player(seat)}
        </th>
      ))}
      <th scope="col">{texts.result.lost}</th>
      <th scope="col">{texts.result.busts}</th>
      <th scope="col">{texts.result.play}</th>
    </tr>
  </thead>
);

/** Every choice with everybody's chances after it, the best first. */
export const Choices = ({ desk, texts, game, ranking }: Props): JSX.Element => {
  const { estimates } = desk.assay.rollout.value;
  return (
    <>
      <table class="choices">
        <caption>{texts.result.caption}</caption>
        <Head texts={texts} game={game} names={namesIn(text(), game)} />
        <tbody>
          {ranking.rows.map(({ choice, loss }, at) => (
            <ChoiceRow
              key={choiceKey(choice)}
              {...{ desk, texts, game, choice, loss, isBest: at === 0 }}
              estimate={estimates.get(choiceKey(choice))}
            />
          ))}
        </tbody>
      </table>
      <p class="choices-line">{texts.result.lostLine}</p>
    </>
  );
};

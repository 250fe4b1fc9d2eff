import type { ConsideredChoice, Estimate } from '@claim-it/ai';
import { shownShares } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import type { ChoiceEstimate } from '@claim-it/client/analysis';
import type { Game } from '@claim-it/rules';
import { colorOf, seatsOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { ColumnHeads } from '../../../kit/controls/dataTable.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { percent, points } from '../../../kit/text/numbers.ts';
import type { AnalysisProps } from '../state/analysisState.ts';
import type { Ranking } from '../state/rollouts.ts';
import { choiceKey, SHOWN_DIGITS } from '../state/rollouts.ts';
import { namesIn, sayChoiceName } from '../state/words.ts';

type Props = AnalysisProps & { readonly game: Game; readonly ranking: Ranking };

/** Runs an action that removes the pressed button; the focus moves to the heading of the result. */
export const resultAfter = (act: () => void) => (): void => {
  document.querySelector<HTMLElement>('.result-sheet h2')?.focus();
  act();
};

/** A chance, and below it the same rolled out with its standard error. */
export const SharedChance = ({
  share,
  estimate,
}: {
  readonly share: number;
  readonly estimate: Estimate | undefined;
}): JSX.Element => (
  <span class="shared-chance">
    <b>{percent(share, SHOWN_DIGITS)}</b>
    {estimate !== undefined && (
      <small>{`${points(estimate.mean)}±${points(estimate.standardError, 2)}`}</small>
    )}
  </span>
);

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

type RowProps = Omit<Props, 'ranking'> & {
  readonly choice: ConsideredChoice;
  readonly isBest: boolean;
  /** Null where it is not known. */
  readonly loss: number | null;
  readonly estimate: ChoiceEstimate | undefined;
};

/** The row can be pointed at, chosen, ticked for a rollout, and played. */
const ChoiceCells = ({ state, choice, isBest }: RowProps): JSX.Element => {
  const { rollout, result } = analysis.text();
  const { editor, chosen, ticked } = state;
  const key = choiceKey(choice);
  const name = sayChoiceName(choice);
  return (
    <>
      <td class="choice-tick">
        <label class="centered">
          <input
            type="checkbox"
            checked={ticked.value.has(key)}
            onChange={() => {
              ticked.value = toggled(ticked.peek(), key);
            }}
          />
          <span class="spoken-only">{rollout.pick(name)}</span>
        </label>
      </td>
      <th scope="row" class="choice-name">
        <button
          type="button"
          aria-pressed={chosen.value === key}
          onClick={() => {
            editor.thing.value = null;
            chosen.value = chosen.peek() === key ? null : key;
          }}
        >
          {isBest && <span class="best-tag">{result.best}</span>}
          {name}
        </button>
      </th>
    </>
  );
};

const ChoiceRow = (props: RowProps): JSX.Element => {
  const { state, game, choice, loss, estimate } = props;
  const { result: say } = analysis.text();
  const key = choiceKey(choice);
  const shares = shownShares(choice.shares, SHOWN_DIGITS);
  return (
    <tr
      class={`in-row ${state.chosen.value === key ? 'is-chosen' : ''}`}
      onPointerEnter={sets(state.pointed, key)}
      onPointerLeave={sets(state.pointed, null)}
      onFocusIn={sets(state.pointed, key)}
      onFocusOut={sets(state.pointed, null)}
    >
      <ChoiceCells {...props} />
      {seatsOf(game).map((seat) => (
        <td key={seat} class={`choice-share one-row ${seat === game.turn.seat ? 'is-mover' : ''}`}>
          <Marker color={colorOf(game, seat)} size={22} />
          <SharedChance share={shares[seat] ?? 0} estimate={estimate?.shares[seat]} />
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
        {choice.then === 'take' ? '–' : say.of216(choice.busts)}
      </td>
      <td class="choice-play">
        <button
          type="button"
          class="wood-button"
          aria-label={say.playNamed(sayChoiceName(choice))}
          onClick={resultAfter(() => state.editor.play(choice))}
        >
          {say.play}
        </button>
      </td>
    </tr>
  );
};

/** Every choice with the chances of all players after it, the best first. */
export const Choices = ({ ranking, ...props }: Props): JSX.Element => {
  const { state, game } = props;
  const { rollout, result: say } = analysis.text();
  const { estimates } = state.evaluation.rollout.value;
  const players = seatsOf(game).map(namesIn(game).player);
  const columns = [rollout.title, say.choice, ...players, say.lost, say.busts, say.play];
  return (
    <>
      <table class="choices">
        <caption>{say.caption}</caption>
        <ColumnHeads names={columns} isHidden={true} />
        <tbody>
          {ranking.rows.map(({ choice, loss }, at) => {
            const key = choiceKey(choice);
            const row = { choice, loss, isBest: at === 0, estimate: estimates.get(key) };
            return <ChoiceRow key={key} {...props} {...row} />;
          })}
        </tbody>
      </table>
      <p class="choices-line faint">{say.lostLine}</p>
    </>
  );
};

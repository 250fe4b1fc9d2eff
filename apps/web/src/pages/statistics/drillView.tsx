import './drills.css';
import type { Advice } from '@claim-it/ai';
import { Board, Marker, ThreeDice } from '@claim-it/board';
import { startConsidering } from '@claim-it/client/analysis';
import type { Game, Roll, Seat } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';
import type { LedgerText } from '@claim-it/text';
import { namesOf, sayAdvice, sayChoice } from '@claim-it/text/say';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { WoodButton } from '../../kit/controls/buttons.tsx';
import { language } from '../../kit/navigation/navigation.ts';
import { puzzles } from '../../kit/text/lazyTexts.ts';
import { numbered } from '../../kit/text/numbers.ts';
import { text } from '../../kit/text/texts.ts';
import { Situation } from '../../parts/situation/situation.tsx';
import { boardModel } from '../../table/board/boardModel.ts';
import { offersIn } from '../../table/model/offers.ts';
import type { Verdict } from './drill.ts';
import { drillGame, verdictOn, withChosen } from './drill.ts';
import type { OwnMistake } from './sums.ts';

type Answered = Verdict & { readonly advice: Advice | null };

const rollIn = ({ turn: { phase } }: Game): Roll | null =>
  phase.kind === 'toPlace' ? phase.roll : null;

const Dice = ({ roll }: { readonly roll: Roll }): JSX.Element => (
  <div class="drill-dice" role="img" aria-label={text().table.tray.rolled(roll)}>
    <ThreeDice roll={roll} size={46} />
  </div>
);

type SaidProps = {
  readonly texts: LedgerText;
  readonly game: Game;
  readonly mistake: OwnMistake;
  readonly answered: Answered;
};

/** Right or wrong, and why. */
const Told = ({ texts: { drill: say }, game, mistake, answered }: SaidProps): JSX.Element => {
  const names = namesOf(text(), game.setup.colors);
  const [best] = mistake.choices;
  const placement = placementsOf(game).find(({ space }) => space === best?.space) ?? null;
  const { kind, loss, isPlayed, advice } = answered;
  const points = numbered(100 * loss, 1);
  return (
    <>
      <p class={kind === 'wrong' ? 'drill-wrong' : 'drill-right'}>
        {kind === 'wrong' ? say.wrong(points) : say[kind]}
      </p>
      {kind === 'wrong' && isPlayed && <p>{say.same}</p>}
      {advice !== null ? (
        <p>{sayAdvice(text(), advice, names)}</p>
      ) : (
        best !== undefined && <p>{say.best(sayChoice(text(), { ...best, placement }))}</p>
      )}
    </>
  );
};

/** The words of the puzzles say it; until they are here the board alone must do. */
const Standing = ({ game }: Pick<SaidProps, 'game'>): JSX.Element | null => {
  const wanted = language.value;
  useEffect(() => {
    void puzzles.fetch(wanted);
  }, [wanted]);
  const texts = puzzles.texts.value;
  return texts === null ? null : <Situation texts={texts} game={game} />;
};

type OneProps = Omit<SaidProps, 'answered'>;

/** One position: choose a space, then roll or take. */
const One = ({ texts, game: start, mistake }: OneProps): JSX.Element => {
  const { drill: say } = texts;
  const game = useSignal(start);
  const answered = useSignal<Answered | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  const isAnswered = answered.value !== null;
  useEffect(() => {
    if (isAnswered) again.current?.focus();
  }, [isAnswered]);
  const { chosen } = offersIn(game.value);
  const seat: Seat = start.turn.seat;
  const names = namesOf(text(), start.setup.colors);
  const roll = rollIn(start);
  const answer = (then: 'roll' | 'take'): void => {
    const verdict = chosen === null ? null : verdictOn(mistake, chosen, then);
    if (verdict === null) return;
    answered.value = { ...verdict, advice: null };
    startConsidering(start, (found) => {
      const { value } = answered;
      if (value !== null && found?.kind === 'choices')
        answered.value = { ...value, advice: found.advice };
    });
  };
  const model = boardModel(text().spaces, {
    ...{ game: game.value, names, you: seat, keys: null },
    isOpen: answered.value === null,
  });
  return (
    <div class="drill">
      <Board
        model={model}
        onChoose={(space) => {
          game.value = withChosen(game.peek(), space);
        }}
        onRefused={() => undefined}
      />
      <div class="sheet drill-words">
        <p class="drill-ask">
          <Marker color={start.setup.colors[seat] ?? 'green'} size={32} />
          {say.ask(names.player(seat))}
        </p>
        {roll !== null && <Dice roll={roll} />}
        <Standing game={start} />
        {answered.value === null ? (
          <fieldset class="drill-then">
            <legend>{say.andThen}</legend>
            {(['roll', 'take'] as const).map((then) => (
              <button
                key={then}
                type="button"
                class="plate"
                aria-disabled={chosen === null}
                onClick={() => answer(then)}
              >
                {say[then]}
              </button>
            ))}
          </fieldset>
        ) : (
          <button
            type="button"
            class="wood-button"
            ref={again}
            onClick={() => {
              answered.value = null;
              game.value = start;
            }}
          >
            {say.again}
          </button>
        )}
        <div role="status" class="drill-told">
          {answered.value !== null && (
            <Told texts={texts} game={start} mistake={mistake} answered={answered.value} />
          )}
        </div>
      </div>
    </div>
  );
};

type Props = {
  readonly texts: LedgerText;
  readonly title: string;
  readonly mistakes: readonly OwnMistake[];
  readonly onBack: () => void;
};

/** The positions of one kind of mistake, one after another. */
export const DrillView = ({ texts, title, mistakes, onBack }: Props): JSX.Element => {
  const { drill: say } = texts;
  const at = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at.value]);
  const mistake = mistakes[at.value];
  const game = mistake === undefined ? null : drillGame(mistake);
  const isLast = at.value >= mistakes.length - 1;
  return (
    <section class="drills">
      <h2 ref={heading} tabIndex={-1}>
        {title} · {say.number(at.value + 1, mistakes.length)}
      </h2>
      {mistake !== undefined && game !== null && (
        <One key={at.value} texts={texts} game={game} mistake={mistake} />
      )}
      <p class="button-row">
        <WoodButton onPress={onBack}>{say.back}</WoodButton>
        {isLast ? (
          <span class="drill-done">{say.done}</span>
        ) : (
          <WoodButton
            onPress={() => {
              at.value += 1;
            }}
          >
            {say.next}
          </WoodButton>
        )}
      </p>
    </section>
  );
};

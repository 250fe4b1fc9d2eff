import './drill.css';
import { Board, Marker, ThreeDice } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { colorOf, placementsOf } from '@claim-it/rules';
import type { StatisticsText } from '@claim-it/text';
import { namesOf, sayAdvice, sayChoice } from '@claim-it/text/say';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { useTexts } from '../../../kit/frame/withTexts.tsx';
import { puzzles } from '../../../kit/text/lazyTexts.ts';
import { numbered } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import { useAdvice } from '../../../parts/advice/useAdvice.ts';
import type { Mistake } from '../../../parts/results/result.ts';
import { Situation } from '../../../parts/situation/situation.tsx';
import { boardModel } from '../../../table/board/boardModel.ts';
import { offersIn } from '../../../table/model/offers.ts';
import type { DrillVerdict } from './drill.ts';
import { drillGame, verdictOn, withChosen } from './drill.ts';

type DrillProps = {
  readonly texts: StatisticsText;
  /** The position, the roll waiting. */
  readonly start: Game;
  readonly mistake: Mistake;
};

/** Right or wrong, and why. */
const Told = ({
  texts: { drill: say },
  start,
  mistake,
  answered: { kind, loss, isPlayed },
}: DrillProps & { readonly answered: DrillVerdict }): JSX.Element => {
  const [best] = mistake.choices;
  const advice = useAdvice(start);
  const placement = placementsOf(start).find(({ space }) => space === best?.space) ?? null;
  const isWrong = kind === 'wrong';
  return (
    <>
      <p class={isWrong ? 'drill-wrong' : 'drill-right'}>
        {isWrong ? say.wrong(numbered(100 * loss, 1)) : say[kind]}
      </p>
      {isWrong && isPlayed && <p>{say.same}</p>}
      {advice !== null ? (
        <p>{sayAdvice(text(), advice, namesOf(text(), start.setup.colors))}</p>
      ) : (
        best !== undefined && <p>{say.best(sayChoice(text(), { ...best, placement }))}</p>
      )}
    </>
  );
};

/** How things stand, in the words of the puzzles; until they are loaded only the board shows it. */
const Standing = ({ start }: Pick<DrillProps, 'start'>): JSX.Element | null =>
  useTexts(puzzles) === null ? null : <Situation game={start} />;

const Question = ({ texts: { drill: say }, start }: Omit<DrillProps, 'mistake'>): JSX.Element => {
  const { seat, phase } = start.turn;
  const roll = phase.kind === 'toPlace' ? phase.roll : null;
  return (
    <>
      <p class="drill-ask one-row">
        <Marker color={colorOf(start, seat)} size={32} />
        {say.ask(namesOf(text(), start.setup.colors).player(seat))}
      </p>
      {roll !== null && (
        <div class="drill-dice" role="img" aria-label={text().table.tray.rolled(roll)}>
          <ThreeDice roll={roll} size={46} />
        </div>
      )}
      <Standing start={start} />
    </>
  );
};

/** One position: choose a space, then roll or take. */
const Drill = (props: DrillProps): JSX.Element => {
  const { texts, start, mistake } = props;
  const { drill: say } = texts;
  const game = useSignal(start);
  const answered = useSignal<DrillVerdict | null>(null);
  const again = useRef<HTMLButtonElement>(null);
  const answer = answered.value;
  useEffect(() => {
    if (answer !== null) again.current?.focus();
  }, [answer !== null]);
  const { chosen } = offersIn(game.value);
  const model = boardModel(text().spaces, {
    game: game.value,
    names: namesOf(text(), start.setup.colors),
    you: start.turn.seat,
    keys: null,
    isOpen: answer === null,
  });
  const retry = (): void => {
    answered.value = null;
    game.value = start;
  };
  return (
    <div class="drill">
      <Board
        model={model}
        onChoose={(space) => {
          game.value = withChosen(game.peek(), space);
        }}
        onRefused={() => undefined}
      />
      <div class="sheet drill-words stacked">
        <Question texts={texts} start={start} />
        {answer === null ? (
          <fieldset class="drill-then in-row">
            <legend>{say.andThen}</legend>
            {(['roll', 'take'] as const).map((then) => (
              <PlateButton
                key={then}
                isOff={chosen === null}
                onPress={() => {
                  if (chosen !== null) answered.value = verdictOn(mistake, chosen, then);
                }}
              >
                {say[then]}
              </PlateButton>
            ))}
          </fieldset>
        ) : (
          <WoodButton focus={again} onPress={retry}>
            {say.again}
          </WoodButton>
        )}
        <div role="status" class="drill-told">
          {answer !== null && <Told {...props} answered={answer} />}
        </div>
      </div>
    </div>
  );
};

type Props = {
  readonly texts: StatisticsText;
  readonly title: string;
  readonly mistakes: readonly Mistake[];
  readonly onBack: () => void;
};

/** The positions of one kind of mistake, one after another. */
export const DrillView = ({ texts, title, mistakes, onBack }: Props): JSX.Element => {
  const { drill: say } = texts;
  const at = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at.value]);
  const mistake = mistakes[at.value];
  const start = mistake === undefined ? null : drillGame(mistake);
  const goOn = (): void => {
    at.value += 1;
  };
  return (
    <section class="drills">
      <h2 ref={heading} tabIndex={-1}>
        {title} · {say.number(at.value + 1, mistakes.length)}
      </h2>
      {mistake !== undefined && start !== null && (
        <Drill key={at.value} texts={texts} start={start} mistake={mistake} />
      )}
      <p class="button-row">
        <WoodButton onPress={onBack}>{say.back}</WoodButton>
        {at.value >= mistakes.length - 1 ? (
          <span class="drill-done">{say.done}</span>
        ) : (
          <WoodButton onPress={goOn}>{say.next}</WoodButton>
        )}
      </p>
    </section>
  );
};

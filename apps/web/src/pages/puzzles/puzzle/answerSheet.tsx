import type { Advice, Puzzle } from '@claim-it/ai';
import type { Names } from '@claim-it/text';
import { sayAdvice, sayChoice } from '@claim-it/text/say';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { WoodButton } from '../../../kit/controls/buttons.tsx';
import { DataTable } from '../../../kit/controls/dataTable.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { addressOf } from '../../../kit/navigation/navigation.ts';
import { puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { useAdvice } from '../../../parts/advice/useAdvice.ts';
import { choiceFor, verdictOf } from './choosing.ts';
import type { PuzzleAnswer } from './puzzleMatch.ts';

type TableProps = { readonly puzzle: Puzzle; readonly answer: PuzzleAnswer };

type Props = TableProps & {
  readonly names: Names;
  readonly onRetry: () => void;
  readonly children: JSX.Element;
};

/** What the coach says to the position; null until it has spoken, or if it would do something else. */
const useAgreeing = ({ game, choices: [best] }: Puzzle): Advice | null => {
  const advice = useAdvice(game);
  const { placement, then } = advice?.best ?? { placement: null };
  return placement?.space === best.placement.space && then === best.then ? advice : null;
};

/** Every choice with what rollouts say about it, the best first. */
export const ChoiceTable = ({ puzzle, answer }: TableProps): JSX.Element => {
  const { table: say } = puzzleTexts.text();
  const [best] = puzzle.choices;
  const own = choiceFor(puzzle, answer);
  const { percent, decimal } = text().numbers;
  const { plates } = text().table;
  const rows = puzzle.choices.map((choice) => {
    const { placement, then, share, error } = choice;
    const name = (
      <>
        {text().words.space(placement.space)}
        {text().words.colon}
        {then === 'roll' ? plates.rollAgain : plates.takeNothing}
        {choice === own && <small>{say.yours}</small>}
      </>
    );
    const behind = (
      <>
        {choice === best ? say.best : decimal(100 * (best.share - share))}
        {error > 0 && <small> ± {decimal(100 * error)}</small>}
      </>
    );
    const look = choice === best ? 'is-best' : '';
    return {
      key: `${placement.space}${then}`,
      look,
      cells: [name, percent(share), behind] as const,
    };
  });
  return (
    <div class="choice-table">
      <DataTable
        look="situation"
        caption={say.caption}
        columns={[say.choice, say.chance, say.behind]}
        rows={rows}
      />
    </div>
  );
};

/** Right or not, why, and what every choice is worth. */
export const AnswerSheet = (props: Props): JSX.Element => {
  const { puzzle, answer, names, onRetry, children } = props;
  const texts = puzzleTexts.text();
  const verdict = verdictOf(puzzle, answer);
  const advice = useAgreeing(puzzle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="sheet puzzle-slip puzzle-answer" data-verdict={verdict}>
      <h2 class="one-row" ref={heading} tabIndex={-1}>
        <Icon name={verdict === 'right' ? 'check' : 'close'} />
        {texts.verdicts[verdict].title}
      </h2>
      <p>{texts.verdicts[verdict].line}</p>
      <p class="puzzle-why">
        <b>
          {advice === null
            ? `${sayChoice(text(), puzzle.choices[0])}.`
            : sayAdvice(text(), advice, names)}
        </b>
      </p>
      <ChoiceTable puzzle={puzzle} answer={answer} />
      <p class="button-row">
        {children}
        <WoodButton onPress={onRetry}>{texts.tryAgain}</WoodButton>
        <a
          class="wood-button"
          href={`${addressOf({ kind: 'analysis' })}#${encodeURIComponent(puzzle.position)}`}
        >
          {texts.analyse}
        </a>
      </p>
    </section>
  );
};

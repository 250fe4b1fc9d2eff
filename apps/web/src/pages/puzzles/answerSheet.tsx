import type { Consideration, Puzzle } from '@claim-it/ai';
import { startConsidering } from '@claim-it/client/analysis';
import type { Names, PuzzleText } from '@claim-it/text';
import { sayAdvice, sayChoice } from '@claim-it/text/say';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { WoodButton } from '../../kit/controls/buttons.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { addressOf } from '../../kit/navigation/navigation.ts';
import { text } from '../../kit/text/texts.ts';
import { ChoiceTable } from './choiceTable.tsx';
import type { PuzzleAnswer } from './puzzleMatch.ts';
import { verdictOf } from './verdict.ts';

type Props = {
  readonly texts: PuzzleText;
  readonly puzzle: Puzzle;
  readonly answer: PuzzleAnswer;
  readonly names: Names;
  readonly onRetry: () => void;
  readonly children: JSX.Element;
};

/** What the coach says to the position; null until it has spoken, or if it would do something else. */
const useAdvice = ({ game, choices: [best] }: Puzzle): Consideration | null => {
  const heard = useSignal<Consideration | null>(null);
  useEffect(() => {
    const job = startConsidering(game, (consideration) => {
      heard.value = consideration;
    });
    return job.cancel;
  }, [game, heard]);
  const now = heard.value;
  if (now?.kind !== 'choices') return null;
  const { placement, then } = now.advice.best;
  return placement?.space === best.placement.space && then === best.then ? now : null;
};

const Why = ({ puzzle, names }: Pick<Props, 'puzzle' | 'names'>): JSX.Element => {
  const [best] = puzzle.choices;
  const heard = useAdvice(puzzle);
  return (
    <p class="puzzle-why">
      {heard?.kind === 'choices'
        ? sayAdvice(text(), heard.advice, names)
        : `${sayChoice(text(), best)}.`}
    </p>
  );
};

/** Right or not, why, and what every choice is worth. */
export const AnswerSheet = (props: Props): JSX.Element => {
  const { texts, puzzle, answer, names, onRetry, children } = props;
  const verdict = verdictOf(puzzle, answer);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="sheet puzzle-slip puzzle-answer" data-verdict={verdict}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name={verdict === 'right' ? 'check' : 'close'} />
        {texts.verdicts[verdict].title}
      </h2>
      <p>{texts.verdicts[verdict].line}</p>
      <Why puzzle={puzzle} names={names} />
      <ChoiceTable texts={texts} puzzle={puzzle} answer={answer} />
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

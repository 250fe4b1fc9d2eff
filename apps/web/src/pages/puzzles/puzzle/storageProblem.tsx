import type { JSX } from 'preact';
import { puzzles } from '../../../kit/text/lazyTexts.ts';
import { answersProblem } from '../stored/storedAnswers.ts';

/** Said where answers cannot be stored; everything else goes on. */
export const StorageProblem = (): JSX.Element | null =>
  answersProblem.value === null ? null : (
    <p class="puzzle-trouble" role="alert">
      {puzzles.text().notKept[answersProblem.value === 'storageFull' ? 'full' : 'forbidden']}
    </p>
  );

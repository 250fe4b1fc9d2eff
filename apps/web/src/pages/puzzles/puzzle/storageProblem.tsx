import type { JSX } from 'preact';
import { puzzles } from '../../../kit/text/lazyTexts.ts';
import { answersProblem } from '../stored/storedAnswers.ts';

/** Shown where answers cannot be stored; everything else works. */
export const StorageProblem = (): JSX.Element | null =>
  answersProblem.value === null ? null : (
    <p class="puzzle-trouble" role="alert">
      {puzzles.text().notKept[answersProblem.value === 'storageFull' ? 'full' : 'forbidden']}
    </p>
  );

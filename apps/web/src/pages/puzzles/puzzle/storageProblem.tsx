import type { PuzzleText } from '@claim-it/text';
import type { JSX } from 'preact';
import { answersProblem } from '../stored/storedAnswers.ts';

/** Said where answers cannot be stored; everything else goes on. */
export const StorageProblem = ({ texts }: { readonly texts: PuzzleText }): JSX.Element | null =>
  answersProblem.value === null ? null : (
    <p class="puzzle-trouble" role="alert">
      {texts.notKept[answersProblem.value === 'storageFull' ? 'full' : 'forbidden']}
    </p>
  );

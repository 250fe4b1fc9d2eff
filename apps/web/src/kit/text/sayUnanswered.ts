import { supportsSimd } from '@claim-it/ai';
import { text } from './texts.ts';

/** Why there is no answer: the browser is too old, or what is said of other failures. */
export const sayUnanswered = (otherwise: string): string =>
  supportsSimd() ? otherwise : text().notices.brainUnsupported;

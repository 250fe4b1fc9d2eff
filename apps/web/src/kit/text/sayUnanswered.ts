import { supportsSimd } from '@claim-it/ai';
import { text } from './texts.ts';

/** Why there is no answer: the browser is too old, or the general failure text. */
export const sayUnanswered = (otherwise: string): string =>
  supportsSimd() ? otherwise : text().notices.brainUnsupported;

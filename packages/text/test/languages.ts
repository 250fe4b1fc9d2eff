import type { Language } from '../src/index.ts';
import { LANGUAGES } from '../src/index.ts';

/** Every language but English, which the others are translated from. */
export const TRANSLATED: readonly Language[] = LANGUAGES.filter((language) => language !== 'en');

import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import type { LazyTexts } from './page.ts';
import { loadTexts } from './page.ts';

/** The mapped type makes a missing name a compile error. */
const NAMES: { readonly [Name in keyof LazyTexts]: true } = {
  analysis: true,
  bots: true,
  device: true,
  online: true,
  learn: true,
  statistics: true,
  places: true,
  privacy: true,
  puzzles: true,
  review: true,
  rulebook: true,
  verify: true,
};

test.each(LANGUAGES)('every page has its texts in a file of its own, %s', async (language) => {
  for (const name of Object.keys(NAMES) as (keyof LazyTexts)[])
    expect(Object.keys(await loadTexts(language, name)), name).not.toHaveLength(0);
});

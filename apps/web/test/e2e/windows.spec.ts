import { test } from './fixtures.ts';
import { STATES } from './states.ts';
import { expectWhole, HARDEST, WINDOWS } from './windows.ts';

test.use({ kept: { speed: 0, motion: 'reduced', name: 'Josie' } });

/** What is looked at, and in which windows; German has the longer words, so it is seen in all of them. */
const SEEN = {
  toDecide: { en: WINDOWS, de: WINDOWS },
  fivePlayers: { en: HARDEST, de: WINDOWS },
  lessonOne: { en: HARDEST, de: WINDOWS },
  toRoll: { en: [], de: HARDEST },
  otherTurn: { en: [], de: HARDEST },
  puzzle: { en: HARDEST, de: HARDEST },
  firstRoll: { en: HARDEST, de: HARDEST },
  jumped: { en: [], de: HARDEST },
  over: { en: [], de: HARDEST },
} as const;

for (const language of ['en', 'de'] as const)
  test(`${language}: board, plates, dice and turn are on the screen in every window`, async ({
    page,
  }) => {
    for (const [state, windows] of Object.entries(SEEN)) {
      if (windows[language].length === 0) continue;
      await STATES[state]?.(page, language);
      await expectWhole(page, state, windows[language]);
    }
  });

import type { Language } from '@claim-it/text';
import { expect, test } from './fixtures.ts';
import { STATES } from './states.ts';

/** A few fixed states; each would show at once that something has moved, gone or lost its colour. */
const PICTURES: readonly {
  readonly name: string;
  readonly state: keyof typeof STATES;
  readonly size: readonly [number, number];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly language?: Language;
}[] = [
  { name: 'home', state: 'home', size: [1440, 900] },
  { name: 'home-phone-night', state: 'home', size: [390, 844], settings: { theme: 'night' } },
  { name: 'table', state: 'toDecide', size: [1440, 900] },
  { name: 'table-night', state: 'toPlace', size: [1440, 900], settings: { theme: 'night' } },
  { name: 'table-contrast', state: 'toPlace', size: [1440, 900], settings: { contrast: 'high' } },
  { name: 'table-five', state: 'fivePlayers', size: [1440, 900], language: 'de' },
  { name: 'table-phone', state: 'toDecide', size: [390, 844] },
  { name: 'table-phone-dutch', state: 'over', size: [390, 844], language: 'nl' },
  { name: 'table-tablet', state: 'toPlace', size: [768, 1024] },
];

for (const { name, state, size, settings, language = 'en' } of PICTURES)
  test.describe(name, () => {
    const [width, height] = size;
    test.use({
      viewport: { width, height },
      // Half the size says as much and keeps the repository small.
      deviceScaleFactor: 0.5,
      kept: { speed: 0, motion: 'reduced', theme: 'day', name: 'Josie', ...settings },
    });

    test('looks as it did', async ({ page }) => {
      await STATES[state]?.(page, language);
      await page.mouse.move(0, 0);
      await expect(page).toHaveScreenshot(`${name}.png`, { scale: 'device' });
    });
  });

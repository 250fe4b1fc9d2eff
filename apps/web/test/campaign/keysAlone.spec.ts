import type { Language } from '@claim-it/text';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectFits } from '../e2e/looks.ts';
import type { Look } from '../e2e/play.ts';
import { keys } from '../e2e/play.ts';
import { WORDS } from '../e2e/words.ts';
import { atTable } from '../online/gather.ts';
import { checkedRolls, playTogether } from '../online/together.ts';
import { HOUSE } from '../online/words.ts';
import { BREAKS, closeTab, gather } from './company.ts';

test.use({ expected: BREAKS });

const DESK = { viewport: { width: 1440, height: 900 } };
const SMALL = { viewport: { width: 360, height: 560 } };
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

/** Presses Tab until this has the focus. */
const walkTo = async (target: Locator): Promise<void> => {
  const MOST = 150;
  const isThere = (): Promise<boolean> => target.evaluate((one) => one === document.activeElement);
  for (let steps = 0; !(await isThere()); steps += 1) {
    if (steps > MOST) throw new Error(`keys do not reach ${target}`);
    await target.page().keyboard.press('Tab');
  }
};

/** Who closes the tab: the one with the small screen, then the one with the large one. */
for (const language of LANGUAGES)
  test(`in ${language}, by keys alone: two people are ready and play, one closes the tab, the other lets a bot play`, async ({
    arrive,
  }) => {
    const { pages } = await gather(arrive, [DESK, SMALL], language);
    for (const page of pages) {
      await walkTo(page.locator('.ready-plate'));
      await page.keyboard.press('Space');
    }
    await atTable(...pages);
    const open = [...pages];
    for (const at of [1, 0]) {
      const [gone, other] = at === 1 ? open.toReversed() : open;
      if (gone === undefined || other === undefined) throw new Error('two people play');
      const isPlacing = ({ lit, chosen }: Look): boolean => lit.length > 0 && chosen === null;
      await playTogether(open, (look, _, page) => page === gone && isPlacing(look), 1, keys);
      const reopen = await closeTab(gone);
      const paper = other.locator('.away-paper');
      await expect(paper).toBeVisible({ timeout: 120_000 });
      await expectAccessible(other);
      await expectFits(other);
      await other.screenshot({ path: `dist/campaign/away-${language}-${at}.png` });
      const { name } = HOUSE[language].away.bot;
      await walkTo(paper.locator('.away-choice', { hasText: name }));
      await other.keyboard.press('Enter');
      await expect(paper).toHaveCount(0);
      await expect(other.locator('.banner[data-kind=yours]')).toBeVisible({ timeout: 240_000 });
      open[at] = await reopen();
      // Between two turns both have seen every roll.
      const isBetween = ({ canRoll, canTake, lit }: Look): boolean =>
        canRoll && !canTake && lit.length === 0;
      await playTogether(open, (look, begun) => begun.size === 2 && isBetween(look), 1, keys);
      const [rolls, others] = await Promise.all(open.map(checkedRolls));
      expect(others).toBe(rolls);
      for (const one of open)
        await expect(one.getByText(WORDS[language].notices.proofFailed)).toHaveCount(0);
    }
  });

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WORDS } from '../e2e/words.ts';
import { expectRolls, startPlaying } from './autoplay.ts';
import { expect, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';

/** A line on which, once it is asked to, the house's part of every roll is told as another one. */
const bendDice = async (page: Page): Promise<{ bend: () => void }> => {
  let isBent = false;
  const bent = (message: string): string =>
    message.replaceAll(/(house\\":\\")(.)/g, (_, head: string, first: string) =>
      first === '0' ? `${head}1` : `${head}0`,
    );
  await page.routeWebSocket(/\/api\/socket/, (line) => {
    const house = line.connectToServer();
    house.onMessage((message) => line.send(isBent ? bent(String(message)) : message));
  });
  return {
    bend: () => {
      isBent = true;
    },
  };
};

test('dice that were bent on the way freeze the table, and the record can still be saved', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  const line = await bendDice(ben);
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ben, 3);
  line.bend();
  const alert = ben.getByRole('alert').filter({ hasText: WORDS.en.notices.proofFailed });
  await expect(alert).toBeVisible();
  await expect(ben.locator('.roll-plate')).toHaveAttribute('aria-disabled', 'true');
  const waiting = ben.waitForEvent('download');
  await alert.getByRole('button', { name: WORDS.en.table.trouble.exportRecord }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain('[Seats');
});

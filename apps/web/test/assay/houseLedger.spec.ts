import { ledger as en } from '@claim-it/text/en/ledger';
import { openMenu } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { expect, test } from '../online/fixtures.ts';
import { atTable, follow, linksOn, openTable } from '../online/gather.ts';

const { menu } = WORDS.en.table;

/** Runs in the page: the records in the ledger of this device. */
const keptRecords = (): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('claim-it');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = opening.result.transaction('results').objectStore('results').getAll();
      rows.onsuccess = () => {
        opening.result.close();
        resolve(rows.result.map(({ record }) => String(record)));
      };
    };
  });

test.use({ expected: /ERR_FAILED.*api\/me\/games/ });

test('a game of the house counts once, on a device that forgot it too; a house out of reach is told', async ({
  arrive,
}) => {
  const kept = { coach: 'warn' };
  const [ada, ben] = [await arrive({ name: 'Ada', kept }), await arrive({ name: 'Ben' })];
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  // Somebody plays at another device: no coach.
  await expect(ada.locator('.coach-badge')).toHaveCount(0);
  await openMenu(ben);
  await ben.getByRole('dialog').getByRole('button', { name: menu.leave, exact: true }).click();
  await ben.getByRole('button', { name: menu.leaveNow('Ben') }).click();
  await expect(ada.locator('.banner[data-kind=over]')).toBeVisible();

  // The device writes the game down by itself, without the proof of its dice.
  await expect.poll(() => ada.evaluate(keptRecords)).toEqual([expect.not.stringContaining('Dice')]);
  await ada.goto('/en/ledger');
  await expect(ada.getByText(en.counted(1))).toBeVisible();
  await expect(ada.getByRole('table', { name: en.results.heading })).toContainText('100%');
  await ada.evaluate(() => indexedDB.deleteDatabase('claim-it'));
  await ada.reload();
  await expect(ada.getByText(en.counted(1))).toBeVisible();
  await ada.route('**/api/me/games*', (route) => route.abort());
  await ada.reload();
  await expect(ada.getByText(en.houseAway)).toBeVisible();
  await expect(ada.getByText(en.counted(1))).toBeVisible();
});

test('where only bots play along, the coach may sit at a table of the house', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada', kept: { coach: 'hints' } });
  await openTable(ada, { chairs: ['bot'] });
  await atTable(ada);
  await expect(ada.locator('.coach-badge')).toBeVisible();
});

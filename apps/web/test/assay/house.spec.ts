import { ledger as en } from '@claim-it/text/en/ledger';
import { finishTurn, mouse } from '../e2e/play.ts';
import { openMenu } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { expect, test } from '../online/fixtures.ts';
import { atTable, follow, linksOn, openTable } from '../online/gather.ts';
import { REPORT } from './known.ts';
import { idIn, PATIENCE } from './tour.ts';

const { show, progress, steps, head } = REPORT.en;
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

test('a game of the house counts once, on a device that forgot it too', async ({ arrive }) => {
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
});

test('a table of the house with a bot: a coach, chances only for those who watch, and a look back', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada', kept: { coach: 'hints' } });
  await openTable(ada, { chairs: ['bot'] });
  await atTable(ada);
  const table = new URL(ada.url()).pathname;
  await expect(ada.locator('.coach-badge')).toBeVisible();
  await finishTurn(ada, mouse()); // the bot has played, and it is Ada's turn again

  const watcher = await arrive({ name: 'Wanda' });
  await watcher.goto(`/en/stream/${idIn(ada)}`);
  await expect(watcher.locator('.show-chance').first()).toContainText('%', PATIENCE);
  await openMenu(ada);
  await ada.getByRole('dialog').getByRole('link', { name: menu.large }).click();
  await expect(ada.getByText(show.noChances)).toBeVisible();
  await expect(ada.locator('.show-chance')).toHaveCount(0);
  await ada.goBack();
  await atTable(ada);

  await openMenu(ada);
  await ada.getByRole('dialog').getByRole('button', { name: menu.lookBack }).click();
  await expect(ada.getByText(progress.replayOnly)).toBeVisible();
  const slider = ada.getByRole('slider');
  const first = await slider.inputValue();
  const rolls = (await slider.getAttribute('max')) ?? '';
  expect(Number(first)).toBeGreaterThan(1);
  await ada.getByRole('button', { name: steps.last }).click();
  await expect(slider).toHaveValue(rolls);
  await ada.getByLabel(steps.speed).selectOption('fast');
  await ada.getByRole('button', { name: steps.since }).click();
  await expect(ada.locator('.rolled')).toContainText(/^Turn [2-9]/);
  await expect(slider).toHaveValue(rolls); // played back to the end
  await ada.getByRole('link', { name: head.table }).click();
  await atTable(ada);
  expect(new URL(ada.url()).pathname).toBe(table);
});

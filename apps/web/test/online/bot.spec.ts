import { REPORT } from '../analysis/known.ts';
import { PATIENCE } from '../analysis/tour.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { finishTurn, keys, nextLook } from '../e2e/play.ts';
import { openMenu } from '../e2e/records.ts';
import { idOf } from '../e2e/storage.ts';
import { WORDS } from '../e2e/words.ts';
import { atTable, openTable } from './gather.ts';
import { expectRolls, playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;
const { show, progress, steps, head } = REPORT.en;
const { menu } = WORDS.en.table;

test('keys alone open a table with a bot and play: a coach, chances only for those who watch, a look back; then a second person at the same device', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada', kept: { coach: 'hints' } });
  await ada.goto('/en/open');
  const who = ada.getByRole('combobox', { name: SAY.open.who });
  await who.focus();
  await ada.keyboard.press('End');
  await expect(who).toHaveValue('bot');
  await ada.getByRole('radio', { name: SAY.open.none.name }).focus();
  await ada.keyboard.press('Space');
  await ada.getByRole('button', { name: SAY.open.start }).focus();
  await ada.keyboard.press('Enter');
  const before = await nextLook(ada, null);
  await expect(ada.locator('.coach-badge')).toBeVisible();
  const table = new URL(ada.url()).pathname;
  await ada.keyboard.press('r');
  await nextLook(ada, before.rest);
  await expectRolls(ada, 1);
  await expect(ada.locator('.notes-panel')).toContainText(/Ada: \d-\d-\d/);
  const seal = ada.getByRole('button', { name: /^Fair dice:/ });
  await seal.focus();
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('dialog', { name: SAY.seal.title })).toBeVisible();
  await ada.keyboard.press('Escape');
  await expect(seal).toBeFocused();
  await finishTurn(ada, keys); // the bot has played, and it is Ada's turn again

  const watcher = await arrive({ name: 'Wanda' });
  await watcher.goto(`/en/stream/${idOf(ada)}`);
  await expect(watcher.locator('.big-chance').first()).toContainText('%', PATIENCE);
  await openMenu(ada);
  await ada.getByRole('dialog').getByRole('link', { name: WORDS.en.pages.names.show }).click();
  await expect(ada.getByText(show.noChances)).toBeVisible();
  await expect(ada.locator('.big-chance')).toHaveCount(0);
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
  await ada.getByRole('button', { name: WORDS.en.table.notes.recap }).click();
  await expect(ada.locator('.rolled')).toContainText(/^Turn [2-9]/);
  await expect(slider).toHaveValue(rolls); // played back to the end
  await ada.getByRole('link', { name: head.table }).click();
  await atTable(ada);
  expect(new URL(ada.url()).pathname).toBe(table);

  await openTable(ada, { chairs: ['mine', 'bot'] });
  await ada.getByRole('textbox', { name: SAY.room.name }).fill('Mabel');
  await ada.getByRole('button', { name: SAY.room.sit, exact: true }).click();
  await atTable(ada);
  await expect(ada.locator('.players > li')).toHaveCount(3);
  await expect(ada.locator('.players')).toContainText('Mabel');
  const notes = ada.locator('.notes-panel');
  const hasPlayed = async (name: string): Promise<boolean> =>
    new RegExp(`${name}: \\d-\\d-\\d`).test((await notes.textContent()) ?? '');
  for (const name of ['Ada', 'Mabel']) await playTogether([ada], () => hasPlayed(name), 1);
});

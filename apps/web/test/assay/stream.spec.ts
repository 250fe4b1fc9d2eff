import { finishTurn, mouse, playOn } from '../e2e/play.ts';
import { openMenu } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { expect, test } from '../online/fixtures.ts';
import { atTable, openTable } from '../online/gather.ts';
import { REPORT } from './known.ts';

const { show, progress, steps, head } = REPORT.en;
const { menu } = WORDS.en.table;

test('a table of the house in large: chances for those who watch, none for those who play', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  await openTable(ada, { chairs: ['bot'] });
  await atTable(ada);
  await playOn(ada, mouse(), { isEnough: ({ chosen }) => chosen !== null });
  const id = new URL(ada.url()).pathname.split('/').at(-1) ?? '';
  const watcher = await arrive({ name: 'Wanda' });
  await watcher.goto(`/en/stream/${id}`);
  await expect(watcher.locator('.show-chance').first()).toContainText('%');
  await openMenu(ada);
  await ada.getByRole('dialog').getByRole('link', { name: menu.large }).click();
  await expect(ada.getByText(show.noChances)).toBeVisible();
  await expect(ada.locator('.show-chance')).toHaveCount(0);
  await ada.goBack();
  await atTable(ada);
  await openMenu(ada);
  await ada.getByRole('dialog').getByRole('button', { name: menu.lookBack }).click();
  await expect(ada.getByText(progress.replayOnly)).toBeVisible();
});

test('looking back at a table of the house plays what happened since, and leads back to it', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  await openTable(ada, { chairs: ['bot'] });
  await atTable(ada);
  const table = new URL(ada.url()).pathname;
  await finishTurn(ada, mouse()); // the bot has played, and it is Ada's turn again
  await openMenu(ada);
  await ada.getByRole('dialog').getByRole('button', { name: menu.lookBack }).click();
  const slider = ada.getByRole('slider');
  const first = await slider.inputValue();
  const rolls = await slider.getAttribute('max');
  await ada.getByRole('button', { name: steps.last }).click();
  await expect(slider).toHaveValue(rolls ?? '');
  await ada.getByRole('button', { name: steps.since }).click();
  await expect(ada.locator('.rolled')).toContainText(/^Turn [2-9]/);
  await expect(slider).toHaveValue(rolls ?? ''); // played back to the end
  expect(Number(first)).toBeGreaterThan(1);
  await ada.getByRole('link', { name: head.table }).click();
  await atTable(ada);
  expect(new URL(ada.url()).pathname).toBe(table);
});

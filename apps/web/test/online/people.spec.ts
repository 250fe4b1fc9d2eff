import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { seen } from '../e2e/passing.ts';
import { expectRolls, startPlaying, stopPlaying } from './autoplay.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;
const PROVED = fileURLToPath(
  new URL('../../../../packages/fairness/test/golden/proved.claim', import.meta.url),
);

test('a recovery link takes the seat to a phone, dice and all', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  const phone = await arrive({ name: 'Somebody', device: PHONE });
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ada, 3);
  await ada.goto('/en/me');
  await ada.getByRole('button', { name: SAY.me.makeLink }).click();
  const recovery = await ada.getByRole('textbox', { name: SAY.room.link }).inputValue();
  await phone.goto(recovery);
  await phone.getByRole('button', { name: SAY.recover.bring }).click();
  await expect(phone.getByText(SAY.recover.done(1))).toBeVisible();
  await phone.getByRole('link', { name: SAY.recover.toTables }).click();
  await phone.getByRole('link', { name: new RegExp(SAY.lobby.goOn) }).click();
  await atTable(phone);
  await startPlaying(phone);
  await expectRolls(phone, 14);
  await stopPlaying(phone);
  await expect(phone.locator('.players')).toContainText('Ada');
  await phone.getByRole('button', { name: /Seal of the dice/ }).click();
  // The secret came along, so nobody had to seal new envelopes.
  await expect(phone.getByText(SAY.seal.reseeds(1))).toHaveCount(0);
});

test('a name is changed, filtered, shown; data is shown and deleted', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  await ada.goto('/en/me');
  const name = ada.getByRole('textbox', { name: SAY.me.name.name });
  await name.fill('www.example.com');
  await ada.getByRole('button', { name: SAY.me.save }).click();
  await expect(ada.getByText(SAY.me.faults.looksLikeAddress)).toBeVisible();
  await name.fill('Adelheid');
  await ada.getByRole('button', { name: SAY.me.save }).click();
  await expect(ada.getByText(SAY.me.saved)).toBeVisible();
  await ada.getByRole('button', { name: SAY.me.show, exact: true }).click();
  await expect(ada.locator('.me-data')).toContainText('Adelheid');
  await ada.getByRole('button', { name: SAY.me.delete }).click();
  await ada.getByRole('button', { name: SAY.me.no }).click();
  await ada.getByRole('button', { name: SAY.me.delete }).click();
  await ada.getByRole('button', { name: SAY.me.yes }).click();
  await expect(ada.getByText(SAY.me.gone)).toBeVisible();
});

test('a listed table is found in the lobby, joined, and watched', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Benno' });
  await openTable(ada, {
    chairs: ['open'],
    before: (page) => page.getByRole('radio', { name: SAY.open.listed.name }).check(),
  });
  await ben.goto('/en/lobby');
  await ben.getByRole('link', { name: /Sit down ?: Ada/ }).click();
  await ben.getByRole('button', { name: SAY.room.sit, exact: true }).click();
  await atTable(ada, ben);
  const wim = await arrive({ name: 'Wim' });
  await wim.goto('/en/lobby');
  await expect(wim.getByRole('link', { name: /Watch ?: Ada/ })).toBeVisible();
  const mover = (await ada.title()).startsWith('●') ? ada : ben;
  await mover.goto('/en/lobby');
  await expect(mover.locator('.card-lines mark').first()).toHaveText(SAY.lobby.yourTurn);
  await expect(mover.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image/);
});

test('free text is there only where it was switched on, and can be muted', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada, {
    before: async (page) => {
      await page.getByRole('checkbox', { name: SAY.open.talk.name }).check();
      await expect(page.getByText(SAY.open.adults)).toBeVisible();
    },
  });
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  const write = async (words: string): Promise<void> => {
    await ada.getByRole('button', { name: SAY.talk.open }).click();
    await ada.getByRole('textbox', { name: SAY.talk.write }).fill(words);
    await ada.getByRole('button', { name: SAY.talk.send }).click();
  };
  const first = await seen(ben, '.bubble');
  await write('Here is <b>gold</b>!');
  await expect.poll(first).toContain('Ada: Here is <b>gold</b>!');
  await ben.getByRole('button', { name: SAY.talk.open }).click();
  await ben.getByRole('checkbox', { name: SAY.talk.mute('Ada') }).check();
  await ben.keyboard.press('Escape');
  await expect(ben.locator('.bubble')).toHaveCount(0);
  const toAda = await seen(ada, '.bubble');
  const toBen = await seen(ben, '.bubble');
  await write('And more');
  await expect.poll(toAda).toContain('Ada: And more');
  expect(await toBen()).toEqual([]);
});

test('the verifier proves a record, and says what is wrong with a changed one', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const record = await readFile(PROVED, 'utf8');
  await ada.goto('/en/verify');
  await ada.locator('input[type=file]').setInputFiles(PROVED);
  await expect(ada.getByRole('heading', { name: SAY.verify.proved })).toBeVisible();
  await ada
    .getByRole('textbox', { name: SAY.verify.paste })
    .fill(record.replace(/\[Result "[^"]*"\]/, '[Result "*"]'));
  await ada.getByRole('button', { name: SAY.verify.check }).click();
  await expect(ada.getByRole('heading', { name: SAY.verify.notProved })).toBeVisible();
});

test('keys alone open a table, sit down and play', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  await ada.goto('/en/open');
  await ada.getByRole('combobox', { name: SAY.open.who }).focus();
  await ada.keyboard.press('End');
  await expect(ada.getByRole('combobox', { name: SAY.open.who })).toHaveValue('bot');
  await ada.getByRole('button', { name: SAY.open.start }).focus();
  await ada.keyboard.press('Enter');
  await atTable(ada);
  const roll = ada.locator('.roll-plate[aria-disabled="false"]');
  await expect(roll).toBeVisible();
  await ada.keyboard.press('r');
  await expectRolls(ada, 1);
  await expect(ada.locator('.notes-panel')).toContainText(/Ada: \d-\d-\d/);
  const seal = ada.getByRole('button', { name: /Seal of the dice/ });
  await seal.focus();
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('dialog', { name: SAY.seal.title })).toBeVisible();
  await ada.keyboard.press('Escape');
  await expect(seal).toBeFocused();
});

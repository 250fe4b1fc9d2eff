import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORDS } from '@claim-it/testkit';
import { expectAccessible } from '../e2e/axe.ts';
import { expectFits, resize } from '../e2e/looks.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';
import { playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;
const PROVED = join(RECORDS, 'proved.claim');

test('a recovery link takes the seat to a phone, dice and all', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  const phone = await arrive({ name: 'Somebody', device: PHONE });
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await playTogether([ada, ben], ({ rest }) => rest > 3);
  await ada.goto('/en/me');
  await ada.getByRole('button', { name: SAY.me.makeLink }).click();
  const recovery = await ada.getByRole('textbox', { name: SAY.room.link }).inputValue();
  await phone.goto(recovery);
  await phone.getByRole('button', { name: SAY.recover.bring }).click();
  await expect(phone.getByText(SAY.recover.done(1))).toBeVisible();
  await phone.getByRole('link', { name: SAY.recover.toTables }).click();
  await phone.getByRole('link', { name: new RegExp(SAY.lobby.goOn) }).click();
  await atTable(phone);
  await expect(phone.locator('.players')).toContainText('Ada');
  await playTogether([phone, ben], (_, begun) => (begun.get(phone) ?? 0) > 1, 1);
  await phone.getByRole('button', { name: /Seal of the dice/ }).click();
  // The secret came along, so nobody had to seal new envelopes.
  await expect(phone.locator('.seal-code dd')).not.toBeEmpty();
  await expect(phone.getByText(SAY.seal.reseeds(1))).toHaveCount(0);
});

test('the pages of the house: accessible, whole on a phone, a verifier, a name, all data shown and deleted', async ({
  arrive,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const visit = async (name: string): Promise<void> => {
    await ada.goto(`/en/${name}`);
    await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ada.locator('.waiting')).toHaveCount(0);
    await expectAccessible(ada);
    await resize(ada, { width: 390, height: 844 });
    await expectFits(ada);
    await resize(ada, { width: 1280, height: 800 });
  };
  await visit('lobby');
  await visit('dice');
  await visit('recover');
  await visit('open');
  await ada.locator('.more-choices').evaluate((more) => more.setAttribute('open', ''));
  await ada.getByRole('radio', { name: SAY.open.live.name }).check();
  await ada.getByRole('radio', { name: SAY.open.takeOver.name }).check();
  await ada.getByRole('checkbox', { name: SAY.open.talk.name }).check();
  await expectAccessible(ada);

  await visit('verify');
  await ada.locator('input[type=file]').setInputFiles(PROVED);
  await expect(ada.getByRole('heading', { name: SAY.verify.proved })).toBeVisible();
  const changed = (await readFile(PROVED, 'utf8')).replace(/\[Result "[^"]*"\]/, '[Result "*"]');
  await ada.getByRole('textbox', { name: SAY.verify.paste }).fill(changed);
  await ada.getByRole('button', { name: SAY.verify.check }).click();
  await expect(ada.getByRole('heading', { name: SAY.verify.notProved })).toBeVisible();

  await visit('me');
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

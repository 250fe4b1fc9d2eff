import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORDS } from '@claim-it/testkit';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectFits, resize } from '../e2e/looks.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;
const PROVED = join(RECORDS, 'proved.claim');

// A device that was signed out from elsewhere asks for its turns before it is a new guest.
test.use({ expected: /401.*\/api\/me\/turns$/ });

test('the pages of the server: accessible, whole on a phone, a verifier, a name, all data shown and deleted', async ({
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
  // A second device by a link; the first signs it out, and would warn before it signs itself out.
  const phone = await arrive({ name: 'Ada' });
  await ada.getByRole('button', { name: SAY.me.makeLink }).click();
  await phone.goto(await ada.locator('.link-words input').inputValue());
  await phone.getByRole('button', { name: SAY.recover.bring }).click();
  await expect(phone.getByText(SAY.recover.done(0))).toBeVisible();
  await visit('me');
  const devices = ada.locator('.me-devices li');
  await expect(devices).toHaveCount(2);
  await ada.getByRole('button', { name: SAY.me.signOutThere }).press('Enter');
  await expect(ada.getByText(SAY.me.outThere)).toBeFocused();
  await expect(devices).toHaveCount(1);
  await phone.goto('/en/me');
  // A new guest, who has no other device.
  await expect(phone.locator('.me-devices li')).toHaveCount(1);
  await ada.getByRole('button', { name: SAY.me.signOutHere }).press('Enter');
  await expect(ada.getByText(SAY.me.onlyDevice)).toBeVisible();
  await expect(ada.getByRole('button', { name: SAY.me.signOutNo })).toBeFocused();
  await expectAccessible(ada);
  await ada.keyboard.press('Enter');
  await expect(ada.getByText(SAY.me.onlyDevice)).toHaveCount(0);

  await ada.getByRole('button', { name: SAY.me.show, exact: true }).click();
  await expect(ada.locator('.me-data')).toContainText('Adelheid');
  await ada.getByRole('button', { name: SAY.me.forget.name }).click();
  await ada.getByRole('button', { name: SAY.me.no }).click();
  await ada.getByRole('button', { name: SAY.me.forget.name }).click();
  await ada.getByRole('button', { name: SAY.me.yes }).click();
  await expect(ada.getByText(SAY.me.gone)).toBeVisible();
});

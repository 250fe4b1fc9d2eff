import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { atTable, follow, linkOn, openTable } from './gather.ts';
import { playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;

// Unknown words; a device without the secret offers another one; a signed-out device requests its turns.
test.use({ expected: /404.*\/api\/recovery$|409.*\/api\/me\/key$|401.*\/api\/me\/turns$/ });

test('one person on three devices: the words and the link lead to the same table, and each of them plays', async ({
  arrive,
}) => {
  const [ada, ben] = [await arrive({ name: 'Ada' }), await arrive({ name: 'Ben' })];
  await openTable(ada);
  const link = await linkOn(ada);
  const table = new URL(ada.url()).pathname;
  await follow(ben, link);
  await atTable(ada, ben);

  const desk = await arrive({ name: 'Somebody' });
  const settings = await ada.context().newPage();
  await settings.goto('/en/me');
  await settings.getByRole('button', { name: SAY.devices.show }).click();
  const shown = settings.locator('.me-words li');
  await expect(shown).toHaveCount(12);
  const words = await shown.allTextContents();
  await expectAccessible(settings);
  await settings.getByRole('button', { name: SAY.devices.kept }).click();
  await expect(settings.getByText(SAY.devices.keptDone)).toBeVisible();
  await expect(settings.locator('.me-words')).toHaveCount(0);

  await desk.goto('/en/recover');
  const typed = desk.getByRole('textbox', { name: SAY.devices.label });
  const signIn = desk.getByRole('button', { name: SAY.devices.signIn });
  await typed.fill(words.join(' ').replace(words[3] ?? '', 'goldmine'));
  await signIn.click();
  await expect(desk.getByText(SAY.devices.unknownWord('goldmine'))).toBeVisible();
  await typed.fill(words.slice(1).join(' '));
  await signIn.click();
  await expect(desk.getByText(SAY.devices.wordCount(11))).toBeVisible();
  await typed.fill(`${'abandon '.repeat(11)}about`);
  await signIn.click();
  await expect(desk.getByText(SAY.devices.nobody)).toBeVisible();
  await expectAccessible(desk);
  await typed.fill(words.join(', ').toUpperCase());
  await signIn.click();
  await expect(desk.getByText(SAY.devices.signedIn)).toBeVisible();
  await desk.goto(table);
  await atTable(desk);
  await playTogether([desk, ben], (_, begun) => (begun.get(desk) ?? 0) > 1, 1);

  const phone = await arrive({ name: 'Somebody' });
  await settings.getByRole('button', { name: SAY.me.makeLink }).click();
  await phone.goto(await settings.getByRole('textbox', { name: SAY.room.link }).inputValue());
  await phone.getByRole('button', { name: SAY.recover.bring }).click();
  await expect(phone.getByRole('link', { name: SAY.recover.toTables })).toBeVisible();
  await phone.goto(table);
  await atTable(phone);
  await playTogether([phone, ben], (_, begun) => (begun.get(phone) ?? 0) > 1, 1);
  await playTogether([ada, ben], (_, begun) => (begun.get(ada) ?? 0) > 1, 1);
  await ada.getByRole('button', { name: /^Fair dice:/ }).click();
  await expect(ada.locator('.seal-code dd')).not.toBeEmpty();
  await expect(ada.getByText(SAY.seal.reseeds(1))).toHaveCount(0);
});

/** An authenticator of the browser, as a phone or a password manager is one; its passkeys stay when the page forgets everything. */
const addAuthenticator = async (page: Page, hasPrf: boolean): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  });
};

/** Everything of the guest leaves the device but the passkey. */
const signOutHere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: SAY.me.signOutHere }).click();
  await page.getByRole('button', { name: SAY.me.signOutYes }).click();
  await expect(page.getByText(SAY.me.outHere)).toBeVisible();
};

test('a passkey brings a person back to the table, with the dice where it can carry the words', async ({
  arrive,
}) => {
  const [ada, ben] = [await arrive({ name: 'Ada' }), await arrive({ name: 'Ben' })];
  await addAuthenticator(ada, true);
  await openTable(ada);
  const link = await linkOn(ada);
  const table = new URL(ada.url()).pathname;
  await follow(ben, link);
  await atTable(ada, ben);
  await playTogether([ada, ben], (_, begun) => (begun.get(ada) ?? 0) > 0, 1);

  await ada.goto('/en/me');
  await ada.getByRole('button', { name: SAY.passkeys.keep }).click();
  await expect(ada.getByText(SAY.passkeys.kept)).toBeVisible();
  await expectAccessible(ada);
  await signOutHere(ada);

  await ada.goto('/en/recover');
  await expectAccessible(ada);
  await ada.getByRole('button', { name: SAY.passkeys.signIn }).click();
  await expect(ada.getByText(SAY.devices.signedIn)).toBeVisible();
  await ada.goto(table);
  await atTable(ada);
  await playTogether([ada, ben], (_, begun) => (begun.get(ada) ?? 0) > 1, 1);
  await expect(ada.getByText(SAY.devices.elsewhere)).toHaveCount(0);
  await ada.getByRole('button', { name: /^Fair dice:/ }).click();
  await expect(ada.locator('.seal-code dd')).not.toBeEmpty();
  await expect(ada.getByText(SAY.seal.reseeds(1))).toHaveCount(0);
});

test('a passkey that cannot carry the words says so, and is removed', async ({ arrive }) => {
  const ada = await arrive({ name: 'Ada' });
  await addAuthenticator(ada, false);
  await ada.goto('/en/me');
  await ada.getByRole('button', { name: SAY.passkeys.keep }).click();
  await expect(ada.getByText(SAY.passkeys.keptPlain)).toBeVisible();
  await signOutHere(ada);
  await ada.goto('/en/recover');
  await ada.getByRole('button', { name: SAY.passkeys.signIn }).click();
  await expect(ada.getByText(SAY.passkeys.signedInPlain)).toBeVisible();
  await ada.goto('/en/me');
  await expect(ada.getByText(SAY.passkeys.plain)).toBeVisible();
  await ada.getByRole('button', { name: new RegExp(`^${SAY.passkeys.remove}:`) }).click();
  await expect(ada.getByText(SAY.passkeys.removed)).toBeVisible();
  await expect(ada.getByText(SAY.passkeys.plain)).toHaveCount(0);
});

test('new words sign the other devices out, and the old words lead nowhere', async ({ arrive }) => {
  const [ada, lost] = [await arrive({ name: 'Ada' }), await arrive({ name: 'Somebody' })];
  await ada.goto('/en/me');
  await ada.getByRole('button', { name: SAY.devices.show }).click();
  const words = ada.locator('.me-words li');
  await expect(words).toHaveCount(12);
  const old = (await words.allTextContents()).join(' ');
  const enter = async (typed: string): Promise<void> => {
    await lost.goto('/en/recover');
    await lost.getByRole('textbox', { name: SAY.devices.label }).fill(typed);
    await lost.getByRole('button', { name: SAY.devices.signIn }).click();
  };
  await enter(old);
  await expect(lost.getByText(SAY.devices.signedIn)).toBeVisible();
  await ada.getByRole('button', { name: SAY.passkeys.renew.name }).click();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: SAY.passkeys.renewYes }).click();
  await expect(ada.getByText(SAY.passkeys.renewed)).toBeVisible();
  await expect
    .poll(async () => [await words.count(), (await words.allTextContents()).join(' ') === old])
    .toEqual([12, false]);
  const made = (await words.allTextContents()).join(' ');
  await enter(old);
  await expect(lost.getByText(SAY.devices.nobody)).toBeVisible();
  await enter(made);
  await expect(lost.getByText(SAY.devices.signedIn)).toBeVisible();
});

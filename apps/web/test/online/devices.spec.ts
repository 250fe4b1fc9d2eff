import { expectAccessible } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { atTable, follow, linkOn, openTable } from './gather.ts';
import { playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;

// Words that nobody has.
test.use({ expected: /404.*\/api\/recovery$/ });

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
  const words = await settings.locator('.me-words li').allTextContents();
  expect(words).toHaveLength(12);
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
  await ada.getByRole('button', { name: /Seal of the dice/ }).click();
  await expect(ada.locator('.seal-code dd')).not.toBeEmpty();
  await expect(ada.getByText(SAY.seal.reseeds(1))).toHaveCount(0);
});

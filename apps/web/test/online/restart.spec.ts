import { expect, test } from '../e2e/fixtures.ts';
import { BY_FINGER } from '../e2e/looks.ts';
import { labelsOn } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { atTable, follow, linkOn, openTable } from './gather.ts';
import { checkedRolls, playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const { notices, turns } = WORDS.en;
const SAY = HOUSE.en;

test.use({ expected: /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_EMPTY_RESPONSE|503/ });

test('a slow table goes on after the house was stopped or died in the middle of a turn; a recovery link takes a seat to a phone', async ({
  arrive,
  house,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada, {
    before: (page) => page.getByRole('radio', { name: SAY.open.slow.name }).check(),
  });
  const link = await linkOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await expect(ada.locator('.side-clock')).toContainText(/1 day|24 hours|23 hours/);
  const both = [ada, ben];

  let { page, look } = await playTogether(both, ({ rest, lit }) => rest > 4 && lit.length > 0);
  for (const [end, notice] of [
    [() => house.stop(), notices.houseRestarting],
    [() => house.kill(), notices.connectionLost],
  ] as const) {
    const rolls = await checkedRolls(page);
    const board = await labelsOn(page);
    await end();
    await expect(page.getByText(notice)).toBeVisible();
    await house.start();
    for (const one of both)
      await expect(one.locator('.halt-strip')).toHaveCount(0, { timeout: 40_000 });
    expect(await labelsOn(page)).toEqual(board);
    expect(await checkedRolls(page)).toBe(rolls);
    const { rest } = look;
    ({ page, look } = await playTogether(both, (now) => now.rest > rest + 4 && now.lit.length > 0));
  }
  await expect(page.getByText(notices.proofFailed)).toHaveCount(0);

  const phone = await arrive({ name: 'Somebody', device: BY_FINGER });
  await ada.goto('/en/me');
  await ada.getByRole('button', { name: SAY.me.makeLink }).click();
  const recovery = await ada.getByRole('textbox', { name: SAY.room.link }).inputValue();
  await phone.goto(recovery);
  await phone.getByRole('button', { name: SAY.recover.bring }).click();
  await expect(phone.getByText(SAY.recover.done(0))).toBeVisible();
  await phone.getByRole('link', { name: SAY.recover.toTables }).click();
  // Who is on turn depends on the dice, and so does what the link says.
  await phone
    .getByRole('link', { name: new RegExp(`^(${turns.roll}|${SAY.lobby.goOn}) ?: .*Ben`) })
    .click();
  await atTable(phone);
  await expect(phone.locator('.players')).toContainText('Ada');
  // Making the link left the chain of this table to the other devices: nothing has to be pressed.
  await expect(phone.getByRole('button', { name: SAY.devices.playHere })).toHaveCount(0);
  await playTogether([phone, ben], (_, begun) => (begun.get(phone) ?? 0) > 1, 1);
  await phone.getByRole('button', { name: /^Fair dice:/ }).click();
  await expect(phone.locator('.seal-code dd')).not.toBeEmpty();
  await expect(phone.getByText(SAY.seal.reseeds(1))).toHaveCount(0);
  await expect(phone.getByText(SAY.seal.lead)).toBeVisible();
  await expect(phone.getByText(/Ada and Ben mixed the last roll/)).toBeVisible();
});

import { labelsOn } from '../e2e/records.ts';
import { WORDS } from '../e2e/words.ts';
import { expect, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';
import { checkedRolls, playTogether } from './together.ts';
import { HOUSE } from './words.ts';

const { notices } = WORDS.en;

test.use({ expected: /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_EMPTY_RESPONSE|503/ });

test('a slow table goes on after the house was stopped, and after it died in the middle of a turn', async ({
  arrive,
  house,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada, {
    before: (page) => page.getByRole('radio', { name: HOUSE.en.open.slow.name }).check(),
  });
  const [link = ''] = await linksOn(ada);
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
});

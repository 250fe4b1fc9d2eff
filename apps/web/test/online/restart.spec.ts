import { WORDS } from '../e2e/words.ts';
import { checkedRolls, expectRolls, startPlaying, stopPlaying } from './autoplay.ts';
import { expect, test } from './fixtures.ts';
import { atTable, follow, linksOn, openTable } from './gather.ts';
import { HOUSE } from './words.ts';

const SAY = HOUSE.en;

test.use({ expected: /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_EMPTY_RESPONSE|503/ });
test.describe.configure({ mode: 'serial' });

test('a slow table goes on after the house was started again', async ({ arrive, house }) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada, {
    before: (page) => page.getByRole('radio', { name: SAY.open.slow.name }).check(),
  });
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await expect(ada.locator('.side-clock')).toContainText(/1 day|24 hours|23 hours/);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ada, 4);
  await stopPlaying(ada);
  await stopPlaying(ben);
  await ben.goto('about:blank');
  const rolls = await checkedRolls(ada);
  await house.stop();
  await expect(ada.getByText(WORDS.en.notices.houseRestarting)).toBeVisible();
  await house.start();
  await expect(ada.locator('.halt-strip')).toHaveCount(0, { timeout: 40_000 });
  await ben.goto(link.split('#')[0] ?? '');
  await atTable(ben);
  // One more may have been on its way when play was stopped; none may be missing.
  expect(await checkedRolls(ada)).toBeGreaterThanOrEqual(rolls);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ben, rolls + 3);
});

test('a house that dies in the middle of a turn loses nothing that was seen', async ({
  arrive,
  house,
}) => {
  const ada = await arrive({ name: 'Ada' });
  const ben = await arrive({ name: 'Ben' });
  await openTable(ada);
  const [link = ''] = await linksOn(ada);
  await follow(ben, link);
  await atTable(ada, ben);
  await startPlaying(ada);
  await startPlaying(ben);
  await expectRolls(ada, 5);
  await house.kill();
  const notes = await ada.locator('.notes-panel li').allTextContents();
  await expect(ada.getByText(WORDS.en.notices.connectionLost)).toBeVisible();
  await house.start();
  await expect(ada.locator('.halt-strip')).toHaveCount(0, { timeout: 40_000 });
  await expectRolls(ada, 5 + notes.length);
  await expect(ada.getByText(WORDS.en.notices.proofFailed)).toHaveCount(0);
});

import { desk } from '@claim-it/text/en/desk';
import { learn } from '@claim-it/text/en/learn';
import { expect, test } from './fixtures.ts';
import { mouse, nextLook, playOn } from './play.ts';
import { WORDS } from './words.ts';

const { setup, saved, settings } = desk;
const { notices, pages } = WORDS.en;

test('a table is set up by hand: five seats, colours, a strong bot, the variation', async ({
  page,
}) => {
  await page.goto('/en/setup');
  const add = page.getByRole('button', { name: setup.add });
  for (let seat = 2; seat < 5; seat += 1) await add.click();
  await expect(add).toBeHidden();
  await page.getByLabel(setup.name).nth(0).fill('Ada');
  await page.getByLabel(setup.name).nth(1).fill('Ada');
  const start = page.getByRole('button', { name: setup.start });
  await start.click();
  await expect(page.getByText(setup.sameName('Ada')).first()).toBeVisible();
  await page.getByLabel(setup.name).nth(1).fill('Ben');
  for (let seat = 1; seat < 5; seat += 1)
    await page.locator('.seat-card').nth(seat).getByText(setup.bot, { exact: true }).click();
  await page.getByText(setup.reuse.name).click();
  await start.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await playOn(page, mouse(), { isEnough: ({ chosen }) => chosen !== null });
  await expect(page.locator('.card')).toHaveCount(5);
  await page.goto('/en/setup');
  await expect(page.getByLabel(setup.name).nth(0)).toHaveValue('Ada');
  await expect(page.getByLabel(setup.name)).toHaveCount(5);
});

test('a running game waits on the first page', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: pages.home.playNow.title }).click();
  await playOn(page, mouse(), { isEnough: ({ chosen }) => chosen !== null });
  const { chosen } = await nextLook(page, null);
  await page.goto('/en/');
  await page.getByRole('link', { name: pages.home.goOn.title }).first().click();
  expect((await nextLook(page, null)).chosen).toBe(chosen);
});

test('a record that is none is refused with its line, and a deleted game is gone', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: pages.home.playNow.title }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/en/saved');
  await expect(page.locator('.game-card')).toHaveCount(1);
  const box = page.getByRole('textbox', { name: saved.paste });
  for (const [record, sentence] of [
    [' ', saved.empty],
    ['hello', /line 1/i],
    ['x'.repeat(200_001), notices.recordTooLong],
    ['[Game "Claim It!"]\n[Date "?"]\n[Seats "gg"]\n[Rules "std"]\n[Result "*"]\n', /line 3/i],
  ] as const) {
    await box.fill(record);
    await page.getByRole('button', { name: saved.read }).click();
    await expect(page.locator('.import-problem')).toHaveText(sentence);
  }
  await page.getByRole('button', { name: saved.remove }).click();
  await page.getByRole('button', { name: saved.yesRemove }).click();
  await expect(page.locator('.game-card')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(saved.none)).toBeVisible();
});

test('settings count at once and are kept', async ({ page }) => {
  await page.goto('/en/settings');
  await page.getByText(settings.theme.choices.night, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByText(settings.contrast.choices.high, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.getByText(settings.hand.choices.left, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hands', 'left');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.locator('html')).toHaveAttribute('data-hands', 'left');
});

test('the four lessons are learnt by doing', async ({ page }) => {
  const roll = page.locator('.roll-plate');
  const take = page.locator('.take-plate');
  const next = page.getByRole('button', { name: learn.next });
  const place = (space: string) => page.locator(`[data-space="${space}"]`).click();
  const said = (number: 1 | 2 | 3 | 4, step: string) => {
    const steps: Readonly<Record<string, { say: string }>> = learn.lessons[number].steps;
    return expect(page.locator('.coach-say')).toHaveText(steps[step]?.say ?? '');
  };

  await page.goto('/en/learn/1');
  await roll.click();
  await said(1, 'place');
  await place('6,6');
  await expect(page.locator('.coach-answer')).not.toBeEmpty();
  await place('2,3');
  await said(1, 'second');
  await roll.click();
  await said(1, 'placeSecond');
  await place('1,4');
  await said(1, 'take');
  await take.click();
  await said(1, 'done');

  await page.getByRole('link', { name: learn.nextLesson }).click();
  await next.click();
  await roll.click();
  await place('5,1');
  await place('1,5');
  await place('1,4');
  await place('4,5');
  await said(2, 'take');
  await take.click();
  await said(2, 'done');

  await page.getByRole('link', { name: learn.nextLesson }).click();
  await next.click();
  await roll.click();
  await said(3, 'bust');
  await next.click();
  await next.click();
  await take.click();
  await said(3, 'done');

  await page.getByRole('link', { name: learn.nextLesson }).click();
  await take.click();
  await next.click();
  await next.click();
  await roll.click();
  await place('2,5');
  await take.click();
  await said(4, 'done');
});

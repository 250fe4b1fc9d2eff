import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const TABLE = 'kZ3_-xYw12Q';

/** The service worker of the page, once it runs, as the browser calls it. */
const registrationOf = async (page: Page, cdp: CDPSession): Promise<string> => {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return found;
};

const noticesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ tag, title }) => `${tag} ${title}`);
  });

test.describe('a push message', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows a notice once for each turn, and none for what is no message of ours', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['notifications']);
    await page.clock.install();
    await page.goto('/en/settings');
    await page.clock.fastForward(3000);
    const cdp = await context.newCDPSession(page);
    const registrationId = await registrationOf(page, cdp);
    const push = (turn: number, table = TABLE): Promise<unknown> =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: baseURL ?? '',
        registrationId,
        data: JSON.stringify({
          kind: 'turn',
          table,
          turn,
          language: 'en',
          title: 'Your turn',
          body: 'Ben waits for you.',
        }),
      });
    await push(7);
    await expect.poll(() => noticesOn(page)).toEqual([`${TABLE} Your turn`]);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notice of await registration.getNotifications()) notice.close();
    });
    await push(7);
    await push(3, '../no-table');
    await push(1, 'another-table');
    await expect.poll(() => noticesOn(page)).toEqual(['another-table Your turn']);
  });
});

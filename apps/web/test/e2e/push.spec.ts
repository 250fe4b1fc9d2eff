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

/** Notes in the service worker what it shows: a browser without windows shows no notices and has no badge. */
const noteNotices = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('the service worker does not run');
  await worker.evaluate(() => {
    const shown: string[] = [];
    const { navigator, registration } = globalThis as unknown as ServiceWorkerGlobalScope;
    Object.defineProperty(navigator, 'setAppBadge', { value: null });
    registration.showNotification = async (title, options) => {
      shown.push(`${options?.tag} ${title}`);
    };
    Object.assign(globalThis, { shown });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
};

test.describe('a push message', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows a notice once for each turn, and none for what is no message of ours', async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    await page.goto('/en/settings');
    await page.clock.fastForward(3000);
    const cdp = await page.context().newCDPSession(page);
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
          body: 'Ben is waiting for you.',
        }),
      });
    const shown = await noteNotices(page);
    await push(7);
    await expect.poll(shown).toEqual([`${TABLE} Your turn`]);
    await push(7);
    await push(3, '../no-table');
    await push(1, 'another-table');
    await expect.poll(shown).toEqual([`${TABLE} Your turn`, 'another-table Your turn']);
  });
});

// @vitest-environment happy-dom
import { forgetGuest, tellRunning } from '@claim-it/client/running';
import type { TableCard } from '@claim-it/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { startTurns } from './startTurns.ts';

const CARD = {
  table: 'kZ3_-xYw12Q',
  status: 'playing',
  turn: 0,
  yours: [0],
  changedAt: 1,
} as unknown as TableCard;

const setAppBadge = vi.fn(async () => undefined);
const clearAppBadge = vi.fn(async () => undefined);
const fetched = vi.fn();

afterEach(() => vi.unstubAllGlobals());

test('icon and badge follow the waiting tables; no request where no server knows this device', async () => {
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
  document.head.innerHTML = '<link rel="icon" href="https://example.org/favicon.svg">';
  const icon = document.querySelector('link');
  forgetGuest();
  startTurns();
  tellRunning([CARD]);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  expect(icon?.href).toMatch(/^data:image\/svg/);
  tellRunning([]);
  expect(clearAppBadge).toHaveBeenCalled();
  expect(icon?.href).toBe('https://example.org/favicon.svg');
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
});

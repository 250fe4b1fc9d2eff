// @vitest-environment happy-dom
import { forgetGuest, noteGuest } from '@claim-it/client/running';
import { change } from '@claim-it/client/storage';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { quietInUtc } from './devicePush.ts';
import { NoticeSettings } from './noticeSettings.tsx';
import { TellMe } from './tellMe.tsx';

const KEY = 'B'.repeat(87);
const asked: { path: string; body: unknown }[] = [];
let subscription: object | null;
let key: string | null;
let permission: NotificationPermission;
const requestPermission = vi.fn(async () => permission);

const bytes = new Uint8Array(65).buffer;
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  options: { applicationServerKey: null },
  getKey: () => bytes,
  unsubscribe: async () => {
    subscription = null;
    return true;
  },
};
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async () => {
    subscription = SUBSCRIPTION;
    return SUBSCRIPTION;
  },
};

beforeEach(async () => {
  asked.length = 0;
  subscription = null;
  key = KEY;
  permission = 'default';
  requestPermission.mockClear();
  localStorage.clear();
  forgetGuest();
  change({ quiet: null });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push({ path, body: body === undefined ? null : JSON.parse(String(body)) });
    if (path === '/api/session') return Response.json({ guest: 'g', name: 'Ada' });
    return Response.json({ key, subscription: null });
  });
  await speaking('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paths = (): readonly string[] => asked.map(({ path }) => path);

test('notifications are offered, need a press, and are stored by the server', async () => {
  render(<TellMe />);
  const yes = await screen.findByRole('button', { name: 'Yes, tell me' });
  expect([requestPermission.mock.calls.length, paths()]).toEqual([0, []]);
  permission = 'granted';
  fireEvent.click(yes);
  expect(await screen.findByText('This device tells you.')).toBeTruthy();
  const kept = asked.find(({ path }) => path === '/api/me/push' && path.length > 0);
  expect(kept).toBeDefined();
  expect(asked.at(-1)).toMatchObject({
    path: '/api/me/push',
    body: { endpoint: SUBSCRIPTION.endpoint, language: 'en', quiet: null },
  });
});

test('who says no is never asked again', async () => {
  const { unmount } = render(<TellMe />);
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  unmount();
  render(<TellMe />);
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
  expect([requestPermission.mock.calls.length, paths()]).toEqual([0, []]);
});

test('one tap turns it off, here and at the server', async () => {
  permission = 'granted';
  render(<NoticeSettings />);
  const box = await screen.findByRole('switch', { name: 'On this device' });
  await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false));
  fireEvent.click(box);
  await waitFor(() => expect(box.getAttribute('aria-checked')).toBe('true'));
  fireEvent.click(box);
  await waitFor(() => expect(box.getAttribute('aria-checked')).toBe('false'));
  expect(paths()).toContain('/api/me/push/off');
  expect(subscription).toBeNull();
});

test('a browser that forbids or lacks it says so', async () => {
  permission = 'denied';
  render(<NoticeSettings />);
  expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
});

test('quiet hours are sent in UTC', () => {
  change({ quiet: { from: 22 * 60, to: 8 * 60 } });
  expect(quietInUtc(-120)).toEqual({ from: 20 * 60, to: 6 * 60 });
  expect(quietInUtc(300)).toEqual({ from: 3 * 60, to: 13 * 60 });
});

test('where the operator has switched push off, nothing is offered', async () => {
  key = null;
  noteGuest();
  const { container } = render(<TellMe class="sheet" />);
  render(<NoticeSettings />);
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/me/push'));
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  expect(container.textContent).toBe('');
});

import { createHmac } from 'node:crypto';
import { chairAt } from '@claim-it/fairness';
import type { AddedWebhook, PushState, TableWebhooks } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../src/ids.ts';
import { afterQuiet } from '../src/notices/quiet.ts';
import { subjectFor, vapidKeysOf } from '../src/notices/vapid.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { PushDevice, PushService } from './pushService.ts';
import { isOver, seatPeople, shakeAll } from './seating.ts';

const service = new PushService();
const house = new TestHouse();
beforeAll(async () => {
  await service.open();
  await house.start({ outbound: service.outbound(), areWebhooksAllowed: true });
});
afterAll(async () => {
  await house.remove();
  await service.close();
});

const bodyOf = (endpoint: string) => ({
  endpoint,
  ...new PushDevice().keys,
  language: 'nl',
  quiet: { from: 60, to: 120 },
});

describe('devices', () => {
  test('a device is notified with the key of the server, until it unsubscribes', async () => {
    const client = await Client.arrive(house.base);
    const state = async (): Promise<PushState> =>
      (await client.get('/api/me/push')).body as PushState;
    const { key, subscription } = await state();
    expect([key, subscription]).toEqual([vapidKeysOf(house.key).publicKey, null]);
    const body = bodyOf(`${service.origin}/device/1`);
    expect((await client.post('/api/me/push', body)).status).toBe(200);
    const { endpoint, language, quiet } = body;
    expect((await state()).subscription).toEqual({ endpoint, key, language, quiet });
    const { notices } = (await client.get('/api/me/data')).body as { notices: unknown };
    expect(notices).toMatchObject([{ service: new URL(service.origin).host, language: 'nl' }]);
    await client.post('/api/me/push/off');
    expect((await state()).subscription).toBeNull();
  });

  test('a device subscribes at a push service only, and with a session', async () => {
    const client = await Client.arrive(house.base);
    const elsewhere = await client.post('/api/me/push', bodyOf('https://example.org/x'));
    expect(elsewhere).toMatchObject({ status: 422, body: { kind: 'unknownService' } });
    const broken = { ...bodyOf(`${service.origin}/x`), p256dh: 'x' };
    expect((await client.post('/api/me/push', broken)).status).toBe(400);
    const stranger = new Client(house.base);
    expect((await stranger.get('/api/me/push')).status).toBe(401);
    expect((await stranger.post('/api/me/push', bodyOf(`${service.origin}/x`))).status).toBe(401);
  });
});

test('where the operator has disabled push, no device can subscribe and none is notified', async () => {
  const closed = new TestHouse();
  await closed.start({ outbound: service.outbound(), isPushAllowed: false });
  const client = await Client.arrive(closed.base);
  expect((await client.get('/api/me/push')).body).toEqual({ key: null, subscription: null });
  const answer = await client.post('/api/me/push', bodyOf(`${service.origin}/device/9`));
  expect(answer).toMatchObject({ status: 422, body: { kind: 'notOffered' } });
  await closed.remove();
});

/** How many of two subscribed devices with quiet hours get the notice of the first turn. */
const deviceDeliveries = async (isPushAllowed: boolean): Promise<number> => {
  const other = new TestHouse();
  await other.start({ outbound: service.outbound(), areWebhooksAllowed: true, isPushAllowed });
  const [table, people] = await seatPeople(other, 2);
  const allDay = { quiet: { from: 1, to: 0 }, language: 'en', sender: 'key', at: 1 };
  for (const { me, cookie } of people) {
    const session = hashToken(cookie.split('=')[1] ?? '');
    const device = { ...bodyOf(`${service.origin}/device/${session}`), ...allDay };
    await other.store.keepSubscription({ ...device, session, guest: me.guest });
  }
  const url = `${service.origin}/hook/${table}`;
  await people[0]?.post(`/api/tables/${table}/webhooks`, { url, language: 'en' });
  await shakeAll(table, people);
  await expect.poll(() => service.pushed.some(({ path }) => path === `/hook/${table}`)).toBe(true);
  const due = await other.store.dueDeliveries({ now: Number.MAX_SAFE_INTEGER, limit: 9 });
  await other.remove();
  return due.filter(({ kind }) => kind === 'push').length;
};

test('a device that subscribed earlier waits for no notice while push is off', async () => {
  expect([await deviceDeliveries(true), await deviceDeliveries(false)]).toEqual([1, 0]);
});

describe('webhooks', () => {
  const pushedTo = (path: string) => service.pushed.filter((one) => one.path === path);

  test('a webhook is called for a turn and for the end, signed, once each; only the host sees it', async () => {
    const [table, people] = await seatPeople(house, 2);
    const [host, guest] = people as [Client, Client];
    const path = `/api/tables/${table}/webhooks`;
    const url = `${service.origin}/hook/plain`;
    expect((await guest.post(path, { url, language: 'en' })).status).toBe(404);
    const added = await host.post(path, { url, language: 'en' });
    const { secret } = added.body as AddedWebhook;
    expect(added.status).toBe(201);
    await shakeAll(table, people);
    await expect.poll(() => pushedTo('/hook/plain').length).toBe(1);
    await host.do(table, { kind: 'leave', chair: chairAt(0) });
    await guest.until(isOver(guest, table));
    await expect.poll(() => pushedTo('/hook/plain').length).toBe(2);
    const events = pushedTo('/hook/plain').map(({ body, headers }) => {
      const time = headers['claim-it-timestamp'];
      const mac = createHmac('sha256', secret ?? '')
        .update(`${time}.${body}`)
        .digest('hex');
      expect(headers['claim-it-signature']).toBe(`sha256=${mac}`);
      return JSON.parse(String(body));
    });
    expect(events).toMatchObject([
      { event: 'turn', table, player: expect.any(String), chair: expect.any(Number) },
      { event: 'over', table, player: null, chair: null },
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
    expect((await guest.get(path)).status).toBe(404);
    const { most, webhooks } = (await host.get(path)).body as TableWebhooks;
    expect([most, webhooks.length, JSON.stringify(webhooks).includes('/hook/')]).toEqual([
      2,
      1,
      false,
    ]);
    expect(house.complaints).toEqual([]);
  });

  test('a host has two webhooks at most, and can remove them', async () => {
    const host = await house.visitor();
    const { table } = await host.open();
    const path = `/api/tables/${table}/webhooks`;
    const add = (name: string) =>
      host.post(path, { url: `${service.origin}/hook/${name}`, language: 'en' });
    const first = (await add('a')).body as AddedWebhook;
    expect((await add('b')).status).toBe(201);
    expect(await add('c')).toMatchObject({ status: 422, body: { kind: 'tooManyWebhooks' } });
    expect((await host.post(`${path}/${first.id}/remove`)).status).toBe(200);
    expect((await host.post(`${path}/${first.id}/remove`)).status).toBe(404);
    const foreign = await host.post(path, { url: 'https://10.0.0.1/x', language: 'en' });
    expect(foreign).toMatchObject({ status: 422, body: { kind: 'badAddress' } });
  });

  test('a webhook is refused where the operator allows none', async () => {
    const strict = await new TestHouse().start({ outbound: service.outbound() });
    const host = await strict.visitor();
    const { table } = await host.open();
    const path = `/api/tables/${table}/webhooks`;
    const url = `${service.origin}/hook/x`;
    expect((await host.post(path, { url, language: 'en' })).status).toBe(422);
    expect((await host.get(path)).body).toEqual({ most: 0, webhooks: [] });
    await strict.remove();
  });
});

const MINUTE = 60_000;
const at = (hour: number, minute = 0): number => Date.UTC(2026, 5, 1, hour, minute);

test.each([
  ['outside of them', at(12), { from: 60, to: 120 }, at(12)],
  ['within them', at(1, 30), { from: 60, to: 120 }, at(2)],
  ['at their beginning', at(1), { from: 60, to: 120 }, at(2)],
  ['at their end', at(2), { from: 60, to: 120 }, at(2)],
  ['over midnight, before it', at(23), { from: 22 * 60, to: 8 * 60 }, at(32)],
  ['over midnight, after it', at(5), { from: 22 * 60, to: 8 * 60 }, at(8)],
  ['that are none', at(5), { from: 60, to: 60 }, at(5)],
  ['that were not set', at(5) + 7, null, at(5) + 7],
])('quiet hours, %s', (_, now, quiet, expected) => {
  expect(afterQuiet(now, quiet)).toBe(expected);
  expect(afterQuiet(expected, quiet)).toBe(expected);
  if (expected > now) expect(afterQuiet(expected - MINUTE, quiet)).toBe(expected);
});

test('the push keys are derived from the key of the server only', () => {
  const key = Buffer.alloc(32, 7);
  expect(vapidKeysOf(key)).toEqual(vapidKeysOf(Buffer.from(key)));
  expect(vapidKeysOf(key)).not.toEqual(vapidKeysOf(Buffer.alloc(32, 8)));
  expect(Buffer.from(vapidKeysOf(key).publicKey, 'base64url')).toHaveLength(65);
});

test.each([
  [{ name: null, contact: 'ada@example.org' }, 'https://x.org', 'mailto:ada@example.org'],
  [{ name: null, contact: 'call me' }, 'https://x.org', 'https://x.org'],
  [{ name: null, contact: null }, 'http://x.org', 'mailto:nobody@claim-it.invalid'],
])('a push service may be at %j', (operator, origin, subject) => {
  expect(subjectFor(operator, origin)).toBe(subject);
});

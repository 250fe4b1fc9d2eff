import { expect, test } from 'vitest';
import { renewSubscription } from './subscription.ts';

const NEW = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/new',
  getKey: () => new Uint8Array([251, 255, 1]).buffer,
};

const renew = async (status: number, state: object) => {
  const sent: unknown[] = [];
  const keys: string[] = [];
  await renewSubscription({
    ask: async (path, request) => {
      if (request !== undefined)
        sent.push([path, request.method, JSON.parse(String(request.body))]);
      return Response.json(state, { status });
    },
    subscribe: async (key) => {
      keys.push(key);
      return NEW;
    },
  });
  return { sent, keys };
};

const subscription = { endpoint: 'old', key: 'old', language: 'de', quiet: { from: 1, to: 2 } };

test('a subscription that the browser has ended is renewed, and the server is notified', async () => {
  const { sent, keys } = await renew(200, { key: 'the-key', subscription });
  const { language, quiet } = subscription;
  const body = { endpoint: NEW.endpoint, p256dh: '-_8B', auth: '-_8B', language, quiet };
  expect([keys, sent]).toEqual([['the-key'], [['/api/me/push', 'POST', body]]]);
});

test.each([
  ['the server does not know this device', 401, {}],
  ['the device was not told of turns', 200, { key: 'the-key', subscription: null }],
  ['the operator has switched push off', 200, { key: null, subscription }],
])('nothing is subscribed where %s', async (_, status, state) => {
  expect(await renew(status, state)).toEqual({ sent: [], keys: [] });
});

import type {
  KeptPasskey,
  PasskeyBody,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignIn,
} from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChallenges } from '../src/people/challenges.ts';
import { isPlain } from '../src/people/passkeys.ts';
import { passkeyPlaceOf } from '../src/requests/origin.ts';
import { Authenticator, CERTIFIED } from './authenticator.ts';
import { Client } from './client.ts';
import { clockAt, TestHouse } from './fixture.ts';

const MINUTE = 60_000;
const SEALED = 'what-only-the-passkey-opens';

let ahead = 0;
const house = new TestHouse({ clock: clockAt(() => Date.now() + ahead) });
beforeAll(() => house.start());
afterAll(() => house.remove());

const offerFor = async (client: Client): Promise<PasskeyOffer> =>
  (await client.post('/api/me/passkeys/options')).body as PasskeyOffer;

const question = async (client = new Client(house.base)): Promise<PasskeyQuestion> => {
  // Challenges of the same instant would be equal.
  ahead += 1;
  return (await client.post('/api/passkeys/options')).body as PasskeyQuestion;
};

const keep = (client: Client, body: PasskeyBody) => client.post('/api/me/passkeys', body);

const signIn = (body: PasskeySignIn, client = new Client(house.base)) =>
  client.post('/api/passkeys', body);

/** A guest with a passkey. */
const withPasskey = async (sealed: string | null = SEALED) => {
  const client = await Client.arrive(house.base);
  const authenticator = new Authenticator(house.base);
  const made = authenticator.make(await offerFor(client));
  expect((await keep(client, { ...made, sealed })).status).toBe(200);
  return { client, authenticator };
};

const listOf = async (client: Client): Promise<readonly KeptPasskey[]> =>
  ((await client.get('/api/me/passkeys')).body as { passkeys: readonly KeptPasskey[] }).passkeys;

describe('passkeys', () => {
  test('a passkey opens a session on a new device, and returns the secret encrypted for it', async () => {
    const { client, authenticator } = await withPasskey();
    const phone = await Client.arrive(house.base);
    const { status, body } = await signIn(authenticator.sign(await question()), phone);
    expect([status, body]).toEqual([200, { ...client.me, sealed: SEALED }]);
    expect((await phone.get('/api/me')).body).toEqual(client.me);
  });

  test('a passkey that cannot carry the secret opens a session alone, and the list shows it', async () => {
    const { client, authenticator } = await withPasskey(null);
    const { body } = await signIn(authenticator.sign(await question()));
    expect(body).toEqual({ ...client.me, sealed: null });
    expect(await listOf(client)).toMatchObject([{ hasSecret: false, usedAt: expect.any(Number) }]);
  });

  test('a passkey is listed, shown with all data, and removed by its owner only', async () => {
    const { client, authenticator } = await withPasskey();
    const [one] = await listOf(client);
    expect(one).toMatchObject({ hasSecret: true, usedAt: null });
    expect((await client.get('/api/me/data')).body).toMatchObject({
      passkeys: [{ hasSecret: true, at: one?.at }],
    });
    const stranger = await Client.arrive(house.base);
    expect((await stranger.post(`/api/me/passkeys/${one?.id}/remove`)).status).toBe(404);
    expect((await client.post(`/api/me/passkeys/${one?.id}/remove`)).status).toBe(200);
    expect(await listOf(client)).toEqual([]);
    expect((await signIn(authenticator.sign(await question()))).status).toBe(404);
  });

  test('a passkey is deleted with its guest', async () => {
    const { client, authenticator } = await withPasskey();
    await client.post('/api/me/forget');
    expect((await signIn(authenticator.sign(await question()))).status).toBe(404);
    expect(await house.store.findPasskey(authenticator.id)).toBeNull();
  });

  test('a passkey needs a session to be created, and none of the routes accepts unreadable input', async () => {
    const stranger = new Client(house.base);
    for (const path of ['/api/me/passkeys', '/api/me/passkeys/options'])
      expect((await stranger.post(path)).status).toBe(401);
    expect((await stranger.get('/api/me/passkeys')).status).toBe(401);
    const client = await Client.arrive(house.base);
    expect((await client.post('/api/me/passkeys', { id: 'x' })).status).toBe(400);
    expect((await client.post('/api/passkeys', { id: 'x' })).status).toBe(400);
  });

  test('a guest has eight passkeys at most, and none twice', async () => {
    const { client, authenticator } = await withPasskey();
    const again = authenticator.make(await offerFor(client));
    expect((await keep(client, again)).status).toBe(409);
    const statuses: number[] = [];
    for (let made = 1; made < 9; made += 1) {
      const other = new Authenticator(house.base).make(await offerFor(client));
      statuses.push((await keep(client, other)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 409]);
    expect((await offerFor(client)).known).toContain(authenticator.id);
  });
});

describe('responses of an authenticator', () => {
  test('a response of an authenticator is refused the second time, also if two send it at once', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.sign(await question());
    const both = await Promise.all([signIn(answer), signIn(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await signIn(answer)).status).toBe(404);
  });

  test('a response of an authenticator is refused where the page has another origin', async () => {
    const { client, authenticator } = await withPasskey();
    authenticator.origin = 'https://claim-it.example';
    expect((await signIn(authenticator.sign(await question()))).status).toBe(404);
    const other = new Authenticator('https://claim-it.example');
    expect((await keep(client, other.make(await offerFor(client)))).status).toBe(422);
  });

  test('a response of an authenticator is refused where it is for another name', async () => {
    const { client, authenticator } = await withPasskey();
    const asked = await question();
    expect((await signIn(authenticator.sign({ ...asked, rpId: 'example' }))).status).toBe(404);
    const made = new Authenticator(house.base).make({
      ...(await offerFor(client)),
      rpId: 'example',
    });
    expect((await keep(client, made)).status).toBe(422);
  });

  test('a response of an authenticator is refused where there was no challenge, or an expired one, or one for another purpose', async () => {
    const { client, authenticator } = await withPasskey();
    const asked = await question();
    const own = Buffer.alloc(38, 1).toString('base64url');
    const { challenge } = await offerFor(client);
    const late = await question();
    ahead += 6 * MINUTE;
    for (const other of [own, challenge, late.challenge]) {
      const answer = authenticator.sign({ ...asked, challenge: other });
      expect((await signIn(answer)).status).toBe(404);
    }
    expect((await signIn(authenticator.sign(await question()))).status).toBe(200);
  });

  test('a response of an authenticator is refused where it belongs to another guest: signed by their passkey, or made for their challenge', async () => {
    const [ada, ben] = [await withPasskey(), await withPasskey()];
    const asked = await question();
    const forged = { ...ben.authenticator.sign(asked), id: ada.authenticator.id };
    expect((await signIn(forged)).status).toBe(404);
    const handle = { ...ben.authenticator.sign(asked), userHandle: ada.authenticator.userHandle };
    expect((await signIn(handle)).status).toBe(404);
    const made = new Authenticator(house.base).make(await offerFor(ada.client));
    expect((await keep(ben.client, made)).status).toBe(422);
  });

  test('a response of an authenticator is refused where its counter does not increase: the passkey may have been copied', async () => {
    const { authenticator } = await withPasskey();
    const counted: readonly (readonly [number, number])[] = [
      [5, 200],
      [6, 200],
      [6, 404],
      [2, 404],
      [0, 404],
      [7, 200],
    ];
    for (const [counter, status] of counted) {
      authenticator.counter = counter;
      expect((await signIn(authenticator.sign(await question()))).status).toBe(status);
    }
  });

  test('a response of an authenticator is refused where it has a certificate, whose issuer the server would have to contact', async () => {
    const client = await Client.arrive(house.base);
    const [offer, one] = [await offerFor(client), new Authenticator(house.base)];
    const [plain, certified] = [one.make(offer), one.make(offer, CERTIFIED)];
    expect([await isPlain(plain.attestation), await isPlain(certified.attestation)]).toEqual([
      true,
      false,
    ]);
    expect((await keep(client, certified)).status).toBe(422);
  });
});

test('passkeys are possible on https and on the machine itself, by name', () => {
  const place = (publicOrigin: string | null, host: string) =>
    passkeyPlaceOf({ publicOrigin, hosts: [], proxies: 0 }, { host })?.rpId ?? null;
  expect(place('https://play.example:8443', 'play.example:8443')).toBe('play.example');
  expect(place(null, 'localhost:1855')).toBe('localhost');
  expect(place('http://play.example', 'play.example')).toBeNull();
  expect(place('https://192.168.1.5', '192.168.1.5')).toBeNull();
  for (const host of ['127.0.0.1:1855', '[::1]:1855', '192.168.1.5', 'nas.local'])
    expect(place(null, host)).toBeNull();
});

test('a challenge of one server is invalid at another', () => {
  const [own, other] = [createChallenges(Buffer.alloc(32, 1)), createChallenges(Buffer.alloc(32))];
  const asked = own.make('sign in', 5);
  expect([own.read('sign in', asked, 5), other.read('sign in', asked, 5)]).toEqual([5, null]);
});

test('only the clock, which the test sets, was logged as a warning', () => {
  expect(house.complaints.filter((one) => !one.startsWith('clocks were moved'))).toEqual([]);
});

import { guestSecret, loginKey, toBase64Url } from '@claim-it/fairness';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSecrets, storedGuest } from '../storage/secrets.ts';
import { ownSecret } from './guestKey.ts';
import { arrive, noteSecret, signInWith } from './identity.ts';

const GUEST = 'guest-guest-guest-guest';
const ME = { guest: GUEST, name: 'Ada Digger' };

/** The keys that the server has; what was sent to it, and what it answers. */
let keys: Map<string, string>;
let sent: string[];

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const server = async (path: string, request?: RequestInit): Promise<Response> => {
  const text = String(request?.body ?? '');
  sent.push(text);
  const { key = '' } = JSON.parse(text === '' ? '{}' : text) as { key?: string };
  if (path === '/api/me/key') {
    const known = keys.get(GUEST) ?? key;
    keys.set(GUEST, known);
    return json(known === key ? 200 : 409, {});
  }
  if (path === '/api/recovery') return keys.get(GUEST) === key ? json(200, ME) : json(404, {});
  return json(200, ME);
};

beforeEach(() => {
  keys = new Map();
  sent = [];
  vi.stubGlobal('fetch', server);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetSecrets();
});

describe('the secret of a guest', () => {
  test('is made once on the first device, and only its key is sent', async () => {
    await arrive();
    await arrive();
    const stored = await storedGuest();
    const secret = await ownSecret();
    expect(stored).toMatchObject({ guest: GUEST, isKept: false });
    expect(secret !== null && loginKey(secret)).toBe(keys.get(GUEST));
    expect(sent.filter((text) => text.includes('key'))).toHaveLength(1);
    expect(sent.join()).not.toContain(stored?.entropy ?? '');
    expect(sent.join()).not.toContain(toBase64Url(secret ?? new Uint8Array(32)));
    await noteSecret('kept');
    expect(await storedGuest()).toMatchObject({ guest: GUEST, isKept: true });
  });

  test('is not another one on a second device, which gets it by the words', async () => {
    const entropy = toBase64Url(new Uint8Array(16));
    keys.set(GUEST, loginKey(guestSecret(new Uint8Array(16))));
    await arrive();
    expect(await ownSecret()).toBeNull();
    expect(await signInWith(toBase64Url(new Uint8Array(16).fill(1)))).toMatchObject({ ok: false });
    expect(await ownSecret()).toBeNull();
    expect(await signInWith(entropy)).toMatchObject({ ok: true, value: ME });
    expect(await ownSecret()).toEqual(guestSecret(new Uint8Array(16)));
  });

  test('leaves the device with everything else', async () => {
    await arrive();
    await forgetSecrets();
    expect([await storedGuest(), await ownSecret()]).toEqual([null, null]);
  });
});

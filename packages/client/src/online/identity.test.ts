import { guestSecret, loginKey, toBase64Url } from '@claim-it/fairness';
import type { LogHash } from '@claim-it/protocol';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allSecrets, forgetSecrets, storedGuest, storeSecret } from '../storage/secrets.ts';
import { ownSecret } from './guestKey.ts';
import { arrive, noteSecret, renewSecret, signInWith } from './identity.ts';

const GUEST = 'guest-guest-guest-guest';
const ME = { guest: GUEST, name: 'Ada Digger' };

/** The keys that the server has, the requests sent to it, and its responses. */
let keys: Map<string, string>;
let sent: string[];
/** Responses get lost. */
let isDeaf: boolean;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const server = async (path: string, request?: RequestInit): Promise<Response> => {
  const text = String(request?.body ?? '');
  sent.push(text);
  const body = JSON.parse(text === '' ? '{}' : text) as { key?: string; next?: string };
  const { key = '', next = '' } = body;
  if (path === '/api/me/key') {
    const known = keys.get(GUEST) ?? key;
    keys.set(GUEST, known);
    return json(known === key ? 200 : 409, {});
  }
  if (path === '/api/me/key/replace') {
    if (keys.get(GUEST) === key) keys.set(GUEST, next);
    if (isDeaf) throw new TypeError('the line broke');
    return json(keys.get(GUEST) === next ? 200 : 409, {});
  }
  if (path === '/api/recovery') return keys.get(GUEST) === key ? json(200, ME) : json(404, {});
  return json(200, ME);
};

beforeEach(() => {
  keys = new Map();
  sent = [];
  isDeaf = false;
  vi.stubGlobal('fetch', server);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetSecrets();
});

describe('the secret of a guest', () => {
  test('is generated once on the first device, and only its key is sent', async () => {
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

  test('is the same on a second device, which gets it by the words', async () => {
    const entropy = toBase64Url(new Uint8Array(16));
    keys.set(GUEST, loginKey(guestSecret(new Uint8Array(16))));
    await arrive();
    expect(await ownSecret()).toBeNull();
    expect(await signInWith(toBase64Url(new Uint8Array(16).fill(1)))).toMatchObject({ ok: false });
    expect(await ownSecret()).toBeNull();
    expect(await signInWith(entropy)).toMatchObject({ ok: true, value: ME });
    expect(await ownSecret()).toEqual(guestSecret(new Uint8Array(16)));
  });

  test('is deleted from the device with everything else', async () => {
    await arrive();
    await forgetSecrets();
    expect([await storedGuest(), await ownSecret()]).toEqual([null, null]);
  });
});

describe('new words', () => {
  const HELD = { origin: 0, turn: 2, isHeld: true };
  const ROW = { table: 'table-1', chair: 1, version: 2 as const, held: HELD };
  const SEEN = { seq: 4, hash: 'h' as LogHash };

  test('replace the old ones, and chains of the old ones are given up', async () => {
    await arrive();
    const before = await storedGuest();
    await storeSecret({ ...ROW, seen: SEEN });
    const renewed = await renewSecret();
    const after = await storedGuest();
    expect(renewed).toEqual({ ok: true, value: after?.entropy });
    expect(after?.entropy).not.toBe(before?.entropy);
    expect(after).toMatchObject({ guest: GUEST, isKept: false });
    const secret = await ownSecret();
    expect(secret !== null && loginKey(secret)).toBe(keys.get(GUEST));
    expect(sent.join()).not.toContain(after?.entropy ?? '');
    const [row] = await allSecrets();
    expect(row).toMatchObject({ held: { turn: 2, isHeld: false }, seen: SEEN });
  });

  test.each([
    ['the server had them already', true],
    ['the server never heard of it', false],
  ])('are settled at the next visit where the response was lost and %s', async (_, isHeard) => {
    await arrive();
    const before = await storedGuest();
    const known = keys.get(GUEST) ?? '';
    isDeaf = true;
    expect(await renewSecret()).toMatchObject({ ok: false });
    if (!isHeard) keys.set(GUEST, known);
    expect((await storedGuest())?.entropy).toBe(before?.entropy);
    await arrive();
    const after = await storedGuest();
    expect(after?.next).toBeUndefined();
    expect(after?.entropy === before?.entropy).toBe(!isHeard);
    const secret = await ownSecret();
    expect(secret !== null && loginKey(secret)).toBe(keys.get(GUEST));
  });
});

import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const SECRET = new Uint8Array(32).fill(7);
const ENTROPY = 'AAECAwQFBgcICQoLDA0ODw';

test('an encrypted secret is decrypted with the same passkey for the same guest, and with nothing else', async () => {
  const sealed = await seal(SECRET, 'guest', ENTROPY);
  expect(sealed).not.toContain(ENTROPY);
  expect(await unseal(SECRET, 'guest', sealed)).toBe(ENTROPY);
  expect(await unseal(new Uint8Array(32), 'guest', sealed)).toBeNull();
  expect(await unseal(SECRET, 'other guest', sealed)).toBeNull();
  const other = sealed[30] === 'A' ? 'B' : 'A';
  expect(
    await unseal(SECRET, 'guest', `${sealed.slice(0, 30)}${other}${sealed.slice(31)}`),
  ).toBeNull();
  expect(await unseal(SECRET, 'guest', 'not base64url!')).toBeNull();
  expect(await unseal(SECRET, 'guest', '')).toBeNull();
});

test('the same secret never has the same ciphertext', async () => {
  const both = [await seal(SECRET, 'guest', ENTROPY), await seal(SECRET, 'guest', ENTROPY)];
  expect(new Set(both).size).toBe(2);
});

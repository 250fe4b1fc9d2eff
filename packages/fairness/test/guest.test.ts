import { expect, test } from 'vitest';
import {
  chairAt,
  guestSecret,
  guestSeed,
  loginKey,
  releaseMac,
  toBase64Url,
} from '../src/index.ts';

const LINK = toBase64Url(new Uint8Array(32).fill(7));
const secret = guestSecret(new Uint8Array(16));
const seedOf = (number: number, link = LINK): string =>
  toBase64Url(guestSeed(secret, { game: 'example', chair: chairAt(2), number, link }));

/** Computed with Python's standard library from docs/fair-dice.md. */
test('values derived from the secret of a guest', () => {
  expect(toBase64Url(secret)).toBe('Ynq402gkTSo2YoHG4XiqErKUw72fUMCoWauaC7hBAgc');
  expect(seedOf(3)).toBe('hQElsiQXwKtObPQQeBTGxoTcBw7Cs7qluJIaUqmWVGs');
  expect(loginKey(secret)).toBe('PuyAjRZbQZJHNDkJC3YnruzFQYB3zHFdWMA2Dt__F_w');
  expect(releaseMac(secret, 'example', '{"turn":1}')).toBe(
    'NuPBytXd2L-HYfSy0J6vu0ZxDM_nMoQMMgAoeQjXqhE',
  );
});

test('another number, another log or another guest has another seed', () => {
  const other = guestSecret(new Uint8Array(16).fill(1));
  const name = { game: 'example', chair: chairAt(2), number: 3, link: LINK };
  const seeds = [seedOf(3), seedOf(4), seedOf(3, toBase64Url(new Uint8Array(32)))];
  expect(new Set([...seeds, toBase64Url(guestSeed(other, name))]).size).toBe(4);
});

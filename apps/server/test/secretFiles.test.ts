import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'claim-it-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (text: string): string => {
  const file = join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
};

test('secrets come from files, and then from no other place', () => {
  const settings = readSettings([], {
    CLAIM_IT_DICE_KEY_FILE: fileWith(`${'k'.repeat(43)}\n`),
    CLAIM_IT_OLD_DICE_KEYS_FILE: fileWith(`${'o'.repeat(43)}\n`),
    DATABASE_URL: 'postgres://house@localhost/house',
    DATABASE_PASSWORD_FILE: fileWith('a/b@c?d%e\n'),
    REDIS_URL_FILE: fileWith('redis://:secret@localhost\n'),
  });
  expect(settings).toMatchObject({
    diceKey: 'k'.repeat(43),
    oldDiceKeys: 'o'.repeat(43),
    redisUrl: 'redis://:secret@localhost',
  });
  const client = new pg.Client(settings.databaseUrl ?? '');
  expect([client.password, client.user, client.host, client.database]).toEqual([
    'a/b@c?d%e',
    'house',
    'localhost',
    'house',
  ]);
});

test('a secret in two places, or in a missing file, is one line', () => {
  const twice = { CLAIM_IT_DICE_KEY: 'x', CLAIM_IT_DICE_KEY_FILE: fileWith('y') };
  expect(() => readSettings([], twice)).toThrow(
    'CLAIM_IT_DICE_KEY and CLAIM_IT_DICE_KEY_FILE are both set: one of them must go.',
  );
  expect(() => readSettings([], { DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
    'DATABASE_URL_FILE cannot be read: ENOENT',
  );
});

import type { Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, newChain } from '@claim-it/fairness';
import type { LogHash, TableEvent } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import type { SeatRow } from '../storage/secrets.ts';
import type { LogView } from './announced.ts';
import { newEntropy, secretFrom } from './guestKey.ts';
import { createHand } from './hand.ts';

/** A hand whose notes are in memory. */
const handOf = (secret = secretFrom(newEntropy())) => {
  const rows = new Map<string, SeatRow>();
  const key = (table: string, chair: number): string => `${table} ${chair}`;
  return createHand(
    'a-table',
    {
      all: async () => [...rows.values()],
      secretOf: async (table, chair) => rows.get(key(table, chair)) ?? null,
      store: async (row) => void rows.set(key(row.table, row.chair), row),
    },
    async (seed) => newChain(seed),
    async () => secret,
  );
};

const logOf = (tip: Hash, ...more: readonly string[]): LogView => ({
  hashes: ['root', 'sat', ...more] as readonly string[] as readonly LogHash[],
  events: [
    { kind: 'sat', chair: 0, color: 'green', sitter: { kind: 'person', tip }, at: 1 } as TableEvent,
  ],
});

test('a guest who sits down again on a chair opens no element for a log other than the one seen before', async () => {
  const hand = handOf();
  const empty: LogView = { hashes: ['root' as LogHash], events: [] };
  const tip = await hand.firstTip(0, empty);
  const chain = { head: tip, left: CHAIN_LENGTH, next: null };
  const seen = logOf(tip, 'one', 'two');
  const use = { kind: 'stir', roll: 0 } as const;
  expect(await hand.element(0, chain, { use, log: seen })).toMatch(/^[\w-]{43}$/);
  // A server that rewrites the beginning lets the same person sit down with the same chain.
  expect(await hand.firstTip(0, empty)).toBe(tip);
  const told = logOf(tip, 'other', 'three', 'four');
  expect(await hand.element(0, chain, { use, log: told })).toBeNull();
});

test('a chain that was given to a device is given to it again if it asks again, and to no other', async () => {
  const secret = secretFrom(newEntropy());
  const [old, next, third] = [handOf(secret), handOf(secret), handOf(secret)];
  const tip = await old.firstTip(0, { hashes: ['root' as LogHash], events: [] });
  const log = logOf(tip, 'one');
  const ask = async (device: typeof next, nonce: string) => {
    const text = await device.want(0, nonce);
    if (text === null) throw new Error('this device has no secret');
    return old.release(0, log, { text, nonce: 'the old device' });
  };
  const given = await ask(next, 'next');
  expect(given).not.toBeNull();
  expect(await ask(third, 'third')).toBeNull();
  expect(await ask(next, 'next')).toEqual(given);
  expect(await old.holds(0, log)).toBe(false);
  expect(await old.leftOpen(0)).toBeNull();
  const said = { text: given?.text ?? '', nonce: 'next' };
  expect([await next.accept(0, log, said), await next.accept(0, log, said)]).toEqual([true, false]);
  expect(await third.accept(0, log, { ...said, nonce: 'third' })).toBe(false);
});

test('a chain that was left for any device is left again, until this device has it back', async () => {
  const secret = secretFrom(newEntropy());
  const [old, next] = [handOf(secret), handOf(secret)];
  const tip = await old.firstTip(0, { hashes: ['root' as LogHash], events: [] });
  const log = logOf(tip, 'one');
  const left = await old.release(0, log);
  expect(left).not.toBeNull();
  expect(await old.release(0, log)).toBeNull();
  expect(await old.leftOpen(0)).toEqual(left);
  expect(await next.accept(0, log, { text: left?.text ?? '', nonce: 'next' })).toBe(true);
  const later = await next.release(0, log);
  expect(later?.progress).toBeGreaterThan(left?.progress ?? Infinity);
  expect(await old.accept(0, log, { text: later?.text ?? '', nonce: 'old' })).toBe(true);
  expect(await old.leftOpen(0)).toBeNull();
});

import type { Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, newChain } from '@claim-it/fairness';
import type { LogHash, TableEvent } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import type { SeatRow } from '../storage/secrets.ts';
import type { LogView } from './announced.ts';
import { newEntropy, secretFrom } from './guestKey.ts';
import { createHand } from './hand.ts';

/** A hand whose notes are in memory. */
const handOf = () => {
  const rows = new Map<string, SeatRow>();
  const key = (table: string, chair: number): string => `${table} ${chair}`;
  const secret = secretFrom(newEntropy());
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

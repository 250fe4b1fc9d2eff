import { cases, randomFrom } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import type { DiceEvent, Hash } from '../src/index.ts';
import { chairsUpTo } from '../src/index.ts';
import { after, allowedEvents, allowedRolls, anyTable } from './moves.ts';
import type { DiceTable } from './table.ts';
import { chainInUse } from './table.ts';

const TABLES = cases({ short: 40, long: 2000 });
const DEPTH = cases({ short: 4, long: 6 });

/** A key for tables with the same future: chains that came since the bowl was opened are equivalent. */
const keyOf = (table: DiceTable, start: DiceTable): string => {
  const { ledger } = table;
  const { away, bowl, needed, left, returned, stoodIn, replaced, gone } = ledger;
  const { wasEmpty, renewals, chairs } = ledger;
  const known = (tip: Hash | null): Hash | 'new' | null =>
    tip === null || start.ledger.tips.includes(tip) ? tip : 'new';
  const inUse = (owner: 'house' | number) => {
    const { chain, told } = chainInUse(table, owner);
    return [known(chain.tip), told];
  };
  return JSON.stringify([
    ...[away, bowl, needed, left, returned, stoodIn, replaced, gone].map((list) => list.toSorted()),
    wasEmpty,
    renewals.map((one) => ({ ...one, house: known(one.house), tip: known(one.tip) })),
    ['house' as const, ...chairsUpTo(chairs.length).filter((one) => chairs[one] !== null)].map(
      inUse,
    ),
  ]);
};

/** Every table that is reachable before the next bowl, each once. */
const reachable = (start: DiceTable, depth: number): readonly DiceTable[] => {
  const seen = new Map([[keyOf(start, start), start]]);
  let edge = [start];
  for (let step = 0; step < depth; step += 1) {
    const next: DiceTable[] = [];
    for (const table of edge)
      for (const event of allowedEvents(table)) {
        const one = after(table, event);
        const key = keyOf(one, start);
        if (seen.has(key)) continue;
        seen.set(key, one);
        next.push(one);
      }
    edge = next;
  }
  return [...seen.values()];
};

const isNamed = ({ ledger }: DiceTable, { kind }: DiceEvent): boolean =>
  (kind === 'begun' ? ledger.first?.isChoice : ledger.last?.isChoice) ?? true;

/**
 * The law of version 2. Take a table whose bowl has just been opened, and any events before the next
 * roll: stirs, absences, returns, stand-ins, lost keys, new people, new chains. All possible unnamed rolls of one player
 * have the same pot, so the same dice; and so has the roll for the first turn.
 */
test('every unnamed roll was settled when its bowl was opened, whichever events come before it', () => {
  let [tables, rolls, unnamed] = [0, 0, 0];
  for (let seed = 0; seed < TABLES; seed += 1) {
    const start = anyTable(randomFrom(seed), 40).newBowl;
    const settled = new Map<string, DiceTable>();
    for (const table of reachable(start, DEPTH)) {
      tables += 1;
      for (const event of allowedRolls(table)) {
        rolls += 1;
        const rolled = after(table, event);
        if (isNamed(rolled, event)) continue;
        unnamed += 1;
        const player = event.kind === 'rolled' ? `player ${event.player}` : 'first';
        const other = settled.get(player) ?? rolled;
        settled.set(player, other);
        const stories = [other, rolled].map(({ events }) => events.slice(start.events.length));
        if (other.ledger.pot !== rolled.ledger.pot)
          expect.fail(JSON.stringify([seed, start.events, ...stories], null, 1));
      }
    }
  }
  expect(tables).toBeGreaterThan(10 * TABLES);
  expect(rolls).toBeGreaterThan(unnamed);
  expect(unnamed).toBeGreaterThan(TABLES);
});

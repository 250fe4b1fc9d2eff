import { verifyRecord } from '@claim-it/fairness';
import { formatRecord } from '@claim-it/rules';
import { below, cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../src/index.ts';
import { foldTable, newTable, parseEvent, recordTable } from '../src/index.ts';
import { HonestTable } from './honest.ts';

/** One of three has a bot that takes over, half have people who leave: twelve games cover every kind of event. */
const GAMES = cases({ short: 12, long: 500 });
const tables = Array.from({ length: GAMES }, (_, seed) => {
  const onLeaving = seed % 3 === 0 ? ({ kind: 'bot', level: 'miner' } as const) : undefined;
  const table = new HonestTable(seed, onLeaving);
  return { table, isOver: table.play(seed % 2 === 0 ? 0 : 0.002) };
});

const fresh = ({ state }: HonestTable) => newTable(state.id, state.header);

describe('any honest game', () => {
  test('ends, with people, bots, departures, lost keys and people who are away', () => {
    expect(tables.filter(({ isOver }) => isOver).length).toBeGreaterThanOrEqual(GAMES * 0.9);
    const kinds = new Set(
      tables.flatMap(({ table }) =>
        table.events.map((event) => (event.kind === 'dice' ? event.event.kind : event.kind)),
      ),
    );
    for (const kind of ['botTook', 'wentAway', 'cameBack', 'keyLost', 'reseeded', 'stirred'])
      expect(kinds).toContain(kind);
  });

  test('is the same when its log is folded, from texts as from events', () => {
    for (const { table } of tables) {
      const folded = foldTable(fresh(table), table.events);
      expect(folded.ok && folded.value.state).toEqual(table.state);
      const read = table.events.map((event) => {
        const parsed = parseEvent(JSON.stringify(event));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason));
        return parsed.value;
      });
      expect(read).toEqual(table.events);
    }
  });

  test('has a record whose dice are proved', () => {
    for (const { table } of tables) {
      const { id, header } = table.state;
      const record = recordTable({ id, header, events: table.events }, []);
      if (!record.ok) throw new Error(JSON.stringify(record.reason));
      const verified = verifyRecord(formatRecord(record.value));
      expect(verified, JSON.stringify(verified)).toMatchObject({ ok: true, value: { game: id } });
    }
  });
});

/** A copy of the event with one change; null where nothing can be changed. */
const tamper = (event: TableEvent, at: number): TableEvent | null => {
  const text = JSON.stringify(event);
  const hashes = [...text.matchAll(/"[A-Za-z0-9_-]{43}"/g)];
  const hash = hashes[at % Math.max(1, hashes.length)];
  if (hash === undefined) return null;
  const place = hash.index + 1 + (at % 40);
  const other = text[place] === 'A' ? 'B' : 'A';
  return JSON.parse(text.slice(0, place) + other + text.slice(place + 1));
};

const revealsHouse = (event: TableEvent): boolean =>
  event.kind === 'dice' && /rolled|begun/.test(event.event.kind);

test('a log with one changed element, or without one of its dice events, is refused', () => {
  for (const { table } of tables) {
    // A tip of which no element is revealed is protected only by the hashes of the log.
    const dice = table.events.flatMap((event, index) =>
      event.kind === 'dice' && /stirred|begun|rolled|opened/.test(event.event.kind) ? [index] : [],
    );
    for (let round = 0; round < 6; round += 1) {
      const index = dice[below(table.random, dice.length)]!;
      const changed = tamper(table.events[index]!, below(table.random, 1000));
      if (changed !== null)
        expect(foldTable(fresh(table), table.events.with(index, changed)).ok).toBe(false);
      const later = dice.some((at) => at > index && revealsHouse(table.events[at]!));
      if (later && revealsHouse(table.events[index]!))
        expect(foldTable(fresh(table), table.events.toSpliced(index, 1)).ok).toBe(false);
    }
  }
});

test('an event out of turn, repeated, or without a player is refused', () => {
  for (const { table } of tables.slice(0, 12)) {
    const played = table.events.flatMap((event, index) => (event.kind === 'played' ? [index] : []));
    const index = played[below(table.random, played.length)]!;
    const event = table.events[index]!;
    if (event.kind !== 'played' || event.choice.kind === 'leave') continue;
    const seat = ((event.choice.seat + 1) % table.state.header.chairs) as 0;
    const foreign = { ...event, choice: { ...event.choice, seat } };
    expect(foldTable(fresh(table), table.events.with(index, foreign)).ok).toBe(false);
  }
});

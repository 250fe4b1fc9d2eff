import { verifyRecord } from '@claim-it/fairness';
import { formatRecord, MADE_BY, parseRecord } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { OpenTable, TableEvent, TableState } from '../src/index.ts';
import {
  chairOf,
  chairOnTurn,
  deadlineOf,
  deciders,
  foldTable,
  newTable,
  parseEvents,
  phaseOf,
  recordTable,
} from '../src/index.ts';
import { Evening } from './evening.ts';

const EVENINGS = cases({ short: 18, long: 600 });
const STEPS = 150;

const PACES: readonly OpenTable['pace'][] = [
  { kind: 'none' },
  { kind: 'live', seconds: 20, bank: 60, increment: 10 },
  { kind: 'slow', hours: 24 },
];

const eveningOf = (seed: number): Evening =>
  new Evening(seed, seed % 2 === 0 ? { kind: 'bot', level: 'miner' } : { kind: 'skip' }, {
    pace: PACES[seed % 3]!,
    onSkip: seed % 5 === 0 ? 'lose' : 'take',
    patience: 60,
  });

/** What may happen to a person, checked against who was connected. */
const lawBreaches = (evening: Evening): ((before: TableState, event: TableEvent) => string[]) => {
  const byOthers = (before: TableState, kind: string): string[] => {
    const chair = chairOnTurn(before)!;
    const wish = kind === 'stoodIn' ? 'bot' : 'skip';
    const others = deciders(before, chair);
    const same = before.wishes.filter((one) => one.wish === wish && others.includes(one.chair));
    const isHosts = same.some((one) => one.chair === 0);
    return [
      ...(evening.isHere[chair] ? ['a person who was here'] : []),
      ...(isHosts || same.length * 2 > others.length ? [] : ['by too few']),
    ];
  };
  return (before, event) => {
    if (event.kind === 'lapsed')
      return event.at >= (deadlineOf(before) ?? Infinity) ? [] : ['lapsed too early'];
    const isOthers =
      (event.kind === 'played' && event.by === 'players') ||
      (event.kind === 'stoodIn' && event.by === 'players');
    if (isOthers && (event.kind === 'stoodIn' || event.choice.kind !== 'take'))
      return byOthers(before, event.kind);
    const isRemoval =
      (event.kind === 'played' && event.choice.kind === 'leave' && event.by === 'clock') ||
      (event.kind === 'botTook' && before.isOverdue);
    const lapses = before.lapses[chairOnTurn(before) ?? 0] ?? 0;
    return isRemoval && lapses < 3 ? ['removed before the third lapse'] : [];
  };
};

const evenings = Array.from({ length: EVENINGS }, (_, seed) => {
  const evening = eveningOf(seed);
  const breaches: string[] = [];
  const breachesAt = lawBreaches(evening);
  let lowest = 0;
  evening.table.onEvent = (before, event) => {
    breaches.push(...breachesAt(before, event).map((one) => `${one}: ${JSON.stringify(event)}`));
    lowest = Math.min(lowest, ...before.banks);
  };
  evening.begin();
  for (let count = 0; count < STEPS && phaseOf(evening.state) === 'playing'; count += 1)
    evening.stir();
  const kept = evening.returnAll();
  const isFinished = phaseOf(evening.state) === 'over' || evening.finishAlone();
  return { seed, evening, breaches, lowest, kept, isFinished };
});

describe('any evening, with people who come and go', () => {
  test('has every kind of event', () => {
    const kinds = new Set(
      evenings.flatMap(({ evening }) =>
        evening.table.events.map((event) =>
          event.kind === 'dice' ? `dice ${event.event.kind}` : event.kind,
        ),
      ),
    );
    for (const kind of ['absent', 'returned', 'wished', 'lapsed', 'stoodIn', 'joined'])
      expect(kinds).toContain(kind);
    for (const kind of ['standIn', 'cameBack', 'joined', 'wentAway'])
      expect(kinds).toContain(`dice ${kind}`);
    const skips = evenings.flatMap(({ evening }) =>
      evening.table.events.filter((event) => event.kind === 'played'),
    );
    expect(new Set(skips.map(({ by }) => by))).toContain('clock');
    expect(new Set(skips.map(({ by }) => by))).toContain('players');
  });

  test('[R10] the record marks the placements and takes that the table made, and its dice stay proved', () => {
    const marks = (text: string): number => text.split(MADE_BY.table).length - 1;
    let skips = 0;
    for (const { evening } of evenings) {
      const { events, state } = evening.table;
      const byTable = events.filter(
        (event) =>
          event.kind === 'played' &&
          (event.by === 'clock' || event.by === 'players') &&
          (event.choice.kind === 'place' || event.choice.kind === 'take'),
      );
      const record = recordTable({ id: state.id, header: state.header, events }, []);
      if (!record.ok) throw new Error('the log is not true');
      const text = formatRecord(record.value);
      expect(marks(text)).toBe(byTable.length);
      expect(verifyRecord(text)).toMatchObject({ ok: true });
      const read = parseRecord(text);
      expect(read.ok && read.value.steps.filter(({ madeBy }) => madeBy === 'table')).toHaveLength(
        byTable.length,
      );
      skips += byTable.length;
    }
    expect(skips).toBeGreaterThan(0);
  });

  test('[R13] the record marks what bots chose at the seats of people, and nowhere else', () => {
    let marks = 0;
    for (const { evening } of evenings) {
      const { events, state } = evening.table;
      const record = recordTable({ id: state.id, header: state.header, events }, []);
      const replay = parseRecord(record.ok ? formatRecord(record.value) : '');
      if (!replay.ok) throw new Error('the record is not read');
      const marked = replay.value.steps.filter(({ madeBy }) => madeBy === 'bot');
      const takesAt = (chair: number): number =>
        events.filter(
          (event) =>
            event.kind === 'played' &&
            event.by === 'bot' &&
            event.choice.kind === 'take' &&
            chairOf(state, event.choice.seat) === chair,
        ).length;
      const byPerson = (chair: number): boolean =>
        events.some(
          (event) =>
            event.kind === 'played' &&
            event.by === 'player' &&
            (event.choice.kind === 'roll' || event.choice.kind === 'take') &&
            chairOf(state, event.choice.seat) === chair,
        );
      const chairs = [...state.chairs.keys()].filter(
        (chair) => state.chairs[chair]?.sitter.kind === 'person' || byPerson(chair),
      );
      expect(marked.filter(({ move }) => move.kind === 'take')).toHaveLength(
        chairs.reduce((sum, chair) => sum + takesAt(chair), 0),
      );
      if (chairs.length === 0) expect(marked).toEqual([]);
      marks += marked.filter(({ move }) => move.kind === 'place' || move.kind === 'dice').length;
    }
    expect(marks).toBeGreaterThan(0);
  });

  test('[R12] no connected person is skipped, replaced or removed except by their own clock, and no player decides alone', () => {
    expect(evenings.flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  test('[R11] no bank is ever negative', () => {
    expect(evenings.filter(({ lowest }) => lowest < 0)).toEqual([]);
  });

  test('[R13] every returning person has the chair at once, also in the middle of a turn', () => {
    expect(evenings.flatMap(({ kept }) => kept).length).toBeGreaterThan(0);
    expect(evenings.filter(({ kept }) => kept.includes(false)).map(({ seed }) => seed)).toEqual([]);
  });

  test('can be finished by one person who stays', () => {
    expect(evenings.filter(({ isFinished }) => !isFinished).map(({ seed }) => seed)).toEqual([]);
  });

  test('is the same when its log is read and folded', () => {
    for (const { evening } of evenings) {
      const { state, events } = evening.table;
      const read = parseEvents(events.map((event) => JSON.stringify(event)));
      const folded = read.ok ? foldTable(newTable(state.id, state.header), read.value) : read;
      expect(folded.ok && folded.value.state).toEqual(state);
    }
  });
});

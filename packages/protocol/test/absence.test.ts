import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import { COLORS } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import type { OpenTable, TableCommand } from '../src/index.ts';
import {
  absentAfter,
  BOUNDS,
  chairOnTurn,
  decideHouse,
  goOnFrom,
  lateChairs,
  phaseOf,
  startFrom,
} from '../src/index.ts';
import { HonestTable } from './honest.ts';

const NO_CLOCK: Partial<OpenTable> = { pace: { kind: 'none' }, patience: 60 };

/** A table of four people who have shaken, without a clock. */
const begun = (agreed: Partial<OpenTable> | null = NO_CLOCK): HonestTable => {
  for (let seed = 0; ; seed += 1) {
    const table = new HonestTable(seed, { kind: 'skip' }, agreed);
    if (table.hands.length !== 4 || !table.isPerson.every((one) => one)) continue;
    table.gather();
    table.fillBowl();
    table.fillBowl();
    return table;
  }
};

const why = (table: HonestTable, command: TableCommand, chair: number): unknown => {
  const decision = table.try(command, table.asker(chair));
  return decision.ok ? 'allowed' : decision.reason.kind;
};

const attested = (table: HonestTable, chair: Chair, since: number): unknown => {
  const decision = decideHouse(table.state, { kind: 'absent', chair, since }, table.deps);
  return decision.ok ? 'attested' : decision.reason.kind;
};

/** The chair on turn is absent, and the others may decide now. */
const waiting = (): { table: HonestTable; about: Chair; others: readonly Chair[] } => {
  const table = begun();
  const about = chairOnTurn(table.state)!;
  table.at += 30_000;
  table.doHouse({ kind: 'absent', chair: about, since: table.at - 20_000 });
  table.at = goOnFrom(table.state, about)!;
  const others = table.hands.map((_, chair) => chairAt(chair)).filter((one) => one !== about);
  // The host comes last: the others cannot decide alone.
  return { table, about, others: others.toSorted((a, b) => b - a) };
};

describe('[R12] the server marks a person absent', () => {
  test('only the person on turn, after twenty seconds, and no person at a table that has not agreed to it', () => {
    const table = begun();
    const chair = chairOnTurn(table.state)!;
    const other = chairAt((chair + 1) % 4);
    table.at += 60_000;
    expect(attested(table, chair, table.at - 19_999)).toBe('tooEarly');
    expect(attested(table, chair, table.at - 20_000)).toBe('attested');
    expect(attested(table, other, table.at - 20_000)).toBe('otherPlayer');
    table.doHouse({ kind: 'absent', chair, since: table.at - 20_000 });
    expect(attested(table, other, table.at - 20_000)).toBe('attested');
    for (const agreed of [null, { pace: { kind: 'slow', hours: 1 } }] as const) {
      const old = begun(agreed);
      expect(attested(old, chairOnTurn(old.state)!, 0)).toBe('notAgreed');
    }
  });

  test('after twice as long each time in the same turn, so an unstable connection writes few events', () => {
    const table = begun();
    const chair = chairOnTurn(table.state)!;
    const lengths: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const length = absentAfter(table.state, chair);
      lengths.push(length / 1000);
      table.at += length;
      table.doHouse({ kind: 'absent', chair, since: table.at - length });
      table.doHouse({ kind: 'returned', chair });
    }
    expect(lengths).toEqual([20, 40, 80, 160, 320, 640, 640, 640]);
  });

  test('and marks them present again with any action of theirs', () => {
    const { table, about } = waiting();
    table.do({ kind: 'say', chair: about, saying: 'imBack' }, about);
    expect(table.state.absences[about]).toBeNull();
    expect(table.events.slice(-2).map(({ kind }) => kind)).toEqual(['returned', 'said']);
  });
});

describe('[R12] the wishes of the others', () => {
  test('decide with more than half of those present, or with the host', () => {
    const { table, about, others } = waiting();
    const [one, two] = others as [Chair, Chair, Chair];
    const skip = (chair: Chair): TableCommand => ({ kind: 'wish', chair, about, wish: 'skip' });
    table.do(skip(one), one);
    expect(chairOnTurn(table.state)).toBe(about);
    table.do(skip(two), two);
    expect(chairOnTurn(table.state)).not.toBe(about);
    expect(table.events.at(-1)).toMatchObject({ kind: 'played', by: 'players' });
  });

  test('are withdrawn by `wait`, and are refused from absent people and strangers', () => {
    const { table, about, others } = waiting();
    const [one, two] = others as [Chair, Chair, Chair];
    table.do({ kind: 'wish', chair: one, about, wish: 'bot' }, one);
    table.do({ kind: 'wish', chair: one, about, wish: 'wait' }, one);
    table.do({ kind: 'wish', chair: two, about, wish: 'bot' }, two);
    expect(table.state.wishes).toEqual([{ chair: two, wish: 'bot' }]);
    expect(why(table, { kind: 'wish', chair: about, about, wish: 'skip' }, about)).toBe(
      'notAbsent',
    );
    expect(why(table, { kind: 'wish', chair: one, about, wish: 'skip' }, two)).toBe('notYourChair');
    expect(why(table, { kind: 'wish', chair: one, about: two, wish: 'skip' }, one)).toBe(
      'notAbsent',
    );
  });

  test('are limited for each chair, except those that decide', () => {
    const { table, about, others } = waiting();
    const [one, two] = others as [Chair, Chair, Chair];
    const want = (chair: Chair, wish: 'wait' | 'skip'): TableCommand => ({
      kind: 'wish',
      chair,
      about,
      wish,
    });
    for (let count = 0; count < BOUNDS.wished; count += 1)
      table.do(want(one, count % 2 === 0 ? 'skip' : 'wait'), one);
    expect(why(table, want(one, 'skip'), one)).toBe('tooManyWishes');
    table.do(want(two, 'skip'), two);
    expect(why(table, want(one, 'skip'), one)).toBe('allowed');
  });
});

describe('a table that asks whether people are ready', () => {
  const gathered = (people = 2): HonestTable => {
    let seed = 0;
    const made = () => new HonestTable(seed, { kind: 'skip' }, { isReadyAsked: true });
    while (made().hands.length < people) seed += 1;
    const table = made();
    for (const [chair, hand] of table.hands.entries())
      table.do(
        { kind: 'sit', chair: chairAt(chair), color: COLORS[chair]!, tip: hand.tip(0) },
        chair,
      );
    return table;
  };
  const ready = (chair: number, isReady = true): TableCommand => ({
    kind: 'ready',
    chair: chairAt(chair),
    isReady,
  });

  test('opens the dice with the last of them, and starts for the host after a minute', () => {
    const table = gathered();
    expect(phaseOf(table.state)).toBe('gathering');
    for (const chair of table.hands.keys()) table.do(ready(chair), chair);
    expect(phaseOf(table.state)).toBe('shaking');
    const other = gathered();
    expect(why(other, { kind: 'start' }, 0)).toBe('notReady');
    other.at = startFrom(other.state)!;
    expect(why(other, { kind: 'start' }, 1)).toBe('notHost');
    other.do({ kind: 'start' }, 0);
    expect(phaseOf(other.state)).toBe('shaking');
  });

  test('[R12] does not wait for people who are not here, and starts with none of them alone', () => {
    const table = gathered();
    table.at += 60_000;
    const late = chairAt(1);
    const since = table.at - 20_000;
    expect(attested(table, late, since)).toBe('otherPlayer');
    table.do(ready(0), 0);
    expect(attested(table, chairAt(0), since)).toBe('otherPlayer');
    expect(attested(table, late, table.at - 19_999)).toBe('tooEarly');
    const rest = table.hands.map((_, chair) => chairAt(chair)).slice(1);
    for (const chair of rest) {
      expect(phaseOf(table.state)).toBe('gathering');
      table.doHouse({ kind: 'absent', chair, since });
    }
    expect(phaseOf(table.state)).toBe('shaking');
  });

  test('[R12] waits again for a person who is back, and forgets who stood up', () => {
    const table = gathered(3);
    table.at += 60_000;
    table.do(ready(0), 0);
    const since = table.at - 20_000;
    table.doHouse({ kind: 'absent', chair: chairAt(1), since });
    expect(attested(table, chairAt(1), since)).toBe('otherPlayer');
    table.doHouse({ kind: 'returned', chair: chairAt(1) });
    expect(lateChairs(table.state)).toContain(1);
    table.doHouse({ kind: 'absent', chair: chairAt(1), since: table.at - 60_000 });
    table.do({ kind: 'stand', chair: chairAt(1) }, 1);
    expect(table.state.absences[1]).toBeNull();
  });

  test('limits how often a chair may change it', () => {
    const table = gathered();
    for (let count = 0; count < BOUNDS.ready; count += 1) table.do(ready(1, count % 2 === 0), 1);
    expect(why(table, ready(1), 1)).toBe('tooManyMoves');
    expect(why(table, ready(0), 0)).toBe('allowed');
    expect(why(table, ready(0, false), 0)).toBe('nothingToDo');
  });
});

import { describe, expect, test } from 'vitest';
import type { DiceEvent, DiceRefusal } from '../src/index.ts';
import { advanceLedger, chairAt } from '../src/index.ts';
import { drawn, play } from './drawn.ts';
import type { DiceTable } from './table.ts';
import {
  closeBowl,
  comeBack,
  goAway,
  log,
  openTable,
  peek,
  renewKey,
  reseed,
  roll,
  rollOf,
  stir,
  stirAndRoll,
} from './table.ts';

const refusalOf = (table: DiceTable, event: DiceEvent): DiceRefusal | null => {
  const next = advanceLedger(table.ledger, event);
  return next.ok ? null : next.reason;
};

const stirOf = (table: DiceTable, number: number): DiceEvent => ({
  kind: 'stirred',
  player: chairAt(number),
  element: peek(table, number),
});
const begunBy = (table: DiceTable): DiceEvent => ({ kind: 'begun', house: peek(table, 'house') });
const backOf = (table: DiceTable, number: number): DiceEvent => ({
  kind: 'cameBack',
  player: chairAt(number),
  element: peek(table, number),
});
const lossOf = (table: DiceTable, number: number): DiceEvent => ({
  kind: 'keyLost',
  player: chairAt(number),
  house: table.freshTip(),
});

describe('a roll waits until the bowl is closed', () => {
  test('for every player who was present when it was opened', () => {
    const table = drawn('pbp', 's0s2bh s2');
    expect(refusalOf(table, rollOf(table, 0))).toEqual({ kind: 'bowlIsOpen', players: [0] });
    stir(table, 0);
    expect(refusalOf(table, rollOf(table, 0))).toBeNull();
  });

  test('and so does the shake for the first turn', () => {
    const table = drawn('ppp', 's0s1');
    expect(refusalOf(table, begunBy(table))).toEqual({ kind: 'shakeIsDue', players: [2] });
    goAway(table, 2);
    expect(refusalOf(table, begunBy(table))).toBeNull();
    play(table, 'w0w1');
    expect(refusalOf(table, begunBy(table))).toBeNull();
    const empty = drawn('pp', 'w0w1');
    expect(refusalOf(empty, begunBy(empty))).toEqual({ kind: 'nobodyPresent' });
  });

  test('a departure closes it for the others', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1');
    expect(refusalOf(table, rollOf(table, 0))).toEqual({ kind: 'bowlIsOpen', players: [2] });
    goAway(table, 2);
    roll(table, 0);
    expect(table.ledger.last).toMatchObject({ stirs: [0, 1], isChoice: true });
  });

  test('and no stir of it is left out', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1s2');
    for (const stirs of [[], [0], [0, 1], [1, 2], [0, 2], [1, 0, 2], [0, 1, 2, 2]].map((one) =>
      one.map(chairAt),
    ))
      expect(refusalOf(table, { ...rollOf(table, 0), stirs })).toEqual({
        kind: 'stirNotInBowl',
        stirs,
      });
    roll(table, 0);
    expect(table.ledger.last).toMatchObject({ stirs: [0, 1, 2], leftOut: [], isChoice: false });
    expect(table.ledger.bowl).toEqual([]);
  });
});

describe('no stir can be added', () => {
  test('by a player who comes back after the bowl was opened, closed or not', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1w2r0 s0c2');
    expect(refusalOf(table, stirOf(table, 2))).toEqual({ kind: 'stirNotDue', player: 2 });
    stir(table, 1);
    expect(refusalOf(table, stirOf(table, 2))).toEqual({ kind: 'stirNotDue', player: 2 });
    roll(table, 0);
    expect(table.ledger.last).toMatchObject({ stirs: [0, 1] });
    expect(refusalOf(table, stirOf(table, 2))).toBeNull();
  });

  test('by a player who left and came back', () => {
    const table = drawn('ppp', 's0s1s2bh s0w2c2');
    expect(refusalOf(table, stirOf(table, 2))).toEqual({ kind: 'stirNotDue', player: 2 });
  });

  test('twice by the same player', () => {
    const table = drawn('pp', 's0s1bh s0');
    expect(refusalOf(table, stirOf(table, 0))).toEqual({ kind: 'alreadyStirred', player: 0 });
  });

  test('but at an empty table the first player who comes back stirs, and only that one', () => {
    const table = drawn('ppp', 's0s1s2bh w0w1w2 c1');
    expect(table.ledger.needed).toEqual([1]);
    comeBack(table, 2);
    expect(refusalOf(table, stirOf(table, 2))).toEqual({ kind: 'stirNotDue', player: 2 });
    expect(refusalOf(table, rollOf(table, 1))).toEqual({ kind: 'bowlIsOpen', players: [1] });
    play(table, 's1r1');
    expect(table.ledger.last).toMatchObject({ stirs: [1], isChoice: true });
  });

  test('nor at an empty table whose bowl is not empty', () => {
    const table = drawn('pp', 's0s1bh s0w0w1 c1');
    expect(refusalOf(table, stirOf(table, 1))).toEqual({ kind: 'stirNotDue', player: 1 });
    expect(refusalOf(table, rollOf(table, 1))).toBeNull();
  });
});

describe('a player who comes back', () => {
  test('reveals the next element, which is spent', () => {
    const table = drawn('pp', 's0s1bh s0s1w1');
    const [first, second] = [peek(table, 1), peek(table, 1, 1)];
    expect(refusalOf(table, { kind: 'cameBack', player: chairAt(1) })).toEqual({
      kind: 'unreadableHash',
      found: '',
    });
    for (const element of [second, peek(table, 0), peek(table, 'house')])
      expect(refusalOf(table, { kind: 'cameBack', player: chairAt(1), element })).toEqual({
        kind: 'brokenLink',
        owner: 1,
      });
    log(table, { kind: 'cameBack', player: chairAt(1), element: first });
    expect(refusalOf(table, { ...rollOf(table, 1), element: first })).toEqual({
      kind: 'brokenLink',
      owner: 1,
    });
    expect(rollOf(table, 1).element).toBe(second);
    roll(table, 1);
  });

  test('in version 1 reveals none', () => {
    const table = openTable('g1', 'std.1', [true, true], { version: 1 });
    play(table, 's0s1bh w1');
    expect(refusalOf(table, backOf(table, 1))).toEqual({ kind: 'stirNotDue', player: 1 });
    comeBack(table, 1);
  });
});

describe('a new chain', () => {
  test('counts when the first bowl that was opened after both tips is closed', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1 k2');
    const old = peek(table, 'house');
    expect(table.ledger.away).toEqual([2]);
    expect(refusalOf(table, backOf(table, 2))).toEqual({ kind: 'keyIsLost', player: 2 });
    roll(table, 0);
    stir(table, 0);
    reseed(table, 2);
    expect(refusalOf(table, backOf(table, 2))).toEqual({ kind: 'chainIsNew', player: 2 });
    play(table, 's1');
    expect(table.ledger.renewals).toMatchObject([{ chair: 2, isBowlNew: false }]);
    expect(refusalOf(table, backOf(table, 2))).toEqual({ kind: 'chainIsNew', player: 2 });
    roll(table, 0);
    stir(table, 0);
    expect(table.ledger.renewals).toMatchObject([{ chair: 2, isBowlNew: true }]);
    expect(refusalOf(table, backOf(table, 2))).toEqual({ kind: 'chainIsNew', player: 2 });
    expect(peek(table, 'house', -2)).toBe(old);
    stir(table, 1);
    expect(table.ledger.renewals).toEqual([]);
    expect(table.ledger.house.left).toBe(4096);
    expect(table.ledger.chairs[2]?.left).toBe(4096);
    play(table, 'c2r2');
    expect(table.ledger.last).toMatchObject({ chair: 2, shaker: 2, isChoice: false });
  });

  test('of the server is not used before the others have opened an element', () => {
    const table = drawn('pp', 's0s1bh s0s1r0 s0 k1');
    const { chains } = table;
    const fresh = [...chains.values()].at(-1)?.elements[0] ?? rollOf(table, 0).house;
    expect(refusalOf(table, { ...rollOf(table, 0), house: fresh })).toEqual({
      kind: 'brokenLink',
      owner: 'house',
    });
    play(table, 'n1 r0');
    expect(refusalOf(table, { ...stirOf(table, 0) })).toBeNull();
    expect(table.ledger.house.left).toBeLessThan(4096);
    play(table, 's0');
    expect(refusalOf(table, { ...rollOf(table, 0), house: fresh })).toBeNull();
  });

  test('does not wait at an empty table', () => {
    const table = drawn('pbb', 's0bh k0');
    expect(refusalOf(table, backOf(table, 0))).toEqual({ kind: 'keyIsLost', player: 0 });
    play(table, 'n0c0s0r1');
    expect(table.ledger.last).toMatchObject({ shaker: 0, isChoice: true });
    play(table, 's0r1');
    expect(table.ledger.last).toMatchObject({ shaker: 0, isChoice: false });
  });

  test('does not wait for a player who came back after its bowl was opened', () => {
    const table = drawn('pppp', 's0s1s2s3bh s0s1s2w3k2n2r0 c3s0');
    expect(table.ledger.renewals).toHaveLength(1);
    stir(table, 1);
    expect(table.ledger.renewals).toEqual([]);
  });

  test('drops a tip that would have followed the old chain', () => {
    const table = drawn('pp', 's0s1bh ah s0s1r0 s0s1 k1n1 ');
    expect(table.ledger.house.next).not.toBeNull();
    play(table, 'r0s0');
    expect(table.ledger.house.next).toBeNull();
  });

  test('three times for each player', () => {
    const table = drawn('pp', 's0s1bh');
    for (let count = 0; count < 3; count += 1) {
      renewKey(table, 1);
      stirAndRoll(table, 0);
      stirAndRoll(table, 0);
    }
    expect(table.ledger.reseeds).toEqual([0, 3]);
    expect(refusalOf(table, lossOf(table, 1))).toEqual({ kind: 'tooManyReseeds', player: 1 });
    expect(refusalOf(table, lossOf(table, 0))).toBeNull();
  });
});

describe('several lost keys', () => {
  test('do not wait for each other, and each is lost once', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1s2 k1');
    expect(refusalOf(table, lossOf(table, 1))).toEqual({ kind: 'keyIsLost', player: 1 });
    play(table, 'k2n2 r0 s0');
    expect(table.ledger.renewals).toMatchObject([{ chair: 1, tip: null }]);
    expect(refusalOf(table, lossOf(table, 1))).toEqual({ kind: 'keyIsLost', player: 1 });
    play(table, 'c2r2 s0s2n1r0 s0s2c1r1');
    expect(table.ledger.last).toMatchObject({ shaker: 1 });
    expect(table.ledger.reseeds).toEqual([0, 1, 1]);
  });

  test('that count at once give the server the chain that was announced last', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1s2 k2k1n1n2');
    const [, last] = table.ledger.renewals.map(({ house }) => house);
    play(table, 'r0s0');
    expect(table.ledger.renewals).toEqual([]);
    expect(table.ledger.house.head).toBe(last);
  });

  test('of every player give every player a new chain', () => {
    const table = drawn('pp', 's0s1bh s0s1 k0k1n0n1');
    expect(table.ledger.renewals).toEqual([]);
    play(table, 'c0c1');
    closeBowl(table);
    roll(table, 0);
    expect(table.ledger.last).toMatchObject({ stirs: [0, 1], isChoice: true });
  });
});

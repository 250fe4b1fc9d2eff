import { describe, expect, test } from 'vitest';
import type { DiceEvent, DiceRefusal } from '../src/index.ts';
import { advanceLedger, CHAIN_LENGTH, chairAt, shakerFor } from '../src/index.ts';
import { drawn, play } from './drawn.ts';
import type { DiceTable } from './table.ts';
import {
  closeBowl,
  comeBack,
  join,
  openTable,
  peek,
  renewKey,
  roll,
  stirAndRoll,
} from './table.ts';

const refusalOf = (table: DiceTable, event: DiceEvent): DiceRefusal | null => {
  const next = advanceLedger(table.ledger, event);
  return next.ok ? null : next.reason;
};

const inOf = (number: number): DiceEvent => ({ kind: 'standIn', player: chairAt(number) });
const joinOf = (table: DiceTable, number: number): DiceEvent => ({
  kind: 'joined',
  player: chairAt(number),
  tip: table.freshTip(),
  house: table.freshTip(),
});
const backOf = (table: DiceTable, number: number): DiceEvent => ({
  kind: 'cameBack',
  player: chairAt(number),
  element: peek(table, number),
});

describe('a stand-in', () => {
  test('is added for a person who is away, once, in a game of version 2 that has begun', () => {
    const early = drawn('ppp', 'w1');
    expect(refusalOf(early, inOf(1))).toEqual({ kind: 'notBegun' });
    const table = drawn('pbpp', 's0s2s3bh s0s2w3r0 s0');
    expect(refusalOf(table, inOf(5))).toEqual({ kind: 'noSuchPlayer', player: 5 });
    expect(refusalOf(table, inOf(1))).toEqual({ kind: 'playerIsBot', player: 1 });
    expect(refusalOf(table, inOf(2))).toEqual({ kind: 'playerIsPresent', player: 2 });
    play(table, 'i3');
    expect(refusalOf(table, inOf(3))).toEqual({ kind: 'alreadyReplaced', player: 3 });
    const gone = drawn('ppp', 's0s1s2bh s0w1s2r0 s0s2r1');
    expect(refusalOf(gone, inOf(1))).toEqual({ kind: 'playerIsAway', player: 1 });
    const old = openTable('g1', 'std.1', [true, true], { version: 1 });
    play(old, 's0s1bh w1');
    expect(refusalOf(old, inOf(1))).toEqual({ kind: 'versionIsOld' });
  });

  test('lets others shake, and the person is not gone', () => {
    const table = drawn('ppp', 's0s1s2bh s0w1s2i1r0 s0s2r1 s0s2r1');
    expect(table.ledger.last).toMatchObject({ shaker: 2, stirs: [0, 2], isChoice: false });
    expect(table.ledger).toMatchObject({ gone: [], replaced: [1], away: [1] });
    expect(refusalOf(table, backOf(table, 1))).toBeNull();
  });

  test('ends with the first bowl that is opened after the person came back', () => {
    const table = drawn('ppp', 's0s1s2bh s0w1s2i1r0 s0');
    const left = table.ledger.chairs[1]?.left ?? 0;
    comeBack(table, 1);
    expect(table.ledger.chairs[1]?.left).toBe(left - 1);
    expect(table.ledger).toMatchObject({ away: [], replaced: [1], needed: [0, 2] });
    play(table, 's2r1');
    expect(table.ledger.last).toMatchObject({ shaker: 2, isChoice: false });
    expect(table.ledger).toMatchObject({ replaced: [], needed: [0, 1, 2] });
    stirAndRoll(table, 1);
    expect(table.ledger.last).toMatchObject({ shaker: 1, isChoice: false });
  });

  test('stays for a person who came back and went away again', () => {
    const table = drawn('ppp', 's0s1s2bh s0w1s2i1r0 c1w1s0s2r0');
    expect(table.ledger).toMatchObject({ replaced: [1], away: [1] });
    expect(table.ledger.last).toMatchObject({ isChoice: true });
    stirAndRoll(table, 1);
    expect(table.ledger.last).toMatchObject({ shaker: 2, isChoice: false });
  });

  test('ends if no other player is present', () => {
    const table = drawn('ppp', 's0s1s2bh s0w1s2i1r0 s0s2c1');
    expect(shakerFor(table.ledger, chairAt(1))).toBe(2);
    play(table, 'w2');
    expect(shakerFor(table.ledger, chairAt(1))).toBe(0);
    play(table, 'w0');
    expect([0, 1, 2].map((chair) => shakerFor(table.ledger, chairAt(chair)))).toEqual([1, 1, 1]);
    play(table, 'w1');
    expect(shakerFor(table.ledger, chairAt(1))).toBeNull();
  });

  test('stays while the key is lost and renewed', () => {
    const table = drawn('ppp', 's0s1s2bh s0w1s2i1r0 s0k1s2n1r0');
    expect(table.ledger).toMatchObject({ replaced: [1], renewals: [{ chair: 1 }] });
    play(table, 's0s2c1r1');
    expect(table.ledger.last).toMatchObject({ shaker: 2, isChoice: false });
    expect(table.ledger).toMatchObject({ replaced: [], away: [] });
  });
});

describe('a person who takes the chair of a bot', () => {
  test('finds it free, in a game of version 2 that has begun', () => {
    const early = drawn('pbp', 's0');
    expect(refusalOf(early, joinOf(early, 1))).toEqual({ kind: 'notBegun' });
    const table = drawn('pbpp', 's0s2s3bh s0s2w3r0 s0');
    expect(refusalOf(table, joinOf(table, 5))).toEqual({ kind: 'noSuchPlayer', player: 5 });
    expect(refusalOf(table, joinOf(table, 2))).toEqual({ kind: 'chairIsTaken', player: 2 });
    for (const free of [1, 3]) expect(refusalOf(table, joinOf(table, free))).toBeNull();
    play(table, 'i3');
    expect(refusalOf(table, joinOf(table, 3))).toBeNull();
    play(table, 'c3');
    expect(refusalOf(table, joinOf(table, 3))).toEqual({ kind: 'chairIsTaken', player: 3 });
    const gone = drawn('ppp', 's0s1s2bh s0w1s2r0 s0s2r1');
    expect(refusalOf(gone, joinOf(gone, 1))).toBeNull();
    const old = openTable('g1', 'std.1', [true, true, false], { version: 1 });
    play(old, 's0s1bh');
    expect(refusalOf(old, joinOf(old, 2))).toEqual({ kind: 'versionIsOld' });
  });

  test('brings unused tips', () => {
    const table = drawn('pbp', 's0s2bh');
    const [fresh, known] = [table.freshTip(), table.opened.house];
    const joined = { kind: 'joined', player: chairAt(1), tip: fresh, house: fresh } as const;
    expect(refusalOf(table, joined)).toEqual({ kind: 'tipKnown', owner: 1 });
    expect(refusalOf(table, { ...joined, tip: known })).toEqual({ kind: 'tipKnown', owner: 1 });
    expect(refusalOf(table, { ...joined, house: known })).toEqual({
      kind: 'tipKnown',
      owner: 'house',
    });
  });

  test('shakes after both tips were known and every player has revealed one more element', () => {
    const table = drawn('pbp', 's0s2bh s0 j1 s2');
    expect(table.ledger).toMatchObject({ replaced: [1], away: [1], joins: [0, 1, 0] });
    expect(table.ledger.chairs[1]).toBeNull();
    expect(table.ledger.house.left).toBeLessThan(CHAIN_LENGTH);
    play(table, 'r1 s0');
    expect(table.ledger.last).toMatchObject({ shaker: 2, isChoice: false });
    expect(table.ledger.chairs[1]).toBeNull();
    play(table, 's2');
    expect(table.ledger.chairs[1]?.left).toBe(CHAIN_LENGTH);
    expect(table.ledger.house.left).toBe(CHAIN_LENGTH);
    play(table, 'c1 r1');
    expect(table.ledger.last).toMatchObject({ shaker: 2, isChoice: false });
    expect(table.ledger.needed).toEqual([0, 1, 2]);
    stirAndRoll(table, 1);
    expect(table.ledger.last).toMatchObject({ shaker: 1, stirs: [0, 1, 2], isChoice: false });
  });

  test('can come and go like any other player', () => {
    const table = drawn('ppp', 's0s1s2bh s0w1s2r0 s0s2r1 j1');
    expect(table.ledger).toMatchObject({ gone: [], replaced: [1] });
    closeBowl(table);
    roll(table, 0);
    play(table, 's0s2c1r0 s0s1s2w1i1r0');
    expect(table.ledger.replaced).toEqual([1]);
    expect(refusalOf(table, backOf(table, 1))).toBeNull();
  });

  test('does not drop new chains that are about to count', () => {
    const table = drawn('ppp', 's0s1s2bh s0s1s2 w1i1k1');
    expect(refusalOf(table, joinOf(table, 1))).toBeNull();
    play(table, 'n1');
    expect(refusalOf(table, joinOf(table, 1))).toEqual({ kind: 'chainIsNew', player: 1 });
    const joined = drawn('pbp', 's0s2bh j1');
    expect(refusalOf(joined, joinOf(joined, 1))).toEqual({ kind: 'chainIsNew', player: 1 });
  });

  test('does so at most three times for each chair, and each brings three more new keys', () => {
    const table = drawn('pbb', 's0bh');
    for (let count = 0; count < 3; count += 1) {
      join(table, 1);
      stirAndRoll(table, 0);
      stirAndRoll(table, 0);
    }
    expect(table.ledger.joins).toEqual([0, 3, 0]);
    expect(refusalOf(table, joinOf(table, 1))).toEqual({ kind: 'tooManyJoins', player: 1 });
    expect(refusalOf(table, joinOf(table, 2))).toBeNull();
    join(table, 2);
    for (let count = 0; count < 6; count += 1) {
      stirAndRoll(table, 0);
      stirAndRoll(table, 0);
      renewKey(table, 2);
    }
    stirAndRoll(table, 0);
    stirAndRoll(table, 0);
    const lost = { kind: 'keyLost', player: chairAt(2), house: table.freshTip() } as const;
    expect(refusalOf(table, lost)).toEqual({ kind: 'tooManyReseeds', player: 2 });
  });
});

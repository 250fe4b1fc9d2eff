import type { Hash } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { LogHash, TableEvent } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import { FakeHouse } from '../../test/fakeHouse.ts';
import type { CheckedLog } from './log.ts';
import { createWitness, emptyLog } from './log.ts';

const HASH = 'f'.repeat(64) as LogHash;
const ELEMENT = 'e'.repeat(43) as Hash;
const house = new FakeHouse();

const rolled = (stirs: readonly number[]): TableEvent => ({
  kind: 'dice',
  event: {
    kind: 'rolled',
    player: chairAt(0),
    house: ELEMENT,
    element: ELEMENT,
    stirs: stirs.map(chairAt),
  },
  at: 1,
});
const said: TableEvent = { kind: 'said', chair: chairAt(0), saying: 'hello', at: 1 };

/** A log with these events; whether they are lawful is not the witness's business. */
const logOf = (...events: readonly TableEvent[]): CheckedLog => {
  const empty = emptyLog(house.id, house.header);
  return { ...empty, events, state: { ...empty.state, seq: events.length } };
};

const roll = { kind: 'roll', element: ELEMENT, stirs: [chairAt(1)] } as const;
const done = (seq: number) => ({ kind: 'done', seq, hash: HASH }) as const;

describe('the witness of the dice', () => {
  test('a roll as it was meant is fine, whichever comes first: the events or the answer', () => {
    const early = createWitness();
    early.done(roll, done(1));
    expect(early.look(logOf(), logOf(rolled([1])))).toBeNull();
    const late = createWitness();
    expect(late.look(logOf(), logOf(rolled([1])))).toBeNull();
    late.done(roll, done(1));
    expect(late.look(logOf(rolled([1])), logOf(rolled([1])))).toBeNull();
  });

  test('other stirs than those that were named are found out', () => {
    const witness = createWitness();
    witness.done(roll, done(2));
    expect(witness.look(logOf(said), logOf(said, rolled([1, 2])))).toEqual({
      kind: 'otherRoll',
      seq: 2,
    });
  });

  test('an element that was confirmed and is not there is found out, but not before its time', () => {
    const witness = createWitness();
    witness.done(roll, done(2));
    expect(witness.look(logOf(), logOf(said))).toBeNull();
    expect(witness.look(logOf(said), logOf(said, said))).toEqual({
      kind: 'withheld',
      element: ELEMENT,
    });
  });

  test('a roll of another tab of the same player is nobody’s fault', () => {
    const witness = createWitness();
    witness.done(roll, { kind: 'refused', refusal: { kind: 'notBegun' } });
    witness.done(roll, { kind: 'stale', seq: 1 });
    expect(witness.look(logOf(), logOf(rolled([1, 2])))).toBeNull();
  });
});

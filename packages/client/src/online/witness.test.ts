import type { Hash } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { LogHash, TableEvent } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import { FakeHouse } from '../../test/fakeHouse.ts';
import type { ElementUse } from '../storage/secrets.ts';
import type { CheckedLog } from './log.ts';
import { emptyLog } from './log.ts';
import type { SentElement, Witness } from './witness.ts';
import { createWitness } from './witness.ts';

const ELEMENT = 'e'.repeat(43) as Hash;
const OTHER = 'o'.repeat(43) as Hash;
const house = new FakeHouse();
const hashAt = (seq: number): LogHash => String(seq).padStart(64, '0') as LogHash;

type DiceFact = Extract<TableEvent, { kind: 'dice' }>['event'];
const dice = (event: DiceFact): TableEvent => ({ kind: 'dice', event, at: 1 });
const player = chairAt(0);
const begun = dice({ kind: 'begun', house: OTHER });
const stirred = (element: Hash): TableEvent => dice({ kind: 'stirred', player, element });
const rolled = (element: Hash): TableEvent =>
  dice({ kind: 'rolled', player, house: OTHER, element, stirs: [] });
const back = (element: Hash): TableEvent => dice({ kind: 'cameBack', player, element });
const said: TableEvent = { kind: 'said', chair: player, saying: 'hello', at: 1 };

/** A log with these events; the witness does not check whether they are lawful. */
const logOf = (...events: readonly TableEvent[]): CheckedLog => {
  const empty = emptyLog(house.id, house.header);
  const hashes = [empty.hash, ...events.map((_, at) => hashAt(at + 1))];
  return { ...empty, events, hashes, state: { ...empty.state, seq: events.length } };
};

const sent = (kind: ElementUse['kind'], roll: number): SentElement => ({
  element: ELEMENT,
  use: { kind, roll },
});
const done = (seq: number) => ({ kind: 'done', seq, hash: hashAt(seq) }) as const;
const roll = { kind: 'roll', element: ELEMENT, stirs: [] } as const;

/** The faults and doubts of the witness of one element about a log. */
const judge = (given: SentElement, ...events: readonly TableEvent[]) => {
  const witness = createWitness();
  witness.gave(given);
  return { fault: witness.look(logOf(), logOf(...events), [0]), doubts: witness.doubts.value };
};

const FINE = { fault: null, doubts: [] };

describe('the witness of the dice', () => {
  test('an element that is used as intended is fine, in either order', () => {
    expect(judge(sent('roll', 1), begun, rolled(ELEMENT))).toEqual(FINE);
    expect(judge(sent('stir', 0), stirred(ELEMENT), begun)).toEqual(FINE);
    const late = createWitness();
    late.look(logOf(), logOf(begun, rolled(ELEMENT)), [0]);
    late.gave(sent('roll', 1));
    late.done(roll, done(2));
    const whole = logOf(begun, rolled(ELEMENT));
    expect(late.look(whole, whole, [0])).toBeNull();
  });

  test.each([
    ['for a later roll', sent('roll', 1), [begun, rolled(OTHER), rolled(ELEMENT)], 3],
    ['as a stir', sent('roll', 1), [begun, stirred(ELEMENT)], 2],
    ['as a roll', sent('stir', 1), [begun, rolled(ELEMENT)], 2],
  ])(
    'an element that is used %s is a fault, with any answer of the server',
    (_, given, events, seq) => {
      expect(judge(given, ...events).fault).toEqual({ kind: 'otherUse', seq });
    },
  );

  test('coming back spends an element without use: no fault', () => {
    expect(judge(sent('roll', 1), begun, back(ELEMENT)).fault).toBeNull();
  });

  test('a roll made without an element that had been sent for it is reported', () => {
    expect(judge(sent('roll', 1), begun)).toEqual(FINE);
    expect(judge(sent('roll', 1), begun, rolled(OTHER))).toEqual({
      fault: null,
      doubts: [{ kind: 'setAside', roll: 1 }],
    });
    expect(judge(sent('stir', 0), begun).doubts).toEqual([{ kind: 'setAside', roll: 0 }]);
  });

  test('a log other than the one seen before is reported, and a short one is noticed', () => {
    const known = (seq: number, hash: LogHash) => {
      const witness = createWitness();
      witness.knows({ chair: 0, tips: [], isOfVersion2: true, given: null, seen: { seq, hash } });
      return witness;
    };
    const doubtsAfter = (witness: Witness, ...events: readonly TableEvent[]) => {
      witness.look(logOf(), logOf(...events), [0]);
      return witness.doubts.value;
    };
    expect(doubtsAfter(known(1, hashAt(9)), begun)).toEqual([{ kind: 'wentBack', seq: 1 }]);
    expect(doubtsAfter(known(1, hashAt(1)), begun)).toEqual([]);
    const short = known(2, hashAt(2));
    expect([doubtsAfter(short, begun), short.isShort(logOf(begun))]).toEqual([[], true]);
    short.missed(logOf(begun));
    expect(short.doubts.value).toEqual([{ kind: 'wentBack', seq: 1 }]);
  });

  test('a player who asked to come back and is left out of a later roll is reported', () => {
    expect(judge(sent('back', 1), begun, rolled(OTHER)).doubts).toEqual([]);
    expect(judge(sent('back', 1), begun, rolled(OTHER), rolled(OTHER)).doubts).toEqual([
      { kind: 'leftOut', roll: 1 },
    ]);
  });

  test('a confirmed element that is missing is detected, but not too early', () => {
    const witness = createWitness();
    witness.done(roll, done(2));
    expect(witness.look(logOf(), logOf(said), [0])).toBeNull();
    expect(witness.look(logOf(said), logOf(said, said), [0])).toEqual({
      kind: 'withheld',
      element: ELEMENT,
    });
  });
});

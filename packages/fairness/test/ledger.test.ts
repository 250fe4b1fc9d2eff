import { describe, expect, test } from 'vitest';
import type { DiceEvent, DiceRefusal, Hash, Ledger, Opened } from '../src/index.ts';
import {
  ANCHOR_BEFORE,
  advanceLedger,
  CHAIN_LENGTH,
  chairAt,
  checkEvent,
  openLedger,
  revealedOf,
  shakerFor,
} from '../src/index.ts';
import type { DiceTable } from './table.ts';
import { begin, log, openTable, peek, pooledChain, renewKey, roll, stir } from './table.ts';

const tip = (number: number): Hash => pooledChain(number).tip;

const opened = (change: Partial<Opened>): Opened => ({
  kind: 'opened',
  game: 'g1',
  rules: 'std.1',
  house: tip(0),
  players: [tip(1), tip(2)],
  ...change,
});

const table = (...persons: boolean[]): DiceTable =>
  openTable('g1', 'std.1', persons, { version: 1 });

const begun = (...persons: boolean[]): DiceTable => {
  const one = table(...persons);
  begin(one);
  return one;
};

const refusalOf = ({ ledger }: DiceTable, event: DiceEvent): DiceRefusal | null => {
  const refusal = checkEvent(ledger, event);
  const next = advanceLedger(ledger, event);
  expect(next).toEqual(
    refusal === null ? { ok: true, value: expect.anything() } : { ok: false, reason: refusal },
  );
  return refusal;
};

describe('a game is opened', () => {
  test('with tips of people and none of bots', () => {
    const ledger = openLedger(opened({ players: [tip(1), null, tip(2)] }));
    expect(ledger).toMatchObject({
      ok: true,
      value: { rolls: 0, first: null, reseeds: [0, 0, 0] },
    });
  });

  test.each<[string, Partial<Opened>, DiceRefusal]>([
    ['one player', { players: [tip(1)] }, { kind: 'playerCount', players: 1 }],
    ['six players', { players: [1, 2, 3, 4, 5, 6].map(tip) }, { kind: 'playerCount', players: 6 }],
    ['only bots', { players: [null, null] }, { kind: 'onlyBots' }],
    ['a tip twice', { players: [tip(1), tip(1)] }, { kind: 'tipKnown', owner: chairAt(1) }],
    [
      'the tip of the server',
      { players: [tip(0), tip(1)] },
      { kind: 'tipKnown', owner: chairAt(0) },
    ],
    ['a tip that is none', { house: 'x' as Hash }, { kind: 'unreadableHash', found: 'x' }],
    ['an odd name', { game: 'a b' }, { kind: 'unreadableGame', found: 'a b' }],
    ['odd rules', { rules: 'std' }, { kind: 'unreadableRules', found: 'std' }],
  ])('not with %s', (_, change, reason) => {
    expect(openLedger(opened(change))).toEqual({ ok: false, reason });
  });
});

describe('the shake', () => {
  test('needs an element of every present player', () => {
    const one = table(true, false, true);
    const house = peek(one, 'house');
    expect(refusalOf(one, { kind: 'begun', house })).toEqual({
      kind: 'shakeIsDue',
      players: [0, 2],
    });
    stir(one, 2);
    expect(refusalOf(one, { kind: 'begun', house })).toEqual({ kind: 'shakeIsDue', players: [0] });
    expect(refusalOf(one, { kind: 'stirred', player: chairAt(2), element: peek(one, 2) })).toEqual({
      kind: 'alreadyStirred',
      player: 2,
    });
    expect(
      refusalOf(one, {
        kind: 'rolled',
        player: chairAt(0),
        house,
        element: peek(one, 0),
        stirs: [],
      }),
    ).toEqual({ kind: 'notBegun' });
    stir(one, 0);
    log(one, { kind: 'begun', house });
    expect(one.ledger.first?.chair).toBeTypeOf('number');
    expect(one.ledger.first?.rolls.length).toBeGreaterThanOrEqual(3);
    expect(one.ledger.bowl).toEqual([]);
    expect(refusalOf(one, { kind: 'begun', house })).toEqual({ kind: 'alreadyBegun' });
  });

  test('does not wait for a player who is away, but needs at least one', () => {
    const one = table(true, true);
    log(one, { kind: 'wentAway', player: chairAt(0) });
    expect(refusalOf(one, { kind: 'stirred', player: chairAt(0), element: peek(one, 0) })).toEqual({
      kind: 'playerIsAway',
      player: 0,
    });
    log(one, { kind: 'wentAway', player: chairAt(1) });
    expect(refusalOf(one, { kind: 'begun', house: peek(one, 'house') })).toEqual({
      kind: 'nobodyPresent',
    });
    log(one, { kind: 'cameBack', player: chairAt(1) });
    begin(one);
    expect(one.ledger.first).not.toBeNull();
  });

  test('decides who begins: another element, another pot', () => {
    const [three, two] = [begun(true, true, true), begun(true, true)];
    expect(three.ledger.pot).not.toBe(two.ledger.pot);
  });
});

describe('who shakes', () => {
  test('the player on turn, if present', () => {
    const one = begun(true, false, true);
    roll(one, 2);
    expect(one.ledger.last).toMatchObject({ chair: 2, shaker: 2, stirs: [] });
  });

  test('for a bot and for a player who is away, the next person clockwise', () => {
    const one = begun(true, false, false, true);
    roll(one, 1);
    expect(one.ledger.last).toMatchObject({ chair: 1, shaker: 3 });
    log(one, { kind: 'wentAway', player: chairAt(3) });
    roll(one, 1);
    roll(one, 3);
    expect(one.ledger.last).toMatchObject({ chair: 3, shaker: 0 });
  });

  test('while no player is present, the roll waits', () => {
    const one = begun(true, false);
    log(one, { kind: 'wentAway', player: chairAt(0) });
    expect(shakerFor(one.ledger, chairAt(1))).toBeNull();
    const event: DiceEvent = {
      kind: 'rolled',
      player: chairAt(1),
      house: peek(one, 'house'),
      element: peek(one, 0),
      stirs: [],
    };
    expect(refusalOf(one, event)).toEqual({ kind: 'nobodyPresent' });
    log(one, { kind: 'cameBack', player: chairAt(0) });
    expect(refusalOf(one, event)).toBeNull();
  });

  test('no player can leave twice or return twice, and a bot cannot return', () => {
    const one = begun(true, false);
    expect(refusalOf(one, { kind: 'cameBack', player: chairAt(0) })).toEqual({
      kind: 'playerIsPresent',
      player: 0,
    });
    log(one, { kind: 'wentAway', player: chairAt(0) });
    expect(refusalOf(one, { kind: 'wentAway', player: chairAt(0) })).toEqual({
      kind: 'playerIsAway',
      player: 0,
    });
    expect(refusalOf(one, { kind: 'wentAway', player: chairAt(1) })).toEqual({
      kind: 'playerIsBot',
      player: 1,
    });
    expect(refusalOf(one, { kind: 'wentAway', player: chairAt(5) })).toEqual({
      kind: 'noSuchPlayer',
      player: 5,
    });
  });
});

describe('stirs', () => {
  test('are mixed into the next roll, in any order of arrival', () => {
    const [one, other] = [begun(true, true, true), begun(true, true, true)];
    for (const player of [1, 2]) stir(one, player);
    for (const player of [2, 1]) stir(other, player);
    roll(one, 0);
    roll(other, 0);
    expect(one.ledger).toEqual(other.ledger);
    expect(one.ledger.last).toMatchObject({ stirs: [1, 2], leftOut: [] });
    expect(one.ledger.bowl).toEqual([]);
  });

  test('unknown to the shaker wait for the next roll, visibly', () => {
    const one = begun(true, true, true);
    stir(one, 1);
    stir(one, 2);
    roll(one, 0, (player) => player === 1);
    expect(one.ledger.last).toMatchObject({ stirs: [1], leftOut: [2] });
    roll(one, 0);
    expect(one.ledger.last).toMatchObject({ stirs: [2], leftOut: [] });
  });

  test('change the dice of the next roll', () => {
    const rolls = new Set<string>();
    for (const stirrers of [[], [1], [2], [1, 2]]) {
      const one = begun(true, true, true);
      for (const player of stirrers) stir(one, player);
      roll(one, 0);
      rolls.add(one.ledger.pot);
    }
    expect(rolls.size).toBe(4);
  });

  test.each([[[1]], [[2, 1]], [[1, 1]], [[7]]])(
    'that are not in the bowl in this way cannot be mixed in: %o',
    (stirs) => {
      const one = begun(true, true, true);
      stir(one, 2);
      const [house, element] = [peek(one, 'house'), peek(one, 0)];
      expect(
        refusalOf(one, {
          kind: 'rolled',
          player: chairAt(0),
          house,
          element,
          stirs: stirs.map(chairAt),
        }),
      ).toEqual({
        kind: 'stirNotInBowl',
        stirs,
      });
    },
  );
});

describe('a chain that runs out', () => {
  const worn = (): DiceTable => {
    const one = begun(true, true);
    while (one.ledger.house.left > ANCHOR_BEFORE) roll(one, one.ledger.rolls % 2);
    return one;
  };

  test('is followed by one that was announced 64 elements earlier', () => {
    const one = worn();
    const [house, element] = [peek(one, 'house'), peek(one, 0)];
    const event: DiceEvent = { kind: 'rolled', player: chairAt(0), house, element, stirs: [] };
    expect(refusalOf(one, event)).toEqual({ kind: 'nextTipIsDue', owner: 'house' });
    const old = one.ledger.house.head;
    expect(refusalOf(one, { kind: 'anchored', owner: 'house', tip: one.opened.house })).toEqual({
      kind: 'tipKnown',
      owner: 'house',
    });
    for (let count = 0; count < ANCHOR_BEFORE + 10; count += 1) roll(one, count % 2);
    expect(one.events.filter(({ kind }) => kind === 'anchored')).toHaveLength(1);
    expect(revealedOf(one.ledger.house)).toBe(10);
    expect(one.ledger.house).toMatchObject({ left: CHAIN_LENGTH - 10, next: null });
    expect(one.ledger.house.head).not.toBe(old);
  });

  test('has one next chain at a time', () => {
    const one = begun(true, true);
    log(one, { kind: 'anchored', owner: chairAt(0), tip: tip(10) });
    expect(refusalOf(one, { kind: 'anchored', owner: chairAt(0), tip: tip(11) })).toEqual({
      kind: 'nextTipKnown',
      owner: chairAt(0),
    });
    expect(refusalOf(one, { kind: 'anchored', owner: chairAt(1), tip: tip(10) })).toEqual({
      kind: 'tipKnown',
      owner: chairAt(1),
    });
    expect(refusalOf(one, { kind: 'anchored', owner: chairAt(2), tip: tip(12) })).toEqual({
      kind: 'noSuchPlayer',
      player: 2,
    });
  });
});

describe('a lost key', () => {
  test('gives server and player a new chain, the server first, three times at most', () => {
    const one = begun(true, true);
    expect(refusalOf(one, { kind: 'reseeded', player: chairAt(1), tip: tip(20) })).toEqual({
      kind: 'keyIsNotLost',
      player: 1,
    });
    const house = one.ledger.house.head;
    log(one, { kind: 'keyLost', player: chairAt(1), house: tip(20) });
    expect(one.ledger.house.head).not.toBe(house);
    expect(refusalOf(one, { kind: 'stirred', player: chairAt(1), element: peek(one, 1) })).toEqual({
      kind: 'keyIsLost',
      player: 1,
    });
    expect(refusalOf(one, { kind: 'keyLost', player: chairAt(0), house: tip(21) })).toEqual({
      kind: 'keyIsLost',
      player: 1,
    });
    expect(refusalOf(one, { kind: 'reseeded', player: chairAt(1), tip: tip(20) })).toEqual({
      kind: 'tipKnown',
      owner: chairAt(1),
    });
    log(one, { kind: 'reseeded', player: chairAt(1), tip: tip(21) });
    renewKey(one, 1);
    renewKey(one, 1);
    expect(one.ledger.reseeds).toEqual([0, 3]);
    expect(refusalOf(one, { kind: 'keyLost', player: chairAt(1), house: tip(22) })).toEqual({
      kind: 'tooManyReseeds',
      player: 1,
    });
    renewKey(one, 0);
    roll(one, 1);
    expect(one.ledger.last?.chair).toBe(1);
  });
});

test('a ledger is plain JSON', () => {
  const one = begun(true, false, true);
  stir(one, 0);
  roll(one, 1);
  const copy: Ledger = JSON.parse(JSON.stringify(one.ledger));
  expect(copy).toEqual(one.ledger);
});

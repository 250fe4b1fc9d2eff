import { formatRoll } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { elementsUpTo } from '../src/chain.ts';
import type { DiceEvent, DiceVersion, Hash, Ledger } from '../src/index.ts';
import { advanceLedger, CHAIN_LENGTH, chairAt, elementOf, newChain } from '../src/index.ts';
import { collectProof } from '../src/proof/collect.ts';
import { expandProof } from '../src/proof/expand.ts';
import type { DiceTable } from './table.ts';
import {
  begin,
  chainInUse,
  closeBowl,
  comeBack,
  copyOf,
  goAway,
  log,
  openTable,
  roll,
  rollOf,
  stirAndRoll,
} from './table.ts';

/** Five people, ready for the roll of player 0: the server already has the element that is sent for it. */
const readyTable = (version: DiceVersion): DiceTable => {
  const table = openTable('attack', 'std.1', [true, true, true, true, true], { version });
  begin(table);
  closeBowl(table);
  return table;
};

const diceAfter = (ledger: Ledger, events: readonly DiceEvent[]): string | null => {
  let now = ledger;
  for (const event of events) {
    const next = advanceLedger(now, event);
    if (!next.ok) return null;
    now = next.value;
  }
  return now.last === null ? null : formatRoll(now.last.roll);
};

/** Chains of a server that searches for a favorable one. */
const FORGED = Array.from({ length: 40 }, (_, at) => newChain(new Uint8Array(32).fill(100 + at)));

/** The attack H1: the server reports a lost key of player 1, and rolls with the best of its chains. */
const keyLossAttacks = (table: DiceTable): readonly (readonly DiceEvent[])[] =>
  FORGED.map((chain) => [
    { kind: 'keyLost', player: chairAt(1), house: chain.tip },
    { ...rollOf(table, 0), house: elementOf(chain, 1) },
  ]);

describe('a server that reports a lost key of another player (H1)', () => {
  test('chooses the dice in version 1, and every roll is named', () => {
    const table = readyTable(1);
    const found = keyLossAttacks(table).map((events) => diceAfter(table.ledger, events));
    expect(new Set(found).size).toBeGreaterThan(20);
    roll(table, 0);
    expect(table.ledger.last?.isChoice).toBe(true);
  });

  test('is refused in version 2: its new chain does not count yet', () => {
    const table = readyTable(2);
    const found = keyLossAttacks(table).map((events) => diceAfter(table.ledger, events));
    expect(new Set(found)).toEqual(new Set([null]));
  });

  test('changes nothing in version 2 if it rolls with its old chain', () => {
    const table = readyTable(2);
    const honest = diceAfter(table.ledger, [rollOf(table, 0)]);
    const found = FORGED.map(({ tip }) =>
      diceAfter(table.ledger, [
        { kind: 'keyLost', player: chairAt(1), house: tip },
        {
          kind: 'reseeded',
          player: chairAt(1),
          tip: elementOf(FORGED[0] ?? newChain(new Uint8Array(32)), 9),
        },
        rollOf(table, 0),
      ]),
    );
    expect(new Set(found)).toEqual(new Set([honest]));
  });

  test('must announce its chain in version 2 before the others open their next elements', () => {
    const table = readyTable(2);
    log(table, { kind: 'keyLost', player: chairAt(1), house: table.freshTip() });
    log(table, { kind: 'reseeded', player: chairAt(1), tip: table.freshTip() });
    stirAndRoll(table, 0);
    const { bowl, house } = table.ledger;
    expect([bowl, house.left < CHAIN_LENGTH]).toEqual([[], true]);
    closeBowl(table);
    expect(table.ledger.house.left).toBe(CHAIN_LENGTH);
    roll(table, 0);
    expect(table.ledger.last).toMatchObject({ stirs: [0, 2, 3, 4], isChoice: false });
  });
});

/** The attack H1b: the server answers `stale`, and leaves out stirs as it likes. */
const subsetAttacks = (table: DiceTable): readonly (string | null)[] =>
  Array.from({ length: 32 }, (_, bits) =>
    diceAfter(table.ledger, [rollOf(table, 0, (chair) => ((bits >> chair) & 1) === 1)]),
  );

describe('a server that leaves stirs out (H1b)', () => {
  test('chooses among many dice in version 1, and every roll is named', () => {
    const table = readyTable(1);
    expect(new Set(subsetAttacks(table)).size).toBeGreaterThan(10);
  });

  test('has one roll in version 2', () => {
    const table = readyTable(2);
    const [honest] = [diceAfter(table.ledger, [rollOf(table, 0)])];
    expect(subsetAttacks(table).filter((dice) => dice !== null)).toEqual([honest]);
  });

  test('is named in version 2 if it reports players away to leave their stirs out', () => {
    const found = new Set<string>();
    for (let bits = 1; bits < 16; bits += 1) {
      const table = openTable('attack', 'std.1', [true, true, true, true, true], { version: 2 });
      begin(table);
      for (let player = 1; player < 5; player += 1)
        if ((bits >> (player - 1)) & 1) goAway(table, player);
      stirAndRoll(table, 0);
      expect(table.ledger.last?.isChoice).toBe(true);
      found.add(table.ledger.pot);
    }
    expect(found.size).toBe(15);
  });
});

describe('a server that withholds an element it has seen (H1c)', () => {
  test('names the roll if it reports the roller away, and the element is spent', () => {
    const table = readyTable(2);
    const { element: seen } = rollOf(table, 0);
    goAway(table, 0);
    comeBack(table, 0);
    expect(rollOf(table, 0).element).not.toBe(seen);
    roll(table, 0);
    expect(table.ledger.last?.isChoice).toBe(true);
  });
});

describe('a server with an accomplice', () => {
  /** Player 1 is away, player 0 is honest and has stirred; the server reports player 0 away too. */
  const deserted = (): DiceTable => {
    const table = openTable('attack', 'std.1', [true, true], { version: 2 });
    begin(table);
    goAway(table, 1);
    stirAndRoll(table, 0);
    closeBowl(table);
    goAway(table, 0);
    return table;
  };

  test('makes chains that count at once at an empty table, and the roll is named', () => {
    const table = deserted();
    log(table, { kind: 'keyLost', player: chairAt(1), house: table.freshTip() });
    log(table, { kind: 'reseeded', player: chairAt(1), tip: table.freshTip() });
    comeBack(table, 1);
    expect(table.ledger.house.left).toBe(CHAIN_LENGTH);
    roll(table, 1);
    expect(table.ledger.last).toMatchObject({ shaker: 1, stirs: [0], isChoice: true });
  });

  test('cannot delay a new chain by calling a player into the open bowl', () => {
    const table = openTable('attack', 'std.1', [true, true, true, true], { version: 2 });
    begin(table);
    closeBowl(table);
    goAway(table, 3);
    log(table, { kind: 'keyLost', player: chairAt(2), house: table.freshTip() });
    log(table, { kind: 'reseeded', player: chairAt(2), tip: table.freshTip() });
    roll(table, 0);
    const [stays, calls] = [copyOf(table), copyOf(table)];
    comeBack(calls, 3);
    const pots = [stays, calls].map((one) => {
      stirAndRoll(one, 0);
      expect(one.ledger.last?.isChoice).toBe(false);
      return one.ledger.pot;
    });
    expect(pots[0]).toBe(pots[1]);
  });

  test('cannot break a proof by announcing links of an old chain as the tip of a new one', () => {
    const table = openTable('attack', 'std.1', [true, true], { version: 2 });
    begin(table);
    for (let count = 0; count < 4; count += 1) stirAndRoll(table, 1);
    const { chain, told } = chainInUse(table, 1);
    const tip = chain.elements[told - 4] ?? ('' as Hash);
    const last = chain.elements.at(-1) ?? tip;
    table.chains.set(tip, {
      tip,
      elements: elementsUpTo(last, CHAIN_LENGTH).elements.slice(told - 3),
    });
    log(table, { kind: 'keyLost', player: chairAt(1), house: table.freshTip() });
    log(table, { kind: 'reseeded', player: chairAt(1), tip });
    stirAndRoll(table, 0);
    closeBowl(table);
    comeBack(table, 1);
    for (let count = 0; count < 4; count += 1) stirAndRoll(table, 1);
    const expanded = expandProof(collectProof(table.opened, table.events));
    expect(expanded).toMatchObject({ ok: true, value: { ledger: table.ledger } });
  });
});

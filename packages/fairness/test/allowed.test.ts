import { cases, randomFrom } from '@claim-it/testkit';
import { expect } from 'vitest';
import type { Chair, DiceEvent, Hash, ProofChain } from '../src/index.ts';
import { chairsUpTo, checkEvent, shakerFor } from '../src/index.ts';
import { collectProof } from '../src/proof/collect.ts';
import { expandProof } from '../src/proof/expand.ts';
import { formatBody } from '../src/proof/proof.ts';
import { anyTable } from './moves.ts';
import type { Trial, Tried } from './python.ts';
import { tryInPython } from './python.ts';
import type { DiceTable } from './table.ts';
import { POOL, peek, pooledChain, rollOf } from './table.ts';
import { testWithPython } from './testWithPython.ts';

const TABLES = cases({ short: 120, long: 5000 });
/** More than the longest step opens. */
const SPARE = 3;

/** Unused tips of this game: walks over many events exceed the pool. */
const newTips = ({ ledger }: DiceTable): readonly Hash[] =>
  Array.from({ length: POOL }, (_, number) => pooledChain(number).tip).filter(
    (tip) => !ledger.tips.includes(tip),
  );

const nextOf = (table: DiceTable, owner: 'house' | Chair): Hash =>
  owner === 'house' || table.ledger.chairs[owner] !== null ? peek(table, owner) : ('' as Hash);

/** Every documented step, as an event with valid elements and new tips. */
const stepsAt = (table: DiceTable): readonly (readonly [string, DiceEvent])[] => {
  const { ledger } = table;
  const chairs = chairsUpTo(ledger.chairs.length);
  const rolls = chairs.filter((chair) => shakerFor(ledger, chair) !== null);
  const [tip = '' as Hash, house = '' as Hash] = newTips(table);
  return [
    ['bh', { kind: 'begun', house: nextOf(table, 'house') }],
    ...rolls.map((chair) => [`r${chair}`, rollOf(table, chair)] as const),
    ...chairs.flatMap((player): readonly (readonly [string, DiceEvent])[] => [
      [`s${player}`, { kind: 'stirred', player, element: nextOf(table, player) }],
      [`a${player}`, { kind: 'anchored', owner: player, tip }],
      [`w${player}`, { kind: 'wentAway', player }],
      [`c${player}`, { kind: 'cameBack', player, element: nextOf(table, player) }],
      [`k${player}`, { kind: 'keyLost', player, house }],
      [`n${player}`, { kind: 'reseeded', player, tip }],
      [`i${player}`, { kind: 'standIn', player }],
      [`j${player}`, { kind: 'joined', player, tip, house }],
    ]),
  ];
};

/** The proof so far, with elements and tips for steps to come. */
const trialAt = (table: DiceTable, tried: readonly string[]): Trial => {
  const proof = collectProof(table.opened, table.events);
  const longer = ({ tip, revealed }: ProofChain): ProofChain => {
    const count = (revealed?.count ?? 0) + SPARE;
    const last = table.chains.get(tip)?.elements[count - 1] ?? tip;
    return { tip, revealed: { count, last } };
  };
  const tips = [...newTips(table)];
  const spare = (): ProofChain => ({ tip: tips.pop() ?? ('' as Hash), revealed: null });
  const long = {
    ...proof,
    house: [...proof.house.map(longer), spare()],
    chairs: proof.chairs.map((chair) => ({
      ...chair,
      chains: [...chair.chains.map(longer), spare()],
    })),
  };
  const words = [...formatBody(long).split(' '), 'seal'];
  return { words, steps: words.at(-2) ?? '', tried };
};

const oursAt = (table: DiceTable): Tried => {
  const rolled = expandProof(collectProof(table.opened, table.events));
  const rolls = rolled.ok ? rolled.value.rolls : [];
  return {
    named: rolls.flatMap(({ isChoice }, at) => (isChoice ? [at + 1] : [])),
    allowed: stepsAt(table).flatMap(([step, event]) =>
      checkEvent(table.ledger, event) === null ? [step] : [],
    ),
  };
};

testWithPython('two ledgers, written apart in two languages, allow the same steps', () => {
  const tables = Array.from({ length: TABLES }, (_, seed) => anyTable(randomFrom(seed), 60).table);
  const ours = tables.map(oursAt);
  const trials = tables.map((table) =>
    trialAt(
      table,
      stepsAt(table).map(([step]) => step),
    ),
  );
  const told = (found: readonly Tried[]) =>
    found.map(({ named, allowed }, at) => ({ steps: trials[at]?.steps, named, allowed }));
  expect(told(tryInPython(trials))).toEqual(told(ours));
  const letters = new Set(ours.flatMap(({ allowed }) => allowed.map((step) => step[0])));
  expect([...letters].sort().join('')).toBe('abcijknrsw');
});

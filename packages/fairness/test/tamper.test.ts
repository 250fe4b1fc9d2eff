import { Buffer } from 'node:buffer';
import { parseRecord } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { DiceVersion } from '../src/index.ts';
import { chairAt, verifyRecord } from '../src/index.ts';
import { expandProof } from '../src/proof/expand.ts';
import { parseProof } from '../src/proof/proof.ts';
import { sealOf } from '../src/proof/seal.ts';
import { comparable } from './agreement.ts';
import { generatedGame, playProved } from './games.ts';
import { verifyInPython } from './python.ts';
import { pooledChain } from './table.ts';
import { testWithPython } from './testWithPython.ts';

const setup = { colors: ['green', 'orange', 'blue'], variant: 'standard' } as const;
/** A short game, because every bit of it is flipped. */
const shortGame = (version: DiceVersion) =>
  playProved({
    setup,
    seed: 5,
    temper: { take: 0.5, undo: 0, pass: 0, leave: 0 },
    maxInputs: 30,
    version,
  });
const short = shortGame(2);

/** What the proof covers: all of the Dice, Seats and Rules tags, and the turns. Names, date and the last line end are free. */
const covered = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/^(?:\[(?:Dice|Seats|Rules|Result) .*\]|\d.*)$/gm)].map(
    ({ index, 0: line }) => [index, index + line.length] as const,
  );

/** Every bit in the campaign; here every seventh, which is one in each byte at least and each of the eight in turn. */
const STRIDE = cases({ short: 7, long: 1 });

const flips = (text: string, stride: number): readonly string[] => {
  const bytes = Buffer.from(text, 'utf8');
  return covered(text).flatMap(([start, end]) =>
    Array.from({ length: Math.ceil(((end - start) * 8) / stride) }, (_, step) => {
      const bit = step * stride;
      const copy = Buffer.from(bytes);
      const at = start + (bit >> 3);
      copy[at] = (copy[at] ?? 0) ^ (1 << (bit & 7));
      return copy.toString('utf8');
    }),
  );
};

describe.each<DiceVersion>([1, 2])('in version %s every single bit that is changed', (version) => {
  const { text: whole } = shortGame(version);
  const stride = version === 1 ? 3 * STRIDE : STRIDE;
  const changed = flips(whole, stride);

  test('of proof, seats, rules, result or turns is refused', () => {
    expect(verifyRecord(whole)).toMatchObject({ ok: true, value: { version } });
    expect(changed.length).toBeGreaterThan(4000 / stride);
    for (const text of changed) expect(verifyRecord(text).ok, text).toBe(false);
  });

  testWithPython(
    'is refused by the verifier in Python too, but for the result, which needs the rules',
    () => {
      const result = /^\[Result ".*"\]$/m.exec(whole)?.[0] ?? '';
      const known = changed.filter((text) => text.includes(result));
      const outcomes = verifyInPython(known);
      expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
      expect(outcomes.map(comparable)).toEqual(known.map(() => ({ ok: false })));
    },
  );
});

/** A forger who knows the format computes a valid seal for the changed record. */
const reseal = (text: string): string | null => {
  const replay = parseRecord(text);
  if (!replay.ok) return null;
  const { record } = replay.value;
  const tag = record.tags.find(({ name }) => name === 'Dice')?.value ?? '';
  const sealed = parseProof(tag);
  if (!sealed.ok) return null;
  const expanded = expandProof(sealed.value.proof);
  if (!expanded.ok) return null;
  const seal = sealOf(expanded.value.ledger.pot, sealed.value.body, record);
  return text.replace(tag, `${sealed.value.body} ${seal}`);
};

/** A proof without its seal and without the tips of unused chains: no roll depends on those. */
const boundIn = (text: string): string =>
  (/^\[Dice "(.*) \S+"\]$/m.exec(text)?.[1] ?? '').replaceAll(/,[\w-]{43}(?=[ ,])/g, ',');

test('a forger with a valid seal changes no game id, step or roll, and no chain that was used', () => {
  const rollsOf = (text: string): string => [...text.matchAll(/ \d{3}\b/g)].join('');
  const isForged = (text: string): boolean =>
    boundIn(text) !== boundIn(short.text) || rollsOf(text) !== rollsOf(short.text);
  // Most flipped bits make an unreadable text, so a forger tries more of them.
  const forged = flips(short.text, cases({ short: 3, long: 1 }))
    .filter(isForged)
    .map(reseal)
    .filter((text) => text !== null);
  expect(forged.length).toBeGreaterThan(10);
  expect(forged.filter((text) => verifyRecord(text).ok)).toEqual([]);
});

test('a forger with a valid seal cannot give a player the dice of the next one', () => {
  const temper = { take: 1, undo: 0, pass: 0, leave: 0 };
  const { text } = playProved({ setup, seed: 5, temper, maxInputs: 7, version: 1 });
  // The first player rolls on, with what the second one rolled.
  const forged = reseal(text.replace(/ take\n2\. \w /, ' '));
  expect(verifyRecord(forged ?? '')).toEqual({
    ok: false,
    reason: { kind: 'otherPlayer', number: 2, line: expect.any(Number) },
  });
});

describe('a proof holds no more than its steps use', () => {
  const sealed = parseProof(/^\[Dice "(.*)"\]$/m.exec(short.text)?.[1] ?? '');
  if (!sealed.ok) throw new Error('the proof was read before');
  const { proof } = sealed.value;
  const left = { ok: false, reason: { kind: 'elementsLeft', owner: 'house' } };

  test('no element of a roll that was removed', () => {
    const steps = proof.steps.slice(
      0,
      proof.steps.findLastIndex(({ kind }) => kind === 'rolled'),
    );
    expect(expandProof({ ...proof, steps })).toEqual(left);
  });

  test('no unannounced chain', () => {
    const spare = { tip: pooledChain(23).tip, revealed: null };
    expect(expandProof({ ...proof, house: [...proof.house, spare] })).toEqual(left);
  });

  test('nothing of a chain after it was replaced', () => {
    const begun = proof.steps.findIndex(({ kind }) => kind === 'begun');
    const lost = { kind: 'keyLost', chair: chairAt(0) } as const;
    const steps = [...proof.steps.slice(0, begun + 1), lost];
    const spare = { tip: pooledChain(23).tip, revealed: null };
    expect(expandProof({ ...proof, steps, house: [...proof.house, spare] })).toEqual(left);
  });
});

describe('a record is refused', () => {
  const { text } = generatedGame(20);
  const proof = /^\[Dice "(.*)"\]$/m.exec(text)?.[1] ?? '';

  test('without a proof', () => {
    expect(verifyRecord(text.replace(/^\[Dice.*\n/m, ''))).toEqual({
      ok: false,
      reason: { kind: 'noProof' },
    });
  });

  test('with the proof of another game', () => {
    const other = /^\[Dice "(.*)"\]$/m.exec(generatedGame(21).text)?.[1] ?? '';
    expect(verifyRecord(text.replace(proof, other)).ok).toBe(false);
  });

  test('if it is not lawful', () => {
    expect(verifyRecord(text.replace(/^1\. (\w) \d{3}/m, '1. $1 999'))).toMatchObject({
      ok: false,
      reason: { kind: 'recordFault', fault: { reason: { kind: 'notARoll' } } },
    });
  });

  const CHANGES: readonly [string, (proof: string) => string, object][] = [
    ['a version to come', (one) => one.replace(/^2/, '3'), { kind: 'unreadableProof', word: 1 }],
    ['the older version', (one) => one.replace(/^2/, '1'), {}],
    ['a stir left out', (one) => one.replace(/r(\d)(?=\S* \S+$)/, 'r$1-$1'), {}],
    ['other rules', (one) => one.replace(/(std|reuse)\.1/, '$1.2'), { kind: 'otherRules' }],
    ['a missing player', (one) => one.split(' ').toSpliced(4, 1).join(' '), { kind: 'otherSeats' }],
    ['a word too few', (one) => one.split(' ').slice(0, 4).join(' '), { kind: 'unreadableProof' }],
    ['no words', () => '', { kind: 'unreadableProof', word: 1 }],
    ['a step too many', (one) => one.replace(/ (\S+)$/, 'bh $1'), { kind: 'elementMissing' }],
    ['a step too few', (one) => one.replace(/(.*)r\d(-\d+)?/, '$1'), {}],
    [
      'a count too high',
      (one) => one.replace(/\.(\d+)\./, (_, n) => `.${Number(n) + 1}.`),
      { kind: 'brokenChain', owner: 'house', chain: 1 },
    ],
    [
      'a count of nothing',
      (one) => one.replace(/\.\d+\./, '.0.'),
      { kind: 'unreadableProof', word: 4 },
    ],
    [
      'a count with a leading zero',
      (one) => one.replace(/\.(\d+)\./, '.0$1.'),
      { kind: 'unreadableProof', word: 4 },
    ],
  ];
  const changedBy = (change: (proof: string) => string): string =>
    text.replace(proof, change(proof));

  test.each(CHANGES)('with %s in its proof', (_, change, reason) => {
    expect(changedBy(change)).not.toBe(text);
    expect(verifyRecord(changedBy(change))).toMatchObject({ ok: false, reason });
  });

  testWithPython('with any of these in its proof by the verifier in Python too', () => {
    const outcomes = verifyInPython(CHANGES.map(([, change]) => changedBy(change)));
    expect(outcomes.map(comparable)).toEqual(CHANGES.map(() => ({ ok: false })));
  });
});

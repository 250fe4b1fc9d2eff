import { recordNamed } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../src/index.ts';
import { comparable, ourOutcome } from './agreement.ts';
import { generatedGame } from './games.ts';
import { verifyInPython } from './python.ts';
import { testWithPython } from './testWithPython.ts';

describe.each([
  { name: 'proved', version: 1, seed: 3, code: '0029-0232-9341-7030' },
  { name: 'proved-2', version: 2, seed: 5, code: '7363-4389-2139-6704' },
  { name: 'proved-stand-in', version: 2, seed: 80, code: '4756-4283-9301-8491' },
])('the record $name of version $version', ({ name, version, seed, code }) => {
  const golden = recordNamed(name);

  test('that was proved once stays proved: the format is only extended', () => {
    expect(verifyRecord(golden)).toMatchObject({
      ok: true,
      value: { version, game: `game-${seed}`, code },
    });
  });

  testWithPython('stays so for the verifier in Python', () => {
    expect(verifyInPython([golden]).map(comparable)).toEqual([ourOutcome(golden)]);
  });

  test('is generated from the same seeds, byte by byte', () => {
    expect(generatedGame(seed).text).toBe(golden);
  });
});

test('the record of version 2 has named rolls, lost keys, and people who came back', () => {
  const golden = recordNamed('proved-2');
  const { named = [], rolls = [], reseeds } = ourOutcome(golden);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(rolls.length / 4);
  expect(reseeds).toBeGreaterThan(0);
  expect(golden).toMatch(/ \S*k\d\S*n\d\S*c\d\S* \S{43}"\]$/m);
});

test('the record with stand-ins has some, and people who took chairs of bots', () => {
  const golden = recordNamed('proved-stand-in');
  const { named = [], rolls = [], joins } = ourOutcome(golden);
  expect(named.length).toBeLessThan(rolls.length / 4);
  expect(joins).toBeGreaterThan(0);
  expect(golden).toMatch(/ -,\S{43}.* \S*i\d\S*j\d\S* \S{43}"\]$/m);
});

import { recordNamed } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { verifyRecord } from '../src/index.ts';
import { comparable, ourOutcome } from './agreement.ts';
import { generatedGame } from './games.ts';
import { verifyInPython } from './python.ts';
import { testWithPython } from './testWithPython.ts';

const golden = recordNamed('proved');

test('a record that was proved once stays proved: the format only ever grows', () => {
  expect(verifyRecord(golden)).toMatchObject({
    ok: true,
    value: { game: 'game-3', code: '0029-0232-9341-7030' },
  });
});

testWithPython('and stays so for the verifier in Python', () => {
  expect(verifyInPython([golden]).map(comparable)).toEqual([ourOutcome(golden)]);
});

test('the same seeds give the same bytes', () => {
  expect(generatedGame(3).text).toBe(golden);
});

import { playInputs } from '@claim-it/client/model';
import type { Input } from '@claim-it/rules';
import { start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { formatFragment, parseFragment } from '../../kit/navigation/reviewFragment.ts';
import { firstSince } from './lookBack.ts';

const turn = (seat: 0 | 1 | 2): readonly Input[] => [
  { kind: 'roll', seat },
  { kind: 'dice', roll: [1, 1, 1] },
  { kind: 'place', seat, space: '1,1' },
  { kind: 'take', seat },
];

const stepsOf = (inputs: readonly Input[]) => {
  const steps = playInputs(start('gbo'), 0, inputs);
  if (!steps.ok) throw new Error(JSON.stringify(steps.reason));
  return steps.value;
};

test('since the last turn is the first roll behind it', () => {
  const steps = stepsOf([...turn(0), ...turn(1), ...turn(2)]);
  expect(firstSince(steps, [0])).toBe(2);
  expect(firstSince(steps, [1])).toBe(3);
  expect(firstSince(steps, [2])).toBe(null);
  expect(firstSince(steps.slice(0, 6), [1])).toBe(null);
  expect(firstSince([], [0])).toBe(null);
});

test('a moment stands behind the game in the address, and behind it the table', () => {
  const [none, table] = [null, 'Ab3_-9zzQ12'];
  expect(parseFragment('#dAbc_-9~12')).toEqual({ game: 'dAbc_-9', step: 12, table: none });
  expect(parseFragment('#~3')).toEqual({ game: '', step: 3, table: none });
  expect(parseFragment('#dAbc')).toEqual({ game: 'dAbc', step: none, table: none });
  expect(parseFragment('#d~x~//evil')).toEqual({ game: 'd', step: none, table: none });
  expect(parseFragment(`#dA~7~${table}`)).toEqual({ game: 'dA', step: 7, table });
  expect(parseFragment(`#dA~~${table}`)).toEqual({ game: 'dA', step: none, table });
  for (const hash of ['#dAbc_-9~12', '#~3', '#dAbc', '', `#dA~7~${table}`, `#dA~~${table}`])
    expect(formatFragment(parseFragment(hash))).toBe(hash);
});

import { expect, test } from 'vitest';
import { thingForKey } from './keys.ts';

const COLORS = ['green', 'violet'] as const;

test.each([
  ['g', false, { kind: 'settled', color: 'green' }],
  ['V', true, { kind: 'claimed', color: 'violet' }],
  // Caps Lock is no Shift.
  ['V', false, { kind: 'settled', color: 'violet' }],
  ['b', false, null],
  ['6', false, { kind: 'squatter', number: 6 }],
  ['7', false, null],
  ['c', false, { kind: 'claim' }],
  ['*', true, { kind: 'claim' }],
  ['Backspace', false, { kind: 'eraser' }],
  ['.', false, { kind: 'eraser' }],
  ['Enter', false, null],
])('%s with Shift %s lays what a written position means', (key, shiftKey, thing) => {
  expect(thingForKey({ key, shiftKey }, COLORS)).toEqual(thing);
});

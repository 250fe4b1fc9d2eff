import { expect, test } from 'vitest';
import { callerFor, claimsToCall, turnsLeft } from './lastRound.ts';
import type { Seat } from './vocabulary.ts';

test.each([
  [2, 13],
  [3, 9],
  [4, 7],
  [5, 6],
])('%i seats need %i claims', (seats, claims) => {
  expect(claimsToCall(seats)).toBe(claims);
});

test('an unsupported number of seats throws', () => {
  expect(() => claimsToCall(6)).toThrow();
});

test('the seat after the caller has a whole round before it, the caller one turn', () => {
  expect(turnsLeft(1, 2, 4)).toBe(4);
  expect(turnsLeft(1, 0, 4)).toBe(2);
  expect(turnsLeft(1, 1, 4)).toBe(1);
});

test('the caller can be computed from the turns left', () => {
  for (const seats of [2, 3, 4, 5])
    for (let caller = 0; caller < seats; caller += 1)
      for (let mover = 0; mover < seats; mover += 1) {
        const left = turnsLeft(caller as Seat, mover as Seat, seats);
        expect(callerFor(left, mover as Seat, seats)).toBe(caller);
      }
});

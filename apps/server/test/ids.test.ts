import { chairAt } from '@claim-it/fairness';
import type { GuestId, TableState } from '@claim-it/protocol';
import { chairOf, rootOf, seatOf } from '@claim-it/protocol';
import type { Seat } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { newGuestId, newTableId, scopeOf } from '../src/ids.ts';

/** These calls are never made: the compiler must refuse each. */
const MISTAKES = (state: TableState, guest: GuestId, seat: Seat): readonly (() => unknown)[] => [
  // @ts-expect-error a guest is not a table
  () => scopeOf(newTableId(true), guest),
  // @ts-expect-error a guest has no log
  () => rootOf(guest, '{}'),
  // @ts-expect-error a chair is not a seat
  () => chairOf(state, chairAt(0)),
  // @ts-expect-error a seat is not a chair
  () => seatOf(state, seat),
];

test('ids that look alike are told apart by their types', () => {
  expect(MISTAKES).toHaveLength(3);
  expect(scopeOf(newGuestId(), newTableId(true))).toMatch(/^[\w-]{12}$/);
});

import type { RandomNumbers } from '@claim-it/testkit';
import { pick } from '@claim-it/testkit';
import type { Chair, DiceEvent } from '../src/index.ts';
import { chairsUpTo, checkEvent, shakerFor } from '../src/index.ts';
import type { DiceTable } from './table.ts';
import { copyOf, log, openTable, peek, rollOf } from './table.ts';

const joinedOf = (table: DiceTable, player: Chair): DiceEvent => ({
  kind: 'joined',
  player,
  tip: table.freshTip(),
  house: table.freshTip(),
});

/** Every event that a server could append for one player, with valid elements and unknown chains. */
const eventsFor = (table: DiceTable, player: Chair): readonly DiceEvent[] =>
  table.ledger.chairs[player] === null
    ? [joinedOf(table, player)]
    : [
        { kind: 'stirred', player, element: peek(table, player) },
        { kind: 'wentAway', player },
        { kind: 'cameBack', player, element: peek(table, player) },
        { kind: 'standIn', player },
        { kind: 'keyLost', player, house: table.freshTip() },
        { kind: 'reseeded', player, tip: table.freshTip() },
        joinedOf(table, player),
      ];

/** All events that are allowed now, except rolls. */
export const allowedEvents = (table: DiceTable): readonly DiceEvent[] =>
  chairsUpTo(table.ledger.chairs.length)
    .flatMap((player) => eventsFor(table, player))
    .filter((event) => checkEvent(table.ledger, event) === null);

/** All rolls that are allowed now; before the first turn the roll for it. */
export const allowedRolls = (table: DiceTable): readonly DiceEvent[] => {
  const { ledger } = table;
  const rolls: readonly DiceEvent[] =
    ledger.first === null
      ? [{ kind: 'begun', house: peek(table, 'house') }]
      : chairsUpTo(ledger.chairs.length)
          .filter((chair) => shakerFor(ledger, chair) !== null)
          .map((chair) => rollOf(table, chair));
  return rolls.filter((event) => checkEvent(ledger, event) === null);
};

export const after = (table: DiceTable, event: DiceEvent): DiceTable => {
  const next = copyOf(table);
  log(next, event);
  return next;
};

const TABLES: readonly (readonly boolean[])[] = [
  [true, true],
  [true, false, true],
  [true, true, true],
  [true, false, true, true],
];

/** A table after any events a server may append, and the same table when its bowl was new. */
export const anyTable = (
  random: RandomNumbers,
  most: number,
): { readonly table: DiceTable; readonly newBowl: DiceTable } => {
  let table = openTable('any', 'std.1', pick(random, TABLES), { version: 2 });
  let newBowl = table;
  for (let count = Math.floor(random() * most); count > 0; count -= 1) {
    const rolls = allowedRolls(table);
    const isRoll = rolls.length > 0 && random() < 0.5;
    const events = isRoll ? rolls : allowedEvents(table);
    if (events.length === 0) break;
    table = after(table, pick(random, events));
    if (isRoll) newBowl = table;
  }
  return { table, newBowl };
};

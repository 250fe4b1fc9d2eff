import type { Pip, Roll, RollOff } from '@claim-it/rules';
import { firstPlayer, invariant, newRollOff, rollForFirst, rollOf } from '@claim-it/rules';
import { uint32 } from './bytes.ts';
import type { Chair } from './chair.ts';
import { chairAt } from './chair.ts';
import type { Hash } from './hash.ts';
import { digestHash, hashBytes } from './hash.ts';

/** 252 is the largest multiple of 6 that a byte can hold; the four values from there up would favor low pips. */
const FAIR_BYTES = 252;

/** Three dice in the order they fall. */
export type Fall = readonly [Pip, Pip, Pip];

/** An endless stream of dice from one pot, the same for each call. */
const pour = (tag: 'dice' | 'first', pot: Hash): (() => Pip) => {
  const seed = hashBytes(pot);
  let counter = 0;
  let bytes: Uint8Array = new Uint8Array();
  let at = 0;
  return () => {
    for (;;) {
      if (at === bytes.length) {
        bytes = hashBytes(digestHash(tag, seed, uint32(counter)));
        counter += 1;
        at = 0;
      }
      const byte = bytes[at] ?? FAIR_BYTES;
      at += 1;
      if (byte < FAIR_BYTES) return ((byte % 6) + 1) as Pip;
    }
  };
};

/** The three dice of a stirred pot, in the order they fall. */
export const fallFrom = (pot: Hash): Fall => {
  const next = pour('dice', pot);
  return [next(), next(), next()];
};

/** The roll of a stirred pot, lowest first. */
export const rollFrom = (pot: Hash): Roll => rollOf(...fallFrom(pot));

/** The chair with the first turn, and every roll that decided it, in order. S2 */
export type FirstRolls = { readonly first: Chair; readonly rolls: readonly Roll[] };

/** All chairs roll from the shaken pot; those tied for the highest sum roll again. S2 */
export const firstRollsFrom = (pot: Hash, chairs: number): FirstRolls => {
  const next = pour('first', pot);
  const begun = newRollOff(chairs);
  invariant(begun.ok, 'the ledger has two to five players');
  let rollOff: RollOff = begun.value;
  const rolls: Roll[] = [];
  for (;;) {
    const first = firstPlayer(rollOff);
    if (first !== null) return { first: chairAt(first), rolls };
    const roll = rollOf(next(), next(), next());
    rolls.push(roll);
    const rolled = rollForFirst(rollOff, roll);
    invariant(rolled.ok, 'somebody still rolls for the first turn');
    rollOff = rolled.value;
  }
};

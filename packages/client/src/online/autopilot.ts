import type { Chair } from '@claim-it/fairness';
import { chainOf, isTipDue } from '@claim-it/fairness';
import type { TableState } from '@claim-it/protocol';
import { chairOnTurn, diceWaitFor, isGone, phaseOf } from '@claim-it/protocol';

/** What a device does for its chairs without being asked. */
export type Due =
  /** A handful for the bowl: the shake before the first turn, or a stir of the next roll. */
  | { readonly kind: 'stir'; readonly chair: Chair }
  /** The element for the roll of a bot or of somebody who is away. */
  | { readonly kind: 'shake'; readonly chair: Chair }
  | { readonly kind: 'anchor'; readonly chair: Chair }
  /** The key was given up and the new chain has not been announced. */
  | { readonly kind: 'reseed'; readonly chair: Chair };

const hasStirred = ({ ledger }: TableState, chair: Chair): boolean =>
  ledger?.bowl.some((stir) => stir.chair === chair) ?? true;

/** Whose roll comes next needs no stir: rolling opens an envelope of theirs anyway. */
const dueOn = (state: TableState, chair: Chair): Due | null => {
  const { ledger } = state;
  const chain = ledger === null ? null : chainOf(ledger, chair);
  if (ledger === null || chain === null || isGone(state, chair)) return null;
  if (ledger.lostKey === chair) return { kind: 'reseed', chair };
  if (ledger.lostKey !== null) return null;
  if (isTipDue(chain)) return { kind: 'anchor', chair };
  if (diceWaitFor(state).includes(chair))
    return phaseOf(state) === 'shaking' ? { kind: 'stir', chair } : { kind: 'shake', chair };
  const isOut = chairOnTurn(state) === chair || hasStirred(state, chair);
  return phaseOf(state) !== 'playing' || isOut ? null : { kind: 'stir', chair };
};

const URGENCY: readonly Due['kind'][] = ['reseed', 'anchor', 'shake', 'stir'];

/** The next thing to do for the chairs of this device; null if there is none. */
export const dueFor = (state: TableState, own: readonly Chair[]): Due | null => {
  const due = own.flatMap((chair) => dueOn(state, chair) ?? []);
  return due.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind))[0] ?? null;
};

import type { Chair } from '@claim-it/fairness';
import {
  chainOf,
  isTipDue,
  missingStirs,
  presentChairs,
  renewalOf,
  shakerFor,
} from '@claim-it/fairness';
import type { TableState } from './state.ts';
import { chairOnTurn, isGone, phaseOf } from './state.ts';

/** Chairs whose stirs are due before the first turn, or before the next roll can be requested. */
const stirsDue = ({ ledger, game }: TableState): readonly Chair[] => {
  if (ledger === null) return [];
  if (ledger.version === 2) return missingStirs(ledger);
  const shaken = ledger.bowl.map(({ chair }) => chair);
  return game === null ? presentChairs(ledger).filter((chair) => !shaken.includes(chair)) : [];
};

/** The chairs whose element the dice wait for: those with a stir due, or the shaker of a roll. */
export const diceWaitFor = (state: TableState): readonly Chair[] => {
  const { ledger, game } = state;
  if (ledger === null || phaseOf(state) === 'over') return [];
  const due = stirsDue(state);
  if (due.length > 0) return due;
  const chair = chairOnTurn(state);
  if (chair === null || game?.turn.phase.kind !== 'rolling') return [];
  const shaker = shakerFor(ledger, chair);
  return shaker === null ? [] : [shaker];
};

/** Whether the dice wait and no person is present to shake. */
export const waitsForAnybody = (state: TableState): boolean => {
  const { ledger, game } = state;
  if (ledger === null || presentChairs(ledger).length > 0) return false;
  return phaseOf(state) === 'shaking' || game?.turn.phase.kind === 'rolling';
};

/** Whether a person requests a roll that another shakes, because their own chain does not count yet, or again. */
export const isShakenByOther = ({ ledger }: TableState, chair: Chair): boolean =>
  ledger !== null &&
  (renewalOf(ledger, chair) !== null ||
    (ledger.replaced.includes(chair) && shakerFor(ledger, chair) !== chair));

/** What a chair owes to the dice now. `back` and `stir` reveal an element for the others, `shake` one for a roll. */
export type DiceDuty = 'reseed' | 'anchor' | 'back' | 'shake' | 'stir';

/** In version 1 every player may stir once between two rolls, except the roller. */
const mayStir = (state: TableState, chair: Chair): boolean =>
  state.ledger?.version === 1 &&
  phaseOf(state) === 'playing' &&
  chairOnTurn(state) !== chair &&
  !state.ledger.bowl.some((stir) => stir.chair === chair);

/**
 * The next automatic action of a device for a chair; null if there is none. A device may be connected without
 * its person: after two lapses, only the person may say that they are back.
 */
export const diceDutyOf = (state: TableState, chair: Chair): DiceDuty | null => {
  const { ledger } = state;
  const chain = ledger === null ? null : chainOf(ledger, chair);
  if (ledger === null || chain === null || isGone(state, chair) || phaseOf(state) === 'over')
    return null;
  const renewal = renewalOf(ledger, chair);
  if (ledger.lostKey === chair || renewal?.tip === null) return 'reseed';
  if (ledger.lostKey !== null || renewal !== null) return null;
  if (isTipDue(chain)) return 'anchor';
  if (ledger.version === 2 && ledger.away.includes(chair))
    return state.standIns[chair]?.by === 'clock' ? null : 'back';
  if (stirsDue(state).includes(chair)) return 'stir';
  if (diceWaitFor(state).includes(chair)) return 'shake';
  return mayStir(state, chair) ? 'stir' : null;
};

/** Whether the chair on turn may request its roll now: the bowl is closed. */
export const isRollReady = (state: TableState): boolean =>
  state.ledger !== null && (state.ledger.version === 1 || missingStirs(state.ledger).length === 0);

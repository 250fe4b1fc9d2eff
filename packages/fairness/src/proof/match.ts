import type { Replay, ReplayStep, Result, Roll, Seat } from '@claim-it/rules';
import { ok, refuse, turnOrder } from '@claim-it/rules';
import type { Chair } from '../chair.ts';
import type { LedgerRoll } from '../ledger.ts';
import type { Expanded } from './expand.ts';

/** A difference between record and proof. Rolls are counted from 1, lines as in the record. */
export type MatchFault =
  | {
      readonly kind: 'otherDice';
      readonly number: number;
      readonly line: number;
      readonly says: Roll;
      readonly is: Roll;
    }
  | { readonly kind: 'otherPlayer'; readonly number: number; readonly line: number }
  | { readonly kind: 'rollNotProved'; readonly number: number; readonly line: number }
  | { readonly kind: 'rollNotPlayed'; readonly number: number };

/** A roll of the proof with the seats of the record. */
export type ProvedRoll = {
  readonly seat: Seat;
  readonly roll: Roll;
  /** The seat whose element shook the pot. */
  readonly shaker: Seat;
  /** The number of contributors: the server, the shaker, and others who stirred. */
  readonly contributors: number;
  /** How many stirs were in the bowl and were not mixed in. */
  readonly leftOut: number;
  /** Whether the roll could have been another if a player had stayed or left. */
  readonly isChoice: boolean;
  /** False for a roll that was never placed because its turn was cut short by a departure. R8 */
  readonly isWritten: boolean;
};

const prove = (
  { roll, chair, shaker, stirs, leftOut, isChoice }: LedgerRoll,
  seatOf: (chair: Chair) => Seat,
  isWritten: boolean,
): ProvedRoll => ({
  seat: seatOf(chair),
  roll,
  shaker: seatOf(shaker),
  contributors: 1 + new Set([shaker, ...stirs]).size,
  leftOut: leftOut.length,
  isChoice,
  isWritten,
});

type Walk = {
  readonly rolls: readonly LedgerRoll[];
  readonly seatOf: (chair: Chair) => Seat;
  readonly proved: ProvedRoll[];
};

const nextOf = ({ rolls, proved }: Walk): LedgerRoll | undefined => rolls[proved.length];

const isSameRoll = (a: Roll, b: Roll): boolean => a.join() === b.join();

const matchRoll = (walk: Walk, line: number, seat: Seat, says: Roll): MatchFault | null => {
  const rolled = nextOf(walk);
  const number = walk.proved.length + 1;
  if (rolled === undefined) return { kind: 'rollNotProved', number, line };
  if (walk.seatOf(rolled.chair) !== seat) return { kind: 'otherPlayer', number, line };
  if (!isSameRoll(rolled.roll, says))
    return { kind: 'otherDice', number, line, says, is: rolled.roll };
  walk.proved.push(prove(rolled, walk.seatOf, true));
  return null;
};

/** A seat that leaves never rolls again, so its next roll is the unplaced one. R8 */
const skipUnplaced = (walk: Walk, seat: Seat): void => {
  const rolled = nextOf(walk);
  if (rolled !== undefined && walk.seatOf(rolled.chair) === seat)
    walk.proved.push(prove(rolled, walk.seatOf, false));
};

/** A departure that ends the game cuts the turn of the seat that was on turn. R8 */
const skipCutTurn = (walk: Walk, { record, steps }: Replay): void => {
  if (record.winners === null || steps.at(-1)?.move.kind !== 'gone') return;
  const chair = nextOf(walk)?.chair;
  for (let rolled = nextOf(walk); rolled?.chair === chair; rolled = nextOf(walk)) {
    if (rolled === undefined) return;
    walk.proved.push(prove(rolled, walk.seatOf, false));
  }
};

const matchStep = (walk: Walk, { move, line, events }: ReplayStep): MatchFault | null => {
  if (move.kind === 'gone') skipUnplaced(walk, move.seat);
  const rolled = events.find((event) => event.kind === 'rolled');
  return rolled === undefined ? null : matchRoll(walk, line, rolled.seat, rolled.roll);
};

/** Compares the rolls of a proof with those of the record, one by one. */
export const matchRolls = (
  replay: Replay,
  { ledger, rolls }: Expanded,
): Result<readonly ProvedRoll[], MatchFault> => {
  const order = turnOrder(ledger.chairs.length, ledger.first?.chair ?? 0);
  const walk: Walk = { rolls, seatOf: (chair) => order.indexOf(chair) as Seat, proved: [] };
  for (const step of replay.steps) {
    const fault = matchStep(walk, step);
    if (fault !== null) return refuse(fault);
  }
  skipCutTurn(walk, replay);
  const number = walk.proved.length + 1;
  return nextOf(walk) === undefined ? ok(walk.proved) : refuse({ kind: 'rollNotPlayed', number });
};

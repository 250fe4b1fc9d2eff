import type { Seat } from '@claim-it/rules';
import type { SeatFigures, Tenths } from './figures.ts';

/** Why the winners won, in the numbers that reports show. */
export type GameVerdict = {
  readonly kind: 'dice' | 'decisions' | 'both' | 'absent';
  readonly winners: readonly Seat[];
  readonly luck: Tenths;
  readonly decisions: Tenths;
  readonly absences: Tenths;
  /** The leader without luck, and their share. */
  readonly ahead: Seat;
  readonly adjusted: Tenths;
};

/** A part is decisive if it did at least twice as much for the winners as the other. */
const CLEARLY = 2;

const kindOf = (luck: number, decisions: number, absences: number): GameVerdict['kind'] => {
  if (absences > 0 && absences >= Math.max(luck, decisions)) return 'absent';
  if (luck >= CLEARLY * Math.max(decisions, 0)) return 'dice';
  return decisions >= CLEARLY * Math.max(luck, 0) ? 'decisions' : 'both';
};

/** Whether the dice or the decisions decided the game; null without winners. */
export const verdictOf = (
  figures: readonly SeatFigures[],
  winners: readonly Seat[] | null,
): GameVerdict | null => {
  const [first, ...others] = figures;
  if (winners === null || first === undefined) return null;
  const own = figures.filter(({ seat }) => winners.includes(seat)).map(({ account }) => account);
  const sum = (part: 'luck' | 'decisions' | 'absences'): number =>
    own.reduce((total, account) => total + account[part], 0);
  const [luck, decisions, absences] = [sum('luck'), sum('decisions'), sum('absences')];
  const best = others.reduce(
    (leader, one) => (one.account.adjusted > leader.account.adjusted ? one : leader),
    first,
  );
  return {
    kind: kindOf(luck, decisions, absences),
    winners,
    luck,
    decisions,
    absences,
    ahead: best.seat,
    adjusted: best.account.adjusted,
  };
};

import type { MatchSetup } from '@claim-it/client/model';
import { setupOf } from '@claim-it/client/model';
import { tallyOf } from '@claim-it/fairness';
import type { Replay, Roll, Seat } from '@claim-it/rules';
import { parseRecord } from '@claim-it/rules';
import type { GameResult, ResultSeat } from './result.ts';

type Facts = {
  readonly id: string;
  readonly playedAt: number;
  readonly isOnline: boolean;
  readonly isImported: boolean;
  readonly record: string;
  /** Who sat there; otherwise what the record says. */
  readonly setup?: MatchSetup;
};

/** The rolls of every seat, and how often each of them busted. */
const rollsIn = ({ start, steps }: Replay): { rolls: Roll[]; busts: number }[] => {
  const seats = start.setup.colors.map(() => ({ rolls: [] as Roll[], busts: 0 }));
  let { seat } = start.turn;
  for (const { move, events, game } of steps) {
    const mover = seats[seat];
    if (move.kind === 'dice' && mover !== undefined) {
      mover.rolls.push(move.roll);
      if (events.some(({ kind }) => kind === 'busted')) mover.busts += 1;
    }
    seat = game.turn.seat;
  }
  return seats;
};

/** A line of the ledger; null for a game that is not over, or that cannot be read. */
export const resultOf = (facts: Facts): GameResult | null => {
  const replay = parseRecord(facts.record);
  if (!replay.ok) return null;
  const { phase } = replay.value.end.turn;
  if (phase.kind !== 'over') return null;
  const { setup = setupOf(replay.value.record), ...rest } = facts;
  const rolled = rollsIn(replay.value);
  const seats = setup.sitters.map(({ name, kind, color }, seat): ResultSeat => {
    const { rolls, busts } = rolled[seat] ?? { rolls: [], busts: 0 };
    return { name, kind, color, dice: tallyOf(rolls), busts };
  });
  const winners: readonly Seat[] = phase.winners;
  return { version: 1, ...rest, winners, seats, judged: null };
};

import type { MatchSetup, SeatCompany, SinceTurn } from '@claim-it/client/model';
import type { Game } from '@claim-it/rules';
import { claimsToCall, isOver, leaders, seatsOf, stakedSpaces, standingOf } from '@claim-it/rules';
import { isShared, sitterAt } from './seats.ts';

/** One player as the card or the chip shows them. */
export type Card = Readonly<ReturnType<typeof cardsOf>[number]>;

const pendingClaims = ({ turn }: Game): number =>
  stakedSpaces(turn.stakes).filter((space) => turn.stakes[space]?.kind === 'claim').length;

export const cardsOf = (
  game: Game,
  setup: MatchSetup,
  company: readonly SeatCompany[] = [],
  since: Pick<SinceTurn, 'gains'> | null = null,
) => {
  const ahead = leaders(game);
  // Before the first space all players lead, which is not shown.
  const hasBegun = seatsOf(game).some((seat) => standingOf(game.board, seat).group > 0);
  return seatsOf(game).map((seat) => {
    const sitter = sitterAt(setup, seat);
    const isOnTurn = game.turn.seat === seat && !isOver(game);
    return {
      seat,
      sitter,
      standing: standingOf(game.board, seat),
      /** Claimed spaces that call the last round. */
      needed: claimsToCall(game.setup.colors.length),
      /** Claims of this turn, not yet taken. */
      pending: isOnTurn ? pendingClaims(game) : 0,
      isOnTurn,
      /** The only person at the table is "you". */
      isYou: sitter.kind === 'person' && !isShared(setup),
      isWinner: game.turn.phase.kind === 'over' && game.turn.phase.winners.includes(seat),
      isCaller: game.lastRoundCalledBy === seat,
      isLeader: hasBegun && ahead.includes(seat),
      isGone: game.departed.includes(seat),
      /** Null where it is unknown, and for bots. */
      presence: company[seat]?.presence ?? null,
      standIn: company[seat]?.standIn ?? null,
      /** The change of spaces since the player's last turn. */
      gain: since?.gains[seat] ?? 0,
    };
  });
};

/** `count` claims of `needed`, then those at risk; more than needed still fill the last pip. */
export type ClaimPip = 'empty' | 'claimed' | 'pending';

export const pipsOf = ({ standing, needed, pending }: Card): readonly ClaimPip[] =>
  Array.from({ length: needed }, (_, index) => {
    if (index < standing.claims) return 'claimed';
    return index < standing.claims + pending ? 'pending' : 'empty';
  });

import type { MatchPlayer, MatchSetup } from '@claim-it/client/model';
import type { Game, Seat, Standing } from '@claim-it/rules';
import { claimsToCall, isOver, leaders, seatsOf, stakedSpaces, standingOf } from '@claim-it/rules';
import { isShared, sitterAt } from './seats.ts';

/** One player as the card or the chip shows them. */
export type Card = {
  readonly seat: Seat;
  readonly sitter: MatchPlayer;
  readonly standing: Standing;
  /** Claimed spaces that call the last round. */
  readonly needed: number;
  /** Claims of this turn, not yet taken. */
  readonly pending: number;
  readonly isOnTurn: boolean;
  /** The only person at the table is "you". */
  readonly isYou: boolean;
  readonly isCaller: boolean;
  readonly isLeader: boolean;
  readonly isGone: boolean;
};

const pendingClaims = ({ turn }: Game): number =>
  stakedSpaces(turn.stakes).filter((space) => turn.stakes[space]?.kind === 'claim').length;

export const cardsOf = (game: Game, setup: MatchSetup): readonly Card[] => {
  const ahead = leaders(game);
  // Before anybody has a space everybody leads, which is nothing to tell.
  const hasBegun = seatsOf(game).some((seat) => standingOf(game.board, seat).group > 0);
  return seatsOf(game).map((seat) => {
    const sitter = sitterAt(setup, seat);
    const isOnTurn = game.turn.seat === seat && !isOver(game);
    return {
      seat,
      sitter,
      standing: standingOf(game.board, seat),
      needed: claimsToCall(game.setup.colors.length),
      pending: isOnTurn ? pendingClaims(game) : 0,
      isOnTurn,
      isYou: sitter.kind === 'person' && !isShared(setup),
      isCaller: game.lastRoundCalledBy === seat,
      isLeader: hasBegun && ahead.includes(seat),
      isGone: game.departed.includes(seat),
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

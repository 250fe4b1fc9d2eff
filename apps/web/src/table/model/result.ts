import type { Game, Seat, Standing } from '@claim-it/rules';
import { compareStandings, presentSeats, standings } from '@claim-it/rules';
import type { LeadFacts } from '@claim-it/text';

/** A finished game from the winner down; those who left stand last. */
export type FinalResult = {
  readonly winners: readonly Seat[];
  readonly ranking: readonly Standing[];
  readonly why:
    | { readonly kind: 'alone' }
    | { readonly kind: 'shared' }
    | ({ readonly kind: 'decided' } & Pick<LeadFacts, 'by' | 'more' | 'fewer'> & {
          readonly ahead: Seat;
          readonly behind: Seat;
        });
};

const whatDecided = (
  ahead: Standing,
  behind: Standing,
): Pick<LeadFacts, 'by' | 'more' | 'fewer'> => {
  if (ahead.group !== behind.group) return { by: 'mine', more: ahead.group, fewer: behind.group };
  if (ahead.claims !== behind.claims)
    return { by: 'claims', more: ahead.claims, fewer: behind.claims };
  return { by: 'spaces', more: ahead.spaces, fewer: behind.spaces };
};

const whyOf = (winners: readonly Seat[], present: readonly Standing[]): FinalResult['why'] => {
  if (present.length === 1) return { kind: 'alone' };
  if (winners.length > 1) return { kind: 'shared' };
  const [ahead, behind] = present;
  if (ahead === undefined || behind === undefined) return { kind: 'alone' };
  return { kind: 'decided', ahead: ahead.seat, behind: behind.seat, ...whatDecided(ahead, behind) };
};

/** Null until the game is over. */
export const resultOf = (game: Game): FinalResult | null => {
  const { phase } = game.turn;
  if (phase.kind !== 'over') return null;
  const present = new Set(presentSeats(game));
  const sorted = standings(game).toSorted((left, right) => compareStandings(right, left));
  const still = sorted.filter(({ seat }) => present.has(seat));
  const gone = sorted.filter(({ seat }) => !present.has(seat));
  return {
    winners: phase.winners,
    ranking: [...still, ...gone],
    why: whyOf(phase.winners, still),
  };
};

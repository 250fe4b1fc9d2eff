import type { CandidateReview, DecisionReview } from '@claim-it/ai';
import type { Game, Space } from '@claim-it/rules';
import { invariant, parsePosition, placementsOf } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { mistakeIn } from './judging.ts';

/** Green has rolled 3, 4 and 5. */
const POSITION = '..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std';

const gameHere = (): Game => {
  const game = parsePosition(POSITION);
  invariant(game.ok, 'the sample is a position');
  return game.value;
};

type Wish = { readonly space: Space; readonly then: 'roll' | 'take'; readonly busts?: number };

const wish = (space: Space, then: Wish['then']): Wish => ({ space, then });

const candidate = (
  game: Game,
  { space, then, busts = 50 }: Wish,
  loss: number,
): CandidateReview => {
  const placement = placementsOf(game).find((one) => one.space === space);
  invariant(placement !== undefined, `${space} is on offer`);
  return { placement, then, busts, loss, shares: [] };
};

const decision = (best: Wish, did: Wish, placementLoss: number, loss = 0.05): DecisionReview => {
  const game = gameHere();
  return {
    kind: 'decision',
    turn: 1,
    seat: 0,
    roll: [3, 4, 5],
    isReal: true,
    candidates: [candidate(game, best, 0), candidate(game, did, loss)],
    played: 1,
    loss,
    placementLoss,
    mark: loss >= 0.03 ? 'mistake' : null,
  };
};

const kindOf = (one: DecisionReview): string | undefined => mistakeIn(gameHere(), one)?.kind;
const offered = (): readonly string[] => placementsOf(gameHere()).map(({ space }) => space);

test('what gave away little is no mistake', () => {
  const [space] = offered() as Space[];
  invariant(space !== undefined, 'something is on offer');
  expect(kindOf(decision(wish(space, 'roll'), wish(space, 'take'), 0, 0.02))).toBe(undefined);
});

test('rolling or taking at the wrong time counts where it cost more than the space', () => {
  const [space] = offered() as Space[];
  invariant(space !== undefined, 'something is on offer');
  expect(kindOf(decision(wish(space, 'roll'), wish(space, 'take'), 0))).toBe('tookTooEarly');
  expect(kindOf(decision(wish(space, 'take'), wish(space, 'roll'), 0.01))).toBe('rolledTooLong');
});

test('a wrong space says what spoke for the other one', () => {
  const game = gameHere();
  const placements = placementsOf(game);
  for (const there of placements)
    for (const here of placements) {
      if (there.space === here.space) continue;
      const kind = kindOf(decision(wish(there.space, 'take'), wish(here.space, 'take'), 0.05));
      const isClaimLeft = there.stake.kind === 'claim' && here.stake.kind === 'squatter';
      expect(kind === 'claimLeftLying', `${there.space} for ${here.space}`).toBe(isClaimLeft);
      expect(['claimLeftLying', 'rivalSpared', 'mineLeftSmall', 'otherSpace']).toContain(kind);
    }
});

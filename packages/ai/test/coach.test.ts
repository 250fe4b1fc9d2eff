import type { Board, Game, Seat } from '@claim-it/rules';
import {
  apply,
  bustCount,
  claimsOf,
  groupsOf,
  isOver,
  leaders,
  NEIGHBOURS,
  ownerOf,
  placementsOf,
  stakedSpaces,
  standingOf,
  unreachable,
} from '@claim-it/rules';
import { draw, position, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../src/analysis/coach.ts';
import { adviceFor } from '../src/analysis/coach.ts';
import { consider } from '../src/analysis/consider.ts';
import { afterPlacing, ifTaken, reasonToPlace, reasonToTake } from '../src/analysis/reasons.ts';
import type { Bot } from '../src/bots/bot.ts';
import { randomBot } from '../src/bots/random.ts';
import { steadyBot } from '../src/bots/steady.ts';
import type { Brain } from '../src/net/types.ts';
import { brainOf, playGame } from './games.ts';

const adviceIn = (game: Game, effort: 'static' | 'lookAhead' = 'lookAhead'): Advice => {
  const { colors, variant } = game.setup;
  const advice = adviceFor(game, brainOf(colors.length, variant), effort);
  if (advice === null) throw new Error('no advice');
  return advice;
};

const expectLawful = (game: Game, { seat, best, runnerUp }: Advice): void => {
  expect(seat).toBe(game.turn.seat);
  expect(runnerUp.share).toBeLessThanOrEqual(best.share);
  for (const { placement, then, busts } of [best, runnerUp]) {
    expect(placement === null).toBe(game.turn.phase.kind === 'toDecide');
    if (placement !== null) expect(placementsOf(game)).toContainEqual(placement);
    const placed = afterPlacing(game, placement);
    expect(busts).toBe(bustCount(placed));
    expect(apply(placed, { kind: then, seat }).ok).toBe(true);
  }
};

const groupOn = (board: Board, seat: Seat): number => standingOf(board, seat).group;

const stakedClaims = ({ turn: { stakes } }: Game): number =>
  Object.values(stakes).filter(({ kind }) => kind === 'claim').length;

/** The boards a reason compares: before, as far as this turn or this placement goes, and after taking. */
const boardsOf = (game: Game, { best }: Advice): readonly (readonly [Board, Board])[] => {
  const after = ifTaken(afterPlacing(game, best.placement)).board;
  return [
    [game.board, after],
    [ifTaken(game).board, after],
  ];
};

/** The boards after a take of every placement but the best one. */
const elsewhere = (game: Game, { best }: Advice): readonly Board[] =>
  placementsOf(game)
    .filter(({ space }) => space !== best.placement?.space)
    .map((placement) => ifTaken(afterPlacing(game, placement)).board);

/** Checks a reason against its position, by the rules alone. */
const expectTrue = (game: Game, advice: Advice): void => {
  const { seat, best, runnerUp, reason } = advice;
  const placed = afterPlacing(game, best.placement);
  const taken = ifTaken(placed);
  const boards = boardsOf(game, advice);
  switch (reason.kind) {
    case 'winsNow':
      expect([best.then, taken.turn.phase]).toEqual(['take', { kind: 'over', winners: [seat] }]);
      return;
    case 'mustCatchUp':
      expect([best.then, isOver(taken)]).toEqual(['roll', true]);
      expect(leaders(taken)).toContain(reason.leader);
      expect(leaders(taken)).not.toContain(seat);
      expect(reason.gap).toBe(groupOn(taken.board, reason.leader) - groupOn(taken.board, seat));
      return;
    case 'callsLastRound':
      expect([game.lastRoundCalledBy, taken.lastRoundCalledBy]).toEqual([null, seat]);
      expect(reason.claims).toBe(claimsOf(taken.board, seat));
      return;
    case 'joinsGroups': {
      const { space } = best.placement!;
      const before = ifTaken(game).board;
      const joined = groupsOf(before, seat).filter((group) =>
        group.some((other) => NEIGHBOURS[space].includes(other)),
      );
      expect(ownerOf(before[space])).not.toBe(seat);
      expect(reason.groups).toBe(joined.length);
      expect(reason.groups).toBeGreaterThan(1);
      expect(reason.to).toBe(groupOn(taken.board, seat));
      return;
    }
    case 'blocksRival': {
      const { seat: rival, from, to } = reason;
      expect(rival).not.toBe(seat);
      expect(to).toBeLessThan(from);
      const seen = boards.map(([before, after]) => [groupOn(before, rival), groupOn(after, rival)]);
      expect(seen).toContainEqual([from, to]);
      // A take may be explained by the whole turn; a reason to roll on can only be the placement.
      if (best.then === 'roll')
        for (const board of elsewhere(game, advice))
          expect(groupOn(board, rival)).toBeGreaterThan(to);
      return;
    }
    case 'mineGrows': {
      const { from, to } = reason;
      expect(to).toBeGreaterThan(from);
      const seen = boards.map(([before, after]) => [groupOn(before, seat), groupOn(after, seat)]);
      expect(seen).toContainEqual([from, to]);
      return;
    }
    case 'claimForGood':
      expect(best.placement?.space).toBe(reason.space);
      expect(taken.board[reason.space]).toEqual({ kind: 'claimed', owner: seat });
      expect(placementsOf(game).filter(({ stake }) => stake.kind === 'claim')).toHaveLength(1);
      return;
    case 'safestPlacement': {
      const counts = placementsOf(game).map((one) => bustCount(afterPlacing(game, one)));
      const sorted = counts.toSorted((left, right) => left - right);
      expect([best.then, reason.busts, reason.next]).toEqual(['roll', ...sorted.slice(0, 2)]);
      expect(reason.busts).toBeLessThan(reason.next);
      return;
    }
    case 'claimsAtStake':
      expect([best.then, reason.busts]).toEqual(['take', bustCount(placed)]);
      expect(reason.claims).toBe(stakedClaims(placed));
      expect(reason.claims).toBeGreaterThan(1);
      return;
    case 'riskOutweighs':
    case 'littleRisk':
    case 'littleAtStake':
      expect(best.then).toBe(reason.kind === 'riskOutweighs' ? 'take' : 'roll');
      expect(reason.busts).toBe(bustCount(placed));
      expect(reason.spacesAtStake).toBe(stakedSpaces(placed.turn.stakes).length);
      if (reason.kind === 'riskOutweighs') expect(reason.busts).toBeGreaterThan(0);
      if (reason.kind === 'littleRisk') expect(reason.busts).toBeLessThanOrEqual(27);
      if (reason.kind === 'littleAtStake') expect(reason.spacesAtStake).toBeLessThanOrEqual(2);
      return;
    case 'gainOutweighs':
      expect([best.then, reason.busts]).toEqual(['roll', bustCount(placed)]);
      expect(reason.difference).toBeGreaterThan(0);
      return;
    case 'takeOutweighs':
      expect([best.then, bustCount(placed)]).toEqual(['take', 0]);
      expect(reason.difference).toBeGreaterThanOrEqual(0.004);
      return;
    case 'closeCall':
      expect(reason.difference).toBe(best.share - runnerUp.share);
      expect(reason.difference).toBeLessThan(0.004);
      return;
    default:
      unreachable(reason);
  }
};

const ABOUT_PLACING = new Set(['joinsGroups', 'claimForGood', 'safestPlacement']);

/** With the marker placed, only rolling on and taking are discussed. */
const expectAboutThen = ({ best, reason, thenReason }: Advice): void => {
  expect(ABOUT_PLACING).not.toContain(thenReason.kind);
  if (best.placement === null) expect(thenReason).toEqual(reason);
};

const isDecision = ({ turn: { phase } }: Game): boolean =>
  phase.kind === 'toPlace' || phase.kind === 'toDecide';

const TABLES: readonly (readonly [number, 'standard' | 'reuse', Bot])[] = [
  [2, 'standard', steadyBot],
  [3, 'standard', steadyBot],
  [4, 'reuse', randomBot],
  [5, 'standard', steadyBot],
  [2, 'reuse', randomBot],
];

describe('advice through whole games', () => {
  const told = new Set<string>();

  test.each(TABLES)('%i players, %s: lawful, and its reason is true', (players, variant, bot) => {
    const { games } = playGame({ players, variant, bot, seed: 60 + players });
    for (const game of games.filter(isDecision)) {
      const advice = adviceIn(game, 'static');
      expectLawful(game, advice);
      expectTrue(game, advice);
      expectAboutThen(advice);
      told.add(advice.reason.kind);
    }
  });

  test('there are many different reasons', () => {
    expect(told.size).toBeGreaterThanOrEqual(10);
  });
});

describe('clear positions', () => {
  const LAST_TURN = `
    6 | b  b  b  b  b  b
    5 | .  .  .  .  .  .
    4 | .  .  .  .  .  .
    3 | .  .  .  .  .  .
    2 | G  G  G  g  g  .1
    1 | .  .  .  .  .  .
        1  2  3  4  5  6`;

  test('behind on the last turn there is nothing to lose', () => {
    const game = draw(LAST_TURN.replaceAll('g  g', 'g  .'), { seats: 'gb', left: 1 });
    const { best, reason } = adviceIn(game);
    expect(best.then).toBe('roll');
    expect(reason).toEqual({ kind: 'mustCatchUp', leader: 1, gap: 2 });
  });

  test('the last turn is the last one of a seat whose player is present', () => {
    const game = position('gggggg/b.1.2.3../....../....../...4.../.5..... gbO b - 2 std');
    const { best, reason } = adviceIn(game);
    expect(best.then).toBe('roll');
    expect(reason).toEqual({ kind: 'mustCatchUp', leader: 0, gap: 2 });
  });

  test('ahead on the last turn there is nothing to gain', () => {
    const { best, reason } = adviceIn(draw(LAST_TURN, { seats: 'gb', left: 1 }));
    expect([best.then, best.share, reason]).toEqual(['take', 1, { kind: 'winsNow' }]);
  });

  test('the claim that calls the last round is taken by a player far ahead', () => {
    const game = draw(
      `
      6 | G  G  G  G  G  G
      5 | G  G  G  G  G  G
      4 | g* .  .  .  .  .
      3 | .  .  .  .  .  .
      2 | .  .  .  b  .  .
      1 | .  .  .  .  .  .
          1  2  3  4  5  6`,
      { seats: 'gb' },
    );
    const { best, reason } = adviceIn(game);
    expect([best.then, reason]).toEqual(['take', { kind: 'callsLastRound', claims: 13 }]);
  });

  test('a placement that wins is found with its take', () => {
    const game = draw(LAST_TURN.replace('.1', '. '), { seats: 'gb', left: 1, roll: '256' });
    const advice = adviceIn(game);
    const { best, reason } = advice;
    expect([best.then, best.share, reason]).toEqual(['take', 1, { kind: 'winsNow' }]);
    expectTrue(game, advice);
  });

  test('scattered squatters are worth taking only for the risk', () => {
    const game = draw(
      `
      6 | B  B  B  B  B  B
      5 | B  B  B  B  B  B
      4 | .  .  .  .  .  .
      3 | .3 .  .  .  .  .
      2 | .  .  .  .  .  .5
      1 | .  .  .1 .  .  .
          1  2  3  4  5  6`,
      { seats: 'gb' },
    );
    const busts = bustCount(game);
    expect(busts).toBeGreaterThan(0);
    const reason = { kind: 'riskOutweighs', busts, spacesAtStake: 3 };
    expect(reasonToTake(game, busts, 0.1)).toEqual(reason);
    expect(reasonToTake(game, 0, 0.1)).toEqual({ kind: 'takeOutweighs', difference: 0.1 });
  });

  test('a safe turn with a far better take is not a close call', () => {
    const game = draw(
      `
      6 | .  .  .  .  .  .
      5 | .  .  .  .  .  .
      4 | .  .  .  .  .  .
      3 | g* .  .  .  .  .
      2 | .  .  .  .  .  .
      1 | .  .  .  .  .  b
          1  2  3  4  5  6`,
      { seats: 'gb' },
    );
    expect(bustCount(game)).toBe(0);
    const candidates = [{ space: null, take: [0.6, 0.4], roll: [0.5, 0.5] }];
    const decide = () => ({ candidates, best: 0, takes: true });
    const advice = adviceFor(game, { ...brainOf(2), decide });
    expect(advice?.best.then).toBe('take');
    expect(advice?.reason).toEqual({ kind: 'takeOutweighs', difference: 0.6 - 0.5 });
  });

  test("a squatter that cuts an opponent's group in two blocks that opponent", () => {
    const cut = (cell: string, roll: string) =>
      draw(
        `
        6 | .  .  .  .  .  .
        5 | .  .  .  .  .  .
        4 | .  .  .  .  .  .
        3 | b  b  b${cell} b  b  b
        2 | .  .  .  .  .  .
        1 | o  .  .  .  .  .
            1  2  3  4  5  6`,
        { roll },
      );
    const reason = { kind: 'blocksRival', seat: 1, from: 6, to: 3 };
    expect(reasonToTake(cut('4', '-'), 20, 0.1)).toEqual(reason);
    const [best, ...others] = placementsOf(cut(' ', '335')).map((placement) => ({
      placement,
      busts: 0,
    }));
    expect(best?.placement.space).toBe('3,3');
    expect(reasonToPlace(cut(' ', '335'), best!, others, 'take')).toEqual(reason);
  });

  /** Asks for the reason to place on the first space of the roll, when all are equally safe. */
  const whyFirst = (game: Game) => {
    const [best, ...others] = placementsOf(game).map((placement) => ({ placement, busts: 0 }));
    return reasonToPlace(game, best!, others, 'roll');
  };

  test('where every placement cuts an opponent as much, that is no reason for one of them', () => {
    const game = draw(
      `
      6 | .  .  .  .  .  .
      5 | .  .  .  .  .  .
      4 | .  .  b  .  .  .
      3 | b  b  b  b  .  .
      2 | .  .  .  .  .  .
      1 | .  .  .  .  .  o
          1  2  3  4  5  6`,
      { roll: '334' },
    );
    expect(placementsOf(game).map(({ space }) => space)).toEqual(['3,3', '3,4', '4,3']);
    const reason = { kind: 'blocksRival', seat: 1, from: 5, to: 2 };
    expect(whyFirst(game)).toEqual(reason);
    const [, best, ...others] = placementsOf(game).map((placement) => ({ placement, busts: 0 }));
    expect(reasonToPlace(game, best!, others, 'roll')).toBeNull();
  });

  test('a claim is a reason only if no other claim is offered', () => {
    const offering = (row1: string) =>
      draw(
        `
        6 | .  .  .  .  .  .
        5 | .  .  .  .  .  .
        4 | .  .  .  .  .  .
        3 | .  .  .  .  .  .
        2 | g  .  .  .  .  .
        1 | ${row1}
            1  2  3  4  5  6`,
        { roll: '126' },
      );
    const alone = whyFirst(offering('g  .  .  .  .  .'));
    expect(alone).toEqual({ kind: 'claimForGood', space: '1,2' });
    expect(whyFirst(offering('g  g  .  .  .  .'))).toBeNull();
  });

  test('the first roll of a game cannot bust: roll on', () => {
    const game = position('....../....../....../....../....../...... gb g 235 - std');
    const { best, reason } = adviceIn(game);
    expect(best.then).toBe('roll');
    expect(reason).toEqual({ kind: 'littleRisk', busts: best.busts, spacesAtStake: 1 });
  });

  test.each([
    ['a roll', '....../....../....../....../....../...... gb g 235 - std'],
    ['roll or take', '....../....../....../....../....../...1... gb g - - std'],
  ])('choices and advice about %s are evaluated once, and agree', (_, line) => {
    const game = position(line);
    const brain = brainOf(2);
    let asked = 0;
    const counting: Brain = {
      ...brain,
      consider: (...question) => {
        asked += 1;
        return brain.consider(...question);
      },
      decide: (...question) => {
        asked += 1;
        return brain.decide(...question);
      },
    };
    const outlook = consider(game, counting);
    if (outlook.kind !== 'choices') throw new Error(outlook.kind);
    expect(asked).toBe(1);
    expect(outlook.advice).toEqual(adviceFor(game, brain));
    const [best] = outlook.choices;
    const { placement, then } = outlook.advice.best;
    expect([placement, then]).toEqual([best!.placement, best!.then]);
  });

  test('there is no advice without a decision', () => {
    const game = start('gb');
    const rolling = apply(game, { kind: 'roll', seat: 0 });
    const over = position('....../....../....../....../....../...g.. gb g - 0 std');
    const asked = [game, rolling.ok ? rolling.value.game : game, over];
    expect(asked.map((one) => adviceFor(one, brainOf(2)))).toEqual([null, null, null]);
  });
});

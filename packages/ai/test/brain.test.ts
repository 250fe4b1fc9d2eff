import { readdirSync, statSync } from 'node:fs';
import type { Position } from '@claim-it/kernel';
import { createKernel, POSITION_BYTES, spacesIn, writePosition } from '@claim-it/kernel';
import type { Variant } from '@claim-it/rules';
import { COLORS, ROLLS, weightOf } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../src/index.ts';
import { createArena } from '../src/net/arena.ts';
import { createBaselines } from '../src/net/baselines.ts';
import { brainFor, createBrain } from '../src/net/brain.ts';
import type { Brain, Shares } from '../src/net/types.ts';
import { instantiate } from '../src/net/wasm.ts';
import { formatWeights, WeightsFault } from '../src/net/weights.ts';
import { createTrainer } from '../src/train/trainer.ts';
import { rollClass, wander } from './wander.ts';

const COUNTS = [2, 3, 4, 5] as const;
const DEEP = cases({ short: 4, long: 100 });

/** A network with a little training: every feature then has some weight. */
const trainedBrain = (players: number): Brain => {
  const plan = {
    players,
    variant: 'standard',
    seed: 3,
    horizon: 1000,
    mixed: 0,
    rate: 2e-3,
  } as const;
  const trainer = createTrainer(plan);
  for (let step = 0; step < 4; step += 1) trainer.step();
  return createBrain({ players, variant: 'standard', games: 32, values: trainer.weights() });
};

const brains = new Map(COUNTS.map((players) => [players, trainedBrain(players)]));

const mapped = (mask: number, image: (space: number) => number): number =>
  spacesIn(mask).reduce((sum, space) => sum + 2 ** image(space), 0);

const TRANSPOSED = (space: number): number => (space % 6) * 6 + Math.floor(space / 6);
const TURNED = (space: number): number => 35 - space;
const MIRRORED = (space: number): number => 5 - (space % 6) + 6 * Math.floor(space / 6);

/** The position transformed by one of the symmetries; turning the board exchanges squatters k and 7 - k. */
const imageOf = (
  position: Position,
  image: (space: number) => number,
  isTurned: boolean,
): Position => {
  const squatters = position.squatters.map((space) => (space === null ? null : image(space)));
  return {
    ...position,
    own: position.own.map((mask) => mapped(mask, image)),
    claimed: mapped(position.claimed, image),
    squats: mapped(position.squats, image),
    stakedClaims: mapped(position.stakedClaims, image),
    squatters: isTurned ? squatters.toReversed() : squatters,
  };
};

const gap = (one: Shares, other: Shares): number =>
  Math.max(...one.map((share, seat) => Math.abs(share - other[seat]!)));

/** The seats' expectation when the next player answers every first roll best by network values. */
const overFirstRoll = (brain: Brain, position: Position): Shares => {
  const kernel = createKernel();
  kernel.load(position);
  kernel.bust();
  const lost = brain.value(kernel.read());
  const sums = position.own.map(() => 0);
  for (const [cls, roll] of ROLLS.entries()) {
    const { candidates, best, takes } = brain.consider(position, cls, 'static');
    const found = candidates[best];
    const answer = found === undefined ? lost : takes ? found.take : found.roll;
    for (const [seat, share] of answer.entries())
      sums[seat] = sums[seat]! + (share * weightOf(roll)) / 216;
  }
  return sums;
};

describe.each(COUNTS)('the brain with %i players', (players) => {
  const brain = brains.get(players)!;
  const positions = wander(players, 'standard', 150, players);

  test('win shares are positive and sum to 1', () => {
    for (const position of positions) {
      const shares = brain.value(position);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(1e-5);
    }
  });

  test('values do not change under the four symmetries', () => {
    for (const position of positions) {
      const value = brain.value(position);
      expect(gap(value, brain.value(imageOf(position, TRANSPOSED, false)))).toBeLessThan(2e-6);
      expect(gap(value, brain.value(imageOf(position, TURNED, true)))).toBeLessThan(2e-6);
    }
  });

  test('mirroring the columns alone is not a symmetry', () => {
    const gaps = positions.map((position) =>
      gap(brain.value(position), brain.value(imageOf(position, MIRRORED, true))),
    );
    expect(Math.max(...gaps)).toBeGreaterThan(1e-4);
  });

  test.each(['static', 'lookAhead', 'search'] as const)(
    '%s returns lawful placements',
    (effort) => {
      const kernel = createKernel();
      const random = seededRandom(9, players);
      for (const position of positions.slice(0, effort === 'search' ? 6 : 40)) {
        const cls = rollClass(random);
        kernel.load(position);
        const { candidates, best } = brain.consider(position, cls, effort);
        expect(candidates.map(({ space }) => space)).toEqual(spacesIn(kernel.legal(cls)));
        expect(candidates.length === 0 || candidates[best] !== undefined).toBe(true);
      }
    },
  );

  // A share lost two rolls deep is missing from nearly every sum; a few positions show it.
  test.each(['equal', 'weaker'] as const)(
    'two rolls deep the shares add up to one, with %s rivals',
    (rivals) => {
      const random = seededRandom(13, players);
      for (const position of positions.filter(({ left }) => left === null).slice(0, DEEP)) {
        const { candidates } = brain.consider(position, rollClass(random), 'search', { rivals });
        for (const { take, roll } of candidates)
          for (const shares of [take, roll])
            expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 4);
      }
    },
  );

  test('a seat whose player has left has no share', () => {
    for (const position of positions.slice(0, 20)) {
      const gone = (position.mover + 1) % players;
      if (players > 2) expect(brain.value({ ...position, departed: [gone] })[gone]).toBe(0);
    }
  });
});

test.each([2, 3] as const)(
  'with %i players a search distinguishes takes by the first roll of the next turn',
  (players) => {
    const brain = brains.get(players)!;
    const positions = wander(players, 'standard', 150, players);
    const kernel = createKernel();
    const random = seededRandom(12, players);
    let compared = 0;
    for (const position of positions.filter(({ left }) => left === null).slice(0, 12)) {
      const cls = rollClass(random);
      const plain = brain.consider(position, cls, 'static');
      const { mover } = position;
      const shares = plain.candidates.flatMap(({ take, roll }) => [take[mover]!, roll[mover]!]);
      const floor = Math.max(...shares) - 0.05;
      const { candidates } = brain.consider(position, cls, 'search');
      const seen = candidates.filter((_, index) => plain.candidates[index]!.take[mover]! > floor);
      const gaps = seen.map(({ space, take }) => {
        kernel.load(position);
        kernel.place(cls, space!);
        kernel.take();
        const looked = overFirstRoll(brain, kernel.read());
        return take.map((share, seat) => share - looked[seat]!);
      });
      for (const other of gaps.slice(1)) {
        expect(gap(gaps[0]!, other)).toBeLessThan(1e-5);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
);

describe('the last turn of the game', () => {
  const brain = brains.get(2)!;
  const row = (from: number, to: number): number =>
    Array.from({ length: to - from }, (_, index) => 2 ** (from + index)).reduce((a, b) => a + b, 0);
  // Every space but two is claimed; the rival is one space ahead, and one claim would draw level.
  const position: Position = {
    variant: 'standard',
    own: [row(0, 14) + 2 ** 20, row(22, 36)],
    claimed: row(0, 14) + row(22, 36) - 2 ** 35,
    squats: 0,
    stakedClaims: 0,
    squatters: [null, null, null, null, null, null],
    mover: 0,
    left: 1,
    departed: [],
  };

  test('has the value of the rules once it is over', () => {
    expect(brain.value({ ...position, left: 0 })).toEqual([1, 0]);
    expect(brain.value({ ...position, left: 0, own: [0, 1] })).toEqual([0, 1]);
    expect(brain.value({ ...position, left: 0, own: [1, 4], claimed: 0 })).toEqual([0.5, 0.5]);
  });

  test('a won position is taken', () => {
    const won = { ...position, squats: 2 ** 14, squatters: [14, null, null, null, null, null] };
    const opinion = brain.decide(won, 'search');
    expect(opinion.takes).toBe(true);
    expect(opinion.candidates[0]?.take[0]).toBe(1);
  });
});

describe.each([3, 4, 5] as const)(
  'with %i players, when only seats that have left come after',
  (players) => {
    const brain = brains.get(players)!;
    const late = wander(players, 'standard', 1500, 30 + players)
      .filter(({ left }) => left === 1)
      .slice(0, 12);

    /** The same turn, once counting the turn of the next seat, whose player has left, and once without it. */
    const counted = (position: Position): readonly [Position, Position] => {
      const departed = [(position.mover + 1) % players];
      return [
        { ...position, departed, left: 1 },
        { ...position, departed, left: 2 },
      ];
    };

    test.each(['static', 'lookAhead', 'search'] as const)(
      'a turn is the last one, %s',
      (effort) => {
        const random = seededRandom(players);
        expect(late).toHaveLength(12);
        for (const [last, second] of late.map(counted)) {
          const cls = rollClass(random);
          expect(brain.consider(second, cls, effort)).toEqual(brain.consider(last, cls, effort));
          expect(brain.value(second)).toEqual(brain.value(last));
        }
      },
    );
  },
);

test.each(['standard', 'reuse'] as const)(
  'on the last turn the order of claims does not matter, %s',
  (variant) => {
    const wasm = instantiate();
    wasm.configure(2);
    // Ten spaces are settled, all others closed, and four claims are left: a state of the turn is a set of claims.
    const settled = 2 ** 10 - 1;
    const asked: Position = {
      variant,
      mover: 0,
      left: 1,
      departed: [],
      squats: 0,
      stakedClaims: 1,
      own: [settled, 2 ** 36 - 1 - settled],
      claimed: 2 ** 36 - 1 - settled,
      squatters: [null, null, null, null, null, null],
    };
    writePosition(new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES), asked);
    wasm.considerAsked(255, 7, 20_000, 8000);
    expect(wasm.solvedStates()).toBe(9 + 36 + 84);
  },
);

test('thinking stops at the deadline, on the last turn too', () => {
  const brain = brains.get(2)!;
  const positions = wander(2, 'standard', 1500, 5);
  const last = positions.filter(({ left }) => left === 1).slice(0, 8);
  expect(last).toHaveLength(8);
  const random = seededRandom(4);
  for (const position of [...positions.slice(30, 40), ...last]) {
    const cls = rollClass(random);
    const hurried = brain.consider(position, cls, 'search', { milliseconds: -1 });
    const atOnce = brain.consider(position, cls, 'static');
    // A take that wins needs no thought.
    for (const [index, { take, roll }] of hurried.candidates.entries())
      if (position.left !== 1 || take[position.mover]! < 1)
        expect(roll).toEqual(atOnce.candidates[index]!.roll);
  }
});

test('weights of another network are refused', () => {
  const values = new Float32Array(10);
  expect(() => createBrain({ players: 2, variant: 'standard', games: 0, values })).toThrow(
    WeightsFault,
  );
  expect(() => createBrain({ players: 6, variant: 'standard', games: 0, values })).toThrow(
    WeightsFault,
  );
});

test('weights are for one number of players and one set of rules', () => {
  const values = brains.get(2)!.weights.values;
  const bytes = formatWeights({ players: 2, variant: 'reuse', games: 9, values });
  const table = (players: number, variant: Variant) => ({
    colors: COLORS.slice(0, players),
    variant,
  });
  expect(brainFor(table(2, 'reuse'), bytes).weights.games).toBe(9);
  const reason = { kind: 'otherTable', players: 2, variant: 'reuse' };
  for (const other of [table(3, 'reuse'), table(2, 'standard')])
    expect(() => brainFor(other, bytes)).toThrow(expect.objectContaining({ reason }));
});

test.each(['ev', 'h15', 'h20', 'random'] as const)('%s returns only lawful placements', (name) => {
  const baselines = createBaselines();
  const kernel = createKernel();
  const random = seededRandom(12);
  for (const variant of ['standard', 'reuse'] as const)
    for (const players of COUNTS)
      for (const position of wander(players, variant, 60, players)) {
        const cls = rollClass(random);
        kernel.load(position);
        const open = spacesIn(kernel.legal(cls));
        if (open.length === 0) continue;
        expect(open).toContain(baselines.place(position, cls, name, random.below(1000)).space);
      }
});

test('the frozen players keep their order of strength', () => {
  const arena = createArena(2);
  const match = { games: 600, variant: 'standard', seed: 5 } as const;
  expect(arena.play({ ...match, candidate: 'random', opponent: 'h15' }).share).toBeLessThan(0.05);
  expect(arena.play({ ...match, candidate: 'ev', opponent: 'h15' }).share).toBeGreaterThan(0.53);
});

test('the same match has the same result', () => {
  const match = { candidate: 'ev', opponent: 'h20', games: 60, variant: 'reuse', seed: 8 } as const;
  expect(createArena(3).play(match)).toEqual(createArena(3).play(match));
});

test('the weights of all tables together stay under one and a half megabytes', () => {
  const folder = new URL('../weights/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.bin'));
  expect(files).toHaveLength(8);
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

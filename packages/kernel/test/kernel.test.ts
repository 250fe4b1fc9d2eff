import { classOf } from '@claim-it/ai';
import { PIPS, rollOf } from '@claim-it/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, Position } from '../src/index.ts';
import { createKernel, maskOf, SAMPLES, spacesIn } from '../src/index.ts';
import { positions } from './wander.ts';

const kernel = createKernel();

const bustsAmongOutcomes = (): number =>
  PIPS.flatMap((a) => PIPS.flatMap((b) => PIPS.map((c) => classOf(rollOf(a, b, c))))).filter(
    (cls) => kernel.legal(cls) === 0,
  ).length;

const bustCountOf = (position: Position): number => {
  kernel.load(position);
  return kernel.bustCount();
};

const mapMask = (mask: Mask, move: (space: number) => number): Mask =>
  maskOf(spacesIn(mask).map(move));

const mapPosition = (position: Position, move: (space: number) => number): Position => ({
  ...position,
  own: position.own.map((mask) => mapMask(mask, move)),
  claimed: mapMask(position.claimed, move),
  squats: mapMask(position.squats, move),
  stakedClaims: mapMask(position.stakedClaims, move),
  squatters: position.squatters.map((space) => (space === null ? null : move(space))),
});

const transposed = (position: Position): Position =>
  mapPosition(position, (space) => (space % 6) * 6 + Math.floor(space / 6));

/** Every pip k becomes 7 - k, on the board, on the dice and on the squatters. */
const halfTurned = (position: Position): Position => {
  const turned = mapPosition(position, (space) => 35 - space);
  return { ...turned, squatters: turned.squatters.toReversed() };
};

describe('positions', () => {
  test('a mask names its spaces in ascending order', () => {
    expect(spacesIn(maskOf([35, 0, 31, 32]))).toEqual([0, 31, 32, 35]);
    expect(maskOf([])).toBe(0);
  });

  test('a loaded position reads back the same', () => {
    fc.assert(
      fc.property(positions, fc.subarray([0, 1]), (position, departed) => {
        kernel.load({ ...position, departed });
        expect(kernel.read()).toEqual({ ...position, departed });
      }),
    );
  });

  test('two kernels do not share a table', () => {
    const other = createKernel();
    kernel.reset(2, 'standard');
    other.reset(3, 'reuse');
    other.place(0, 0);
    expect(kernel.read().squats).toBe(0);
    expect(kernel.read().own).toHaveLength(2);
    expect(other.read().squats).toBe(1);
  });
});

describe('bust count', () => {
  test('no roll busts on an empty board', () => {
    kernel.reset(2, 'standard');
    expect(kernel.bustCount()).toBe(0);
  });

  test('counts the outcomes among 216 that have no placement', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(bustCountOf(position)).toBe(bustsAmongOutcomes());
      }),
      { numRuns: 300 },
    );
  });

  test('is the same under the four symmetries of the game', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const count = bustCountOf(position);
        expect(bustCountOf(transposed(position))).toBe(count);
        expect(bustCountOf(halfTurned(position))).toBe(count);
        expect(bustCountOf(halfTurned(transposed(position)))).toBe(count);
      }),
      { numRuns: 300 },
    );
  });

  test('[R2] with thirty claims on the board no space can be claimed', () => {
    const claimed = maskOf(Array.from({ length: 30 }, (_, space) => space));
    const row6 = maskOf([30, 31, 32, 33, 34, 35]);
    kernel.reset(2, 'standard');
    const empty = kernel.read();
    kernel.load({ ...empty, own: [row6, claimed], claimed });
    expect(kernel.claimable()).toBe(0);
    expect(kernel.bustCount()).toBe(216);
    kernel.load({ ...empty, own: [row6, claimed - 1], claimed: claimed - 1 });
    expect(kernel.claimable()).toBe(row6);
    expect(kernel.squattable()).toBe(1);
  });
});

describe('groups', () => {
  test.each([
    ['nothing', [], 0],
    ['spaces that only share a corner', [0, 7, 14], 1],
    ['the ends of two neighbouring rows', [5, 6], 1],
    ['the larger of two', [0, 1, 12, 18, 24], 3],
    ['a snake around the board', [0, 1, 2, 3, 4, 5, 11, 17, 23, 29, 35, 34, 33, 32, 31, 30], 16],
    ['the full board', Array.from({ length: 36 }, (_, space) => space), 36],
  ])('%s', (_, spaces, size) => {
    expect(kernel.largestGroup(maskOf(spaces))).toBe(size);
  });
});

describe('perft: (roll, space) paths of one turn on an empty board', () => {
  const BITS = Array.from({ length: 64 }, (_, six) => spacesIn(six).length);

  /** The number of spaces in a mask, six bits at a time. */
  const sizeOf = (mask: Mask): number => {
    let size = 0;
    for (let rest = mask; rest > 0; rest = Math.floor(rest / 64)) size += BITS[rest % 64] ?? 0;
    return size;
  };

  const paths = (depth: number): number => {
    const before = kernel.read();
    let count = 0;
    for (let cls = 0; cls < 56; cls += 1) {
      if (depth === 1) {
        count += sizeOf(kernel.legal(cls));
        continue;
      }
      for (const space of spacesIn(kernel.legal(cls))) {
        kernel.place(cls, space);
        count += paths(depth - 1);
        kernel.load(before);
      }
    }
    return count;
  };

  test.each([
    [1, 'standard', 216],
    [2, 'standard', 39_096],
    [3, 'standard', 5_821_200],
    [3, 'reuse', 5_866_560],
  ] as const)('depth %i, %s: %i', { timeout: 60_000 }, (depth, variant, count) => {
    kernel.reset(2, variant);
    expect(paths(depth)).toBe(count);
  });
});

describe('random play', () => {
  test('equal seeds play equal games', () => {
    kernel.seed(7);
    const first = kernel.playRandom(100, 3, 'reuse');
    const second = kernel.playRandom(100, 3, 'reuse');
    kernel.seed(7);
    expect(kernel.playRandom(100, 3, 'reuse')).toEqual(first);
    expect(second).not.toEqual(first);
  });

  test('two players need the expected turns, rolls and busts', () => {
    kernel.seed(1);
    const { games, turns, rolls, busts, wins } = kernel.playRandom(20_000, 2, 'standard');
    expect(turns / games).toBeCloseTo(37.1, 0);
    expect(rolls / turns).toBeCloseTo(2.55, 1);
    expect(busts / turns).toBeCloseTo(0.167, 2);
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBeGreaterThanOrEqual(games);
  });

  test('does not change the table', () => {
    kernel.reset(4, 'standard');
    const before = kernel.read();
    kernel.playRandom(10, 2, 'standard');
    kernel.sample(2, 'standard');
    expect(kernel.read()).toEqual(before);
  });

  test('the sample has the bust count of the games it comes from', () => {
    kernel.seed(3);
    kernel.sample(2, 'standard');
    expect(SAMPLES).toBe(1024);
    expect(kernel.meanBustCount(1)).toBe(kernel.meanBustCount(3));
    expect(Math.abs(kernel.meanBustCount(1) - 17.7)).toBeLessThan(3);
  });
});

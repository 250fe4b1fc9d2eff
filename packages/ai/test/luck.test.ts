import type { KernelVariant, Position } from '@claim-it/kernel';
import { createKernel } from '@claim-it/kernel';
import { COLORS, ROLLS, weightOf } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { analyse } from '../src/analysis/analyse.ts';
import { classOf, createBot, positionOf, seededRandom } from '../src/index.ts';
import { createBaselines } from '../src/net/baselines.ts';
import type { Brain, Shares } from '../src/net/types.ts';
import { brainOf, playGame, replayOf } from './games.ts';
import { rollClass, wander } from './wander.ts';

const TABLES = [
  [2, 'standard'],
  [3, 'reuse'],
  [4, 'standard'],
  [5, 'standard'],
] as const;

const baselines = createBaselines();
/** Luck with a mean of a tenth of a win would stand out by four standard errors in thirty games. */
const GAMES = cases({ short: 30, long: 400 });

type Played = { readonly result: Shares; readonly luck: Shares };

/** A game of careful players with the luck of every roll in it. */
const playWithLuck = (players: number, variant: KernelVariant, seed: number): Played => {
  const brain = brainOf(players, variant);
  const random = seededRandom(seed);
  const kernel = createKernel();
  kernel.reset(players, variant);
  const luck = Array.from({ length: players }, () => 0);
  for (let table = kernel.read(); table.left !== 0; table = kernel.read()) {
    const cls = rollClass(random);
    for (const [seat, share] of brain.luckOf(table, cls).entries()) luck[seat]! += share;
    if (kernel.legal(cls) === 0) kernel.bust();
    else {
      const { space, takes } = baselines.place(table, cls, 'h20', random.below(1000));
      kernel.place(cls, space);
      if (takes) kernel.take();
    }
  }
  const winners = kernel.winners();
  return { luck, result: luck.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

/** The luck of a roll, weighted over all 216 outcomes. */
const meanLuck = (brain: Brain, position: Position): Shares => {
  const lucks = ROLLS.map((_, cls) => brain.luckOf(position, cls));
  return position.own.map((_, seat) =>
    ROLLS.reduce((sum, roll, cls) => sum + (weightOf(roll) * lucks[cls]![seat]!) / 216, 0),
  );
};

type RollLuck = {
  readonly position: Position;
  readonly seat: number;
  readonly booked: Shares;
  readonly told: Shares;
};

/** Every roll of a game of `tycoon`: the luck that the analysis books, and the result of `luckOf`. */
const luckIn = async (
  players: number,
  variant: KernelVariant,
  seed: number,
): Promise<readonly RollLuck[]> => {
  const brain = brainOf(players, variant);
  const setup = { colors: COLORS.slice(0, players), variant };
  const bot = await createBot('tycoon', setup, async () => brain);
  const replay = replayOf(playGame({ players, variant, bot, seed }).record);
  const analysis = analyse(replay, brain, 'static');
  if (!analysis.ok) throw new Error(analysis.reason.kind);
  const booked = analysis.value.steps.filter((step) => step.kind === 'roll');
  const rolled = replay.steps.flatMap(({ move }, index) =>
    move.kind === 'dice'
      ? [{ game: replay.steps[index - 1]?.game ?? replay.start, roll: move.roll }]
      : [],
  );
  return booked.map(({ seat, before, after }, index) => {
    const { game, roll } = rolled[index]!;
    const position = positionOf(game);
    return {
      position,
      seat,
      booked: after.map((share, at) => share - before[at]!),
      told: brain.luckOf(position, classOf(roll)),
    };
  });
};

/** Bounds for the evaluator's self-correction: in one roll on average, and in a game for a seat. See docs/decisions/0008. */
const MEAN_CORRECTION = 0.002;
const CORRECTION = 0.2;

describe.each(TABLES)('the luck of rolls with %i players, %s', (players, variant) => {
  test('sums to zero over all 216 outcomes and over all seats', () => {
    const brain = brainOf(players, variant);
    for (const position of wander(players, variant, 6, 50 + players)) {
      for (const mean of meanLuck(brain, position)) expect(Math.abs(mean)).toBeLessThan(1e-9);
      for (const cls of ROLLS.keys()) {
        const luck = brain.luckOf(position, cls);
        expect(Math.abs(luck.reduce((sum, share) => sum + share, 0))).toBeLessThan(1e-5);
      }
    }
  });

  test('is zero on average in the positions of sensible games', async () => {
    const brain = brainOf(players, variant);
    const rolls = await luckIn(players, variant, 6);
    for (const { position } of rolls.filter((_, index) => index % 16 === 0))
      for (const mean of meanLuck(brain, position)) expect(Math.abs(mean)).toBeLessThan(1e-9);
  });

  test('equals the analysis, except for self-corrections of the evaluator', async () => {
    const seeds = Array.from({ length: cases({ short: 8, long: 40 }) }, (_, index) => 1 + index);
    const games = await Promise.all(seeds.map((seed) => luckIn(players, variant, seed)));
    const own = games.flat().map(({ seat, booked, told }) => booked[seat]! - told[seat]!);
    expect(Math.abs(meanOf(own))).toBeLessThan(MEAN_CORRECTION);
    const sums = games.flatMap((rolls) =>
      Array.from({ length: players }, (_, seat) =>
        rolls.reduce((sum, { booked, told }) => sum + booked[seat]! - told[seat]!, 0),
      ),
    );
    expect(Math.sqrt(meanOf(sums.map((sum) => sum ** 2)))).toBeLessThan(CORRECTION);
  });

  test('is zero on average over many games, and explains much of the results', () => {
    const games = Array.from({ length: GAMES }, (_, seed) => playWithLuck(players, variant, seed));
    for (let seat = 0; seat < players; seat += 1) {
      const luck = games.map((game) => game.luck[seat]!);
      const error = Math.sqrt(varianceOf(luck) / games.length);
      expect(Math.abs(meanOf(luck))).toBeLessThan(4 * error);
      const plain = varianceOf(games.map((game) => game.result[seat]!));
      const adjusted = varianceOf(games.map((game) => game.result[seat]! - game.luck[seat]!));
      expect(plain / adjusted).toBeGreaterThan(1.4);
    }
  });
});

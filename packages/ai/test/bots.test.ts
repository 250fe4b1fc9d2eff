import type { Game, Setup } from '@claim-it/rules';
import { apply, isOver, newGame } from '@claim-it/rules';
import { setup } from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BotName } from '../src/index.ts';
import { BOT_NAMES, botNamed, isBotName, rollDice, seededRandom } from '../src/index.ts';

/** Plays a game of bots to its end; an unlawful answer fails the test. */
const play = (rules: Setup, bots: readonly BotName[], seed: number): Game => {
  const begun = newGame(rules);
  if (!begun.ok) throw new Error(begun.reason.kind);
  const random = seededRandom(seed);
  let game = begun.value;
  while (!isOver(game)) {
    const { phase, seat } = game.turn;
    const input =
      phase.kind === 'rolling'
        ? ({ kind: 'dice', roll: rollDice(random) } as const)
        : botNamed(bots[seat]!)(game, random);
    const step = apply(game, input);
    if (!step.ok) throw new Error(`${bots[seat]} answers what is refused: ${step.reason.kind}`);
    game = step.value.game;
  }
  return game;
};

const TWO: Setup = { colors: ['green', 'orange'], variant: 'standard' };

/** The share of wins of seat 0's bot over both seats. */
const share = (one: BotName, other: BotName, games: number): number => {
  let wins = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const isFirst = seed % 2 === 0;
    const { phase } = play(TWO, isFirst ? [one, other] : [other, one], seed).turn;
    if (phase.kind !== 'over') throw new Error('the game is not over');
    if (phase.winners.includes(isFirst ? 0 : 1)) wins += 1 / phase.winners.length;
  }
  return wins / games;
};

describe.each(BOT_NAMES)('%s', (name) => {
  test('plays only what the rules allow, with any number of seats and either rule set', () => {
    fc.assert(
      fc.property(setup, fc.nat(), (rules, seed) => {
        play(
          rules,
          rules.colors.map(() => name),
          seed,
        );
      }),
      { numRuns: 20 },
    );
  });

  test('plays the same game for the same seed', () => {
    const bots = [name, name] as const;
    expect(play(TWO, bots, 11)).toEqual(play(TWO, bots, 11));
    expect(play(TWO, bots, 11)).not.toEqual(play(TWO, bots, 12));
  });
});

test('steady beats random far beyond chance', () => {
  expect(share('steady', 'random', 60)).toBeGreaterThan(0.9);
});

test('random is even with itself and takes about half the time', () => {
  const begun = newGame(TWO);
  if (!begun.ok) throw new Error(begun.reason.kind);
  const rolling = {
    ...begun.value.turn,
    stakes: { '1,1': { kind: 'squatter', number: 1 } },
  } as const;
  const game: Game = {
    ...begun.value,
    turn: {
      ...rolling,
      phase: { kind: 'toDecide', undoable: { roll: [1, 1, 1], space: '1,1', before: null } },
    },
  };
  const random = seededRandom(5);
  const answers = Array.from({ length: 1000 }, () => botNamed('random')(game, random).kind);
  const takes = answers.filter((kind) => kind === 'take').length;
  expect(answers).not.toContain('undo');
  expect(takes).toBeGreaterThan(430);
  expect(takes).toBeLessThan(570);
});

test('only bots are bot names', () => {
  expect(isBotName('steady')).toBe(true);
  expect(isBotName('toString')).toBe(false);
});

describe('seeded random', () => {
  test('gives the same numbers for the same seeds, and others for others', () => {
    const draw = (...seeds: readonly number[]): readonly number[] => {
      const random = seededRandom(...seeds);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draw(1, 2)).toEqual(draw(1, 2));
    expect(draw(1, 2)).not.toEqual(draw(2, 1));
    expect(draw(0)).not.toEqual(draw(0, 0));
  });

  test('is even over its range', () => {
    const random = seededRandom(9);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let draw = 0; draw < 60_000; draw += 1) counts[random.below(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

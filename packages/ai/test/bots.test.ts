import { readFileSync } from 'node:fs';
import type { Game, Setup } from '@claim-it/rules';
import { apply, isOver, newGame } from '@claim-it/rules';
import { cases, setup } from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bot, BotName, Brain } from '../src/index.ts';
import {
  BOT_NAMES,
  createBot,
  isBotName,
  parseWeights,
  rollDice,
  STYLES,
  seededRandom,
} from '../src/index.ts';
import { createBrain } from '../src/net/brain.ts';

const brains = new Map<string, Brain>();

const loadBrain = async ({ colors, variant }: Setup): Promise<Brain> => {
  const file = `${colors.length}-${variant === 'reuse' ? 'reuse' : 'std'}.bin`;
  const path = new URL(`../weights/${file}`, import.meta.url);
  const brain = brains.get(file) ?? createBrain(parseWeights(readFileSync(path)));
  brains.set(file, brain);
  return brain;
};

const botNamed = (name: BotName, rules: Setup): Promise<Bot> => createBot(name, rules, loadBrain);

/** Plays a game of bots to its end, or so many inputs of it; an unlawful choice fails the test. */
const play = async (
  rules: Setup,
  names: readonly BotName[],
  seed: number,
  inputs: number = Number.POSITIVE_INFINITY,
): Promise<Game> => {
  const begun = newGame(rules);
  if (!begun.ok) throw new Error(begun.reason.kind);
  const random = seededRandom(seed);
  const bots = await Promise.all(names.map((name) => botNamed(name, rules)));
  let game = begun.value;
  for (let count = 0; !isOver(game) && count < inputs; count += 1) {
    const { phase, seat } = game.turn;
    const input =
      phase.kind === 'rolling'
        ? ({ kind: 'dice', roll: rollDice(random) } as const)
        : bots[seat]!(game, random);
    const step = apply(game, input);
    if (!step.ok) throw new Error(`${names[seat]} answers what is refused: ${step.reason.kind}`);
    game = step.value.game;
  }
  return game;
};

const TWO: Setup = { colors: ['green', 'orange'], variant: 'standard' };

/** The share of wins of one bot against another, over both seats. */
const share = async (one: BotName, other: BotName, games: number): Promise<number> => {
  let wins = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const isFirst = seed % 2 === 0;
    const { phase } = (await play(TWO, isFirst ? [one, other] : [other, one], seed)).turn;
    if (phase.kind !== 'over') throw new Error('the game is not over');
    if (phase.winners.includes(isFirst ? 0 : 1)) wins += 1 / phase.winners.length;
  }
  return wins / games;
};

/** `lawful.test.ts` has tables of different bots. A search is slow, so it plays less here. */
const RUNS = cases({ short: 3, long: 60 });
const inputsOf = (name: BotName): number =>
  name === 'legend' ? cases({ short: 60, long: 500 }) : Number.POSITIVE_INFINITY;

describe.each(BOT_NAMES)('%s', (name) => {
  test('makes only lawful choices, with any number of seats and either rule set', async () => {
    await fc.assert(
      fc.asyncProperty(setup, fc.nat(), async (rules, seed) => {
        const names = rules.colors.map(() => name);
        await play(rules, names, seed, inputsOf(name));
      }),
      { numRuns: RUNS },
    );
  });

  test('is deterministic for a seed', async () => {
    const game = (seed: number): Promise<Game> => play(TWO, [name, 'random'], seed, 60);
    expect(await game(11)).toEqual(await game(11));
    expect(await game(11)).not.toEqual(await game(12));
  });
});

test.each([
  ['steady', 'random', 0.9],
  ['prospector', 'greenhorn', 0.8],
  ['miner', 'prospector', 0.6],
  ['tycoon', 'miner', 0.6],
] as const)('%s beats %s far beyond chance', async (one, other, least) => {
  expect(await share(one, other, 60)).toBeGreaterThan(least);
});

test.each(STYLES)(
  'tycoon with a %s style plays differently than without, and lawfully',
  async (style) => {
    const games = await Promise.all(
      [1, 2, 3].map(async (seed) => [
        await play(TWO, [`tycoon:${style}`, 'miner'], seed),
        await play(TWO, ['tycoon', 'miner'], seed),
      ]),
    );
    expect(games.some(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))).toBe(true);
  },
);

test('random takes about half the time', async () => {
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
  const bot = await botNamed('random', TWO);
  const answers = Array.from({ length: 1000 }, () => bot(game, random).kind);
  const takes = answers.filter((kind) => kind === 'take').length;
  expect(answers).not.toContain('undo');
  expect(takes).toBeGreaterThan(430);
  expect(takes).toBeLessThan(570);
});

test('only names of bots are accepted', () => {
  expect(isBotName('steady')).toBe(true);
  expect(isBotName('tycoon:daring')).toBe(true);
  for (const odd of ['toString', 'steady:daring', 'tycoon:rude', 'tycoon:daring:x', 'tycoon:', ''])
    expect(isBotName(odd)).toBe(false);
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

  test('is uniform over its range', () => {
    const random = seededRandom(9);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let draw = 0; draw < 60_000; draw += 1) counts[random.below(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

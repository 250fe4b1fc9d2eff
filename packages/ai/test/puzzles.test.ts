import { readFileSync } from 'node:fs';
import type { Setup } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import type { Mined } from '../src/index.ts';
import {
  confirm,
  difficultyOf,
  formatPuzzle,
  kindOf,
  mineGame,
  parsePuzzles,
} from '../src/index.ts';
import type { Traits } from '../src/puzzles/spread.ts';
import { abundance, isWanted } from '../src/puzzles/spread.ts';
import { brainOf } from './games.ts';

const FILE = readFileSync(new URL('../puzzles/shipped.txt', import.meta.url), 'utf8');
const SHIPPED = parsePuzzles(FILE);

describe('the shipped puzzles', () => {
  test('are at least 300, each with its own id, and parse to the same text', () => {
    expect(SHIPPED.length).toBeGreaterThanOrEqual(300);
    expect(new Set(SHIPPED.map(({ id }) => id)).size).toBe(SHIPPED.length);
    expect(SHIPPED.map((puzzle) => `${formatPuzzle(puzzle)}\n`).join('')).toBe(FILE);
  });

  test('have every choice, and the first is ahead of all others by five standard errors', () => {
    for (const { game, position, choices } of SHIPPED) {
      const [best, ...others] = choices;
      expect(choices.length, position).toBe(2 * placementsOf(game).length);
      for (const { share, error } of others) {
        expect(best.share - share, position).toBeGreaterThanOrEqual(0.055);
        expect(best.share - share, position).toBeGreaterThanOrEqual(5 * error);
      }
    }
  });

  test('are spread over levels, players, rules, kinds and answers', () => {
    const parts = (of: (puzzle: (typeof SHIPPED)[number]) => unknown): number[] => {
      const counts = new Map<unknown, number>();
      for (const one of SHIPPED) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
      return [...counts.values()].map((count) => count / SHIPPED.length);
    };
    const least = (of: (puzzle: (typeof SHIPPED)[number]) => unknown) => Math.min(...parts(of));
    expect(parts(({ difficulty }) => difficulty)).toHaveLength(5);
    expect(least(({ difficulty }) => difficulty)).toBeGreaterThan(0.07);
    expect(parts(({ game }) => game.setup.colors.length)).toHaveLength(4);
    expect(least(({ game }) => game.setup.variant)).toBeGreaterThan(0.08);
    expect(least(({ choices }) => kindOf(choices))).toBeGreaterThan(0.15);
    expect(least(({ choices }) => choices[0].then)).toBeGreaterThan(0.35);
  });

  // An easy one and one in the middle; `npm run campaign puzzles` confirms them all.
  test.each([0.01, 0.5])('the one at %d is confirmed by playing on', (part) => {
    const puzzle = SHIPPED[Math.floor(part * SHIPPED.length)];
    if (puzzle === undefined) throw new Error('no such puzzle');
    const { game, choices } = puzzle;
    const brain = brainOf(game.setup.colors.length, game.setup.variant);
    const options = { seed: 5, errors: 5, rounds: [2, 20], closest: 0 } as const;
    expect(confirm(game, brain, choices, options).isClear).toBe(true);
    const [best, next, ...others] = choices;
    if (next === undefined) throw new Error('no other choice');
    // The same with another answer in front is not confirmed.
    expect(confirm(game, brain, [next, best, ...others], options).isClear).toBe(false);
  });
});

test('a puzzle is mined, and rollouts decide', async () => {
  const loadBrain = ({ colors, variant }: Setup) =>
    Promise.resolve(brainOf(colors.length, variant));
  let found: Mined | null = null;
  for (let number = 1; found === null && number < 12; number += 1)
    found = await mineGame(number, [], { seed: 1, loadBrain });
  const [best, next] = found?.choices ?? [];
  expect((best?.share ?? 0) - (next?.share ?? 0)).toBeGreaterThanOrEqual(
    Math.max(0.06, 7 * (next?.error ?? 1)),
  );
});

const EASY = { fooled: 0, sheriff: 0, isGreedyWrong: false, gap: 0.25, choices: 4 };

test.each([
  [1, EASY],
  [2, { ...EASY, gap: 0.15, fooled: 1 }],
  [3, { ...EASY, gap: 0.15, fooled: 3 }],
  [4, { ...EASY, gap: 0.15, fooled: 3, isGreedyWrong: true }],
  [5, { ...EASY, gap: 0.07, fooled: 3, sheriff: 0.4, choices: 10 }],
])('a level of %i is derived from the difficulty factors', (level, hardness) => {
  expect(difficultyOf(hardness)).toBe(level);
});

const TRAITS: Traits = {
  answer: 'roll',
  kind: 'where',
  phase: 'late',
  fooled: '0',
  spaces: 'several',
};

test('common kinds are preferred less, and in the end refused', () => {
  const known = Array.from({ length: 40 }, () => TRAITS);
  const other: Traits = { ...TRAITS, answer: 'take' };
  expect(abundance(other, known)).toBeLessThan(abundance(TRAITS, known));
  expect(isWanted(TRAITS, known)).toBe(false);
  expect(isWanted({ ...other, spaces: 'one' }, known)).toBe(true);
});

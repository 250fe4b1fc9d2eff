import type { Difficulty, Puzzle } from '@claim-it/ai';
import { kindOf } from '@claim-it/ai';
import type { Space } from '@claim-it/rules';
import { NEIGHBOURS, ownerOf, SPACES, turnsLeftIn } from '@claim-it/rules';

/** What puzzles are about, each a sheet of the map; in the order in which they are met. */
export const THEMES = [
  'first',
  'join',
  'push',
  'variation',
  'claim',
  'rival',
  'last',
  'many',
  'hard',
] as const;
export type Theme = (typeof THEMES)[number];

/** The puzzles of one sheet: each has a space of it. */
export type ThemeSheet = {
  readonly theme: Theme;
  readonly puzzles: readonly Puzzle[];
  /** Of the puzzle in the middle. */
  readonly difficulty: Difficulty;
};

/** As many as the map has spaces; the last sheet is a part of the map. */
const roomOn = (theme: Theme): number => (theme === 'hard' ? 20 : SPACES.length);

const best = ({ choices: [first] }: Puzzle) => first.placement;

/** Whether the best space is between two otherwise separate groups of the player. */
const joins = (puzzle: Puzzle): boolean => {
  const { board, turn } = puzzle.game;
  const middle = best(puzzle).space;
  const isOwn = (space: Space): boolean =>
    space !== middle && (ownerOf(board[space]) === turn.seat || turn.stakes[space] !== undefined);
  const [start, ...others] = NEIGHBOURS[middle].filter(isOwn);
  if (start === undefined) return false;
  const group = new Set([start]);
  for (const space of group) for (const next of NEIGHBOURS[space]) if (isOwn(next)) group.add(next);
  return others.some((space) => !group.has(space));
};

const takesFromRival = (puzzle: Puzzle): boolean => {
  const owner = ownerOf(puzzle.game.board[best(puzzle).space]);
  return owner !== null && owner !== puzzle.game.turn.seat;
};

/** The criteria of a sheet for its puzzles. */
export const FITS: Readonly<Record<Theme, (puzzle: Puzzle) => boolean>> = {
  first: ({ difficulty }) => difficulty === 1,
  join: joins,
  push: ({ choices }) => kindOf(choices) === 'push',
  variation: ({ game }) => game.setup.variant === 'reuse',
  claim: (puzzle) => best(puzzle).stake.kind === 'claim',
  rival: takesFromRival,
  last: ({ game }) => turnsLeftIn(game) !== null,
  many: ({ game }) => game.setup.colors.length >= 4,
  hard: ({ difficulty }) => difficulty >= 3,
};

const difficultyOf = (puzzles: readonly Puzzle[]): Difficulty =>
  puzzles.map(({ difficulty }) => difficulty).toSorted()[Math.floor(puzzles.length / 2)] ?? 1;

/**
 * Assigns every puzzle to a sheet that it fits. Where a sheet is full, one of its puzzles moves to another
 * sheet, if that makes room; a puzzle for which no room can be made is left out.
 */
export const sheetsOf = (puzzles: readonly Puzzle[]): readonly ThemeSheet[] => {
  const sheets = new Map<Theme, Puzzle[]>(THEMES.map((theme) => [theme, []]));
  const lay = (puzzle: Puzzle, tried: Set<Theme>): boolean => {
    for (const [theme, laid] of sheets) {
      if (tried.has(theme) || !FITS[theme](puzzle)) continue;
      tried.add(theme);
      if (laid.length < roomOn(theme)) {
        laid.push(puzzle);
        return true;
      }
      const moved = laid.findIndex((other) => lay(other, tried));
      if (moved >= 0) {
        laid[moved] = puzzle;
        return true;
      }
    }
    return false;
  };
  for (const puzzle of puzzles) lay(puzzle, new Set());
  const order = new Map(puzzles.map((puzzle, at) => [puzzle.id, at]));
  return THEMES.flatMap((theme) => {
    const laid = (sheets.get(theme) ?? []).toSorted(
      (one, other) =>
        one.difficulty - other.difficulty || (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0),
    );
    return laid.length === 0 ? [] : [{ theme, puzzles: laid, difficulty: difficultyOf(laid) }];
  });
};

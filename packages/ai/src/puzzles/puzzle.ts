import type { Game, Placement } from '@claim-it/rules';
import { formatSpace, invariant, parsePosition, placementsOf, spaceFor } from '@claim-it/rules';

/** One choice by rollouts: the player's share of the win, and the standard error of its deficit to the best. */
export type PuzzleChoice = {
  readonly placement: Placement;
  readonly then: 'roll' | 'take';
  readonly share: number;
  readonly error: number;
};

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What to find: the space, roll or take (the push), or both. */
export type PuzzleKind = 'where' | 'push' | 'both';

/** An unplaced roll with one choice that is clearly best: the first of `choices`. */
export type Puzzle = {
  readonly id: string;
  readonly position: string;
  readonly game: Game;
  readonly difficulty: Difficulty;
  readonly choices: readonly [PuzzleChoice, ...PuzzleChoice[]];
};

/** No characters that are easily confused: an id is part of an address. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 5;

/** The id of a puzzle is derived from its position, so that it stays solved when the collection changes. */
const puzzleId = (position: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < position.length; at += 1) {
    hash = Math.imul(hash ^ position.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  let rest = hash >>> 0;
  return Array.from({ length: ID_LENGTH }, () => {
    const letter = LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  }).join('');
};

/** Both questions in one: the cost of the best other space, and of the other decision on the same space. */
const gapsOf = ([best, ...others]: Puzzle['choices']): { where: number; push: number } => {
  const behind = (isSame: boolean): number =>
    Math.min(
      ...others
        .filter(({ placement }) => (placement.space === best.placement.space) === isSame)
        .map(({ share }) => best.share - share),
    );
  return { where: behind(false), push: behind(true) };
};

/** The harder question, whose wrong answer costs much less than that of the other; both if the costs are similar. */
export const kindOf = (choices: Puzzle['choices']): PuzzleKind => {
  const { where, push } = gapsOf(choices);
  if (where * 2 < push) return 'where';
  return push * 2 < where ? 'push' : 'both';
};

/** Win share between the best choice and the next best. */
export const gapOf = (choices: Puzzle['choices']): number =>
  Math.min(...Object.values(gapsOf(choices)));

const PER_MILLE = 1000;

const formatChoice = ({ placement, then, share, error }: PuzzleChoice): string => {
  const words = `${formatSpace(placement.space)}${then[0]}${Math.round(share * PER_MILLE)}`;
  return error === 0 ? words : `${words}/${Math.ceil(error * PER_MILLE)}`;
};

/** One line: the position, a semicolon, the difficulty, and every choice with share and error in thousandths. */
export const formatPuzzle = ({
  position,
  difficulty,
  choices,
}: Omit<Puzzle, 'id' | 'game'>): string =>
  `${position};${difficulty} ${choices.map(formatChoice).join(' ')}`;

const parseChoice = (word: string, placements: readonly Placement[]): PuzzleChoice => {
  const found = /^(\d\d)([rt])(-?\d+)(?:\/(\d+))?$/.exec(word);
  const space = spaceFor(found?.[1] ?? '');
  const placement = placements.find((one) => one.space === space);
  invariant(found !== null && placement !== undefined, `no choice of a puzzle: ${word}`);
  const then = found[2] === 'r' ? 'roll' : 'take';
  const [share, error] = [Number(found[3]) / PER_MILLE, Number(found[4] ?? 0) / PER_MILLE];
  return { placement, then, share, error };
};

/** Puzzles ship with the program: an unreadable line is a bug. */
export const parsePuzzle = (line: string): Puzzle => {
  const [position = '', answers = ''] = line.split(';');
  const [level, ...words] = answers.split(' ');
  const game = parsePosition(position);
  invariant(game.ok, `no position: ${position}`);
  const placements = placementsOf(game.value);
  const [best, ...others] = words.map((word) => parseChoice(word, placements));
  const difficulty = DIFFICULTIES.find((one) => String(one) === level);
  invariant(best !== undefined && difficulty !== undefined, `no puzzle: ${line}`);
  const choices = [best, ...others] as const;
  return { id: puzzleId(position), position, game: game.value, difficulty, choices };
};

/** All puzzles of a file, one on each line. */
export const parsePuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(parsePuzzle);

import type { Puzzle, PuzzleChoice } from '@claim-it/ai';
import type { PuzzleVerdict } from '../stored/storedAnswers.ts';
import type { PuzzleAnswer } from './puzzleMatch.ts';

/** Half of an answer is to find the space. */
export const verdictOf = (
  { choices: [best] }: Puzzle,
  { space, then }: PuzzleAnswer,
): PuzzleVerdict => {
  if (space !== best.placement.space) return 'wrong';
  return then === best.then ? 'right' : 'half';
};

export const choiceFor = (
  { choices }: Puzzle,
  { space, then }: PuzzleAnswer,
): PuzzleChoice | undefined =>
  choices.find((choice) => choice.placement.space === space && choice.then === then);

/** The puzzle to go on with: the next unsolved one of the level, then any unsolved one; null if all are solved. */
export const nextPuzzle = (
  puzzles: readonly Puzzle[],
  current: Puzzle | null,
  isSolved: (id: string) => boolean,
): Puzzle | null => {
  const at = current === null ? -1 : puzzles.indexOf(current);
  const ahead = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  const open = ahead.filter(({ id }) => !isSolved(id));
  return open.find(({ difficulty }) => difficulty === current?.difficulty) ?? open[0] ?? null;
};

/** Any puzzle that is not solved yet; any at all once everything is. */
export const randomPuzzle = (
  puzzles: readonly Puzzle[],
  isSolved: (id: string) => boolean,
  random: () => number = Math.random,
): Puzzle | null => {
  const open = puzzles.filter(({ id }) => !isSolved(id));
  const among = open.length > 0 ? open : puzzles;
  return among[Math.floor(random() * among.length)] ?? null;
};

/** Puzzles and the daily claim. */
export type PuzzleText = {
  readonly lead: string;
};

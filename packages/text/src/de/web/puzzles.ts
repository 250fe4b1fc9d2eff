import type { PuzzleText } from '../../web/puzzles.ts';

export const puzzles: PuzzleText = {
  lead: '',
};

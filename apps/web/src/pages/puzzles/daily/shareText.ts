import type { PuzzleText } from '@claim-it/text';
import type { DailyResult, DayRow } from '../stored/storedAnswers.ts';

const TURN = { took: '■', bust: '□' } as const;

/** Every turn as a little square: full for taken, empty for bust. */
export const squaresOf = ({ turns }: DailyResult): string =>
  turns.map((turn) => TURN[turn]).join('');

export const bustsIn = ({ turns }: DailyResult): number =>
  turns.filter((turn) => turn === 'bust').length;

/** How the day went, without a word about where anything is. */
export const shareText = (
  texts: PuzzleText,
  { puzzle, game }: Pick<DayRow, 'puzzle' | 'game'>,
  day: string,
  address: string,
): string => {
  const lines = [texts.share.heading(day)];
  if (puzzle !== null)
    lines.push(
      puzzle.isSolved ? texts.share.solved(puzzle.tries) : texts.share.unsolved(puzzle.tries),
    );
  if (game !== null) {
    const { place, players, mine } = game;
    lines.push(texts.share.game({ place, players, mine, busts: bustsIn(game) }));
    lines.push(squaresOf(game));
  }
  return [...lines, address].join('\n');
};

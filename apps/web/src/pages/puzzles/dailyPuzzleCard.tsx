import type { Puzzle } from '@claim-it/ai';
import { ThreeDice } from '@claim-it/board';
import type { PuzzleText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Link } from '../../kit/navigation/link.tsx';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import type { Day } from './calendar.ts';
import type { DayRow } from './kept.ts';
import { dayRow } from './kept.ts';

type Props = { readonly texts: PuzzleText; readonly day: Day; readonly puzzle: Puzzle };

/** How far one is with the puzzle of a day. */
export const sayProgress = (texts: PuzzleText, puzzle: DayRow['puzzle']): string => {
  if (puzzle === null) return texts.daily.fresh;
  return puzzle.isSolved ? texts.daily.solved(puzzle.tries) : texts.daily.tried;
};

export const WaitingDice = ({ puzzle: { game } }: Pick<Props, 'puzzle'>): JSX.Element | null => {
  const { phase } = game.turn;
  if (phase.kind !== 'toPlace') return null;
  return (
    <span class="teaser-dice" aria-hidden="true">
      <ThreeDice roll={phase.roll} size={34} />
    </span>
  );
};

export const DailyPuzzleCard = ({ texts, day, puzzle }: Props): JSX.Element => {
  const answered = dayRow(day)?.puzzle ?? null;
  return (
    <section class="sheet daily-card daily-puzzle">
      <LittleBoard game={puzzle.game} />
      <div>
        <h2>{texts.dailyPuzzle}</h2>
        <p class="daily-level">{texts.difficulty(puzzle.difficulty)}</p>
        <WaitingDice puzzle={puzzle} />
        <p>{sayProgress(texts, answered)}</p>
        <Link
          to={{ kind: 'puzzles', id: puzzle.id }}
          class={answered?.isSolved ? 'wood-button' : 'plate'}
        >
          {answered?.isSolved ? texts.daily.lookAgain : texts.daily.solve}
        </Link>
      </div>
    </section>
  );
};

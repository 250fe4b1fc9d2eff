import type { MatchStep } from '@claim-it/client/model';
import type { GameEvent, Roll, Seat } from '@claim-it/rules';
import type { RollNote } from '@claim-it/text';

/** One line of the field notes. */
export type Note = { readonly seat: Seat } & (
  | ({ readonly kind: 'roll' } & RollNote)
  /** `calls`: this turn called the last round. */
  | { readonly kind: 'bust'; readonly roll: Roll; readonly lost: number; readonly calls: boolean }
  | { readonly kind: 'took'; readonly spaces: number; readonly calls: boolean }
  /** The table skipped the turn. R10 */
  | { readonly kind: 'skipped'; readonly lost: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'won' }
);

const write = (notes: Note[], event: GameEvent): void => {
  const last = notes.at(-1);
  const replaceLast = (note: Note): void => {
    notes[notes.length - 1] = note;
  };
  switch (event.kind) {
    case 'rolled':
      notes.push({ kind: 'roll', seat: event.seat, roll: event.roll, placed: null });
      break;
    case 'placed': {
      const { stake, space } = event;
      if (last?.kind === 'roll') replaceLast({ ...last, placed: { stake, space } });
      break;
    }
    case 'undone':
      if (last?.kind === 'roll') replaceLast({ ...last, placed: null });
      break;
    case 'busted': {
      const lost = event.lost.length;
      if (last?.kind === 'roll')
        replaceLast({ kind: 'bust', seat: last.seat, roll: last.roll, lost, calls: false });
      break;
    }
    case 'took': {
      const spaces = event.settled.length + event.claimed.length;
      notes.push({ kind: 'took', seat: event.seat, spaces, calls: false });
      break;
    }
    case 'passed':
      notes.push({ kind: 'skipped', seat: event.seat, lost: event.lost.length });
      break;
    case 'lastRoundCalled':
      if (last?.kind === 'took' || last?.kind === 'bust') replaceLast({ ...last, calls: true });
      break;
    case 'departed':
      notes.push({ kind: 'left', seat: event.seat });
      break;
    case 'gameEnded':
      for (const seat of event.winners) notes.push({ kind: 'won', seat });
      break;
    default:
      break; // dice requested, a squatter back, the next turn: seen, not noted
  }
};

/** Everything that was noted, oldest first: one line for a roll and what was placed for it. */
export const notesOf = (steps: readonly MatchStep[]): readonly Note[] => {
  const notes: Note[] = [];
  for (const step of steps) for (const event of step.events) write(notes, event);
  return notes;
};

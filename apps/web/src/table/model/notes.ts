import type { MatchStep } from '@claim-it/client/model';
import type { GameEvent, Roll, Seat, Space, Stake } from '@claim-it/rules';

/** One line of the field notes. */
export type Note =
  | {
      readonly kind: 'roll';
      readonly seat: Seat;
      readonly roll: Roll;
      readonly placed: { readonly stake: Stake; readonly space: Space } | null;
    }
  | {
      readonly kind: 'bust';
      readonly seat: Seat;
      readonly roll: Roll;
      readonly lost: number;
      readonly calls: boolean;
    }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly spaces: number;
      /** This turn called the last round. */
      readonly calls: boolean;
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat };

const replaceLast = (notes: Note[], change: (last: Note) => Note): void => {
  const last = notes.pop();
  if (last !== undefined) notes.push(change(last));
};

const bustFrom = (last: Note, lost: number): Note =>
  last.kind === 'roll'
    ? { kind: 'bust', seat: last.seat, roll: last.roll, lost, calls: false }
    : last;

const write = (notes: Note[], event: GameEvent): void => {
  switch (event.kind) {
    case 'rolled':
      notes.push({ kind: 'roll', seat: event.seat, roll: event.roll, placed: null });
      break;
    case 'placed':
      replaceLast(notes, (last) =>
        last.kind === 'roll'
          ? { ...last, placed: { stake: event.stake, space: event.space } }
          : last,
      );
      break;
    case 'undone':
      replaceLast(notes, (last) => (last.kind === 'roll' ? { ...last, placed: null } : last));
      break;
    case 'busted':
      replaceLast(notes, (last) => bustFrom(last, event.lost.length));
      break;
    case 'took': {
      const spaces = event.settled.length + event.claimed.length;
      notes.push({ kind: 'took', seat: event.seat, spaces, calls: false });
      break;
    }
    case 'lastRoundCalled':
      replaceLast(notes, (last) =>
        last.kind === 'took' || last.kind === 'bust' ? { ...last, calls: true } : last,
      );
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

import type { MatchAside, MatchStep } from '@claim-it/client/model';
import type { Eviction, GameEvent, Roll, Seat, Space } from '@claim-it/rules';
import type { RollNote } from '@claim-it/text';

/** One line of the field notes. */
export type Note = { readonly seat: Seat } & (
  | ({ readonly kind: 'roll' } & RollNote)
  /** `calls`: this turn called the last round. */
  | {
      readonly kind: 'bust';
      readonly roll: Roll;
      readonly lost: readonly Space[];
      readonly calls: boolean;
    }
  /** `evicted`: the spaces that other players had before. */
  | {
      readonly kind: 'took';
      readonly spaces: readonly Space[];
      readonly evicted: readonly Eviction[];
      readonly calls: boolean;
    }
  /** The table skipped the turn. R10 */
  | { readonly kind: 'skipped'; readonly lost: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'won' }
  | { readonly kind: 'aside'; readonly aside: MatchAside }
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
      const { lost } = event;
      if (last?.kind === 'roll')
        replaceLast({ kind: 'bust', seat: last.seat, roll: last.roll, lost, calls: false });
      break;
    }
    case 'took': {
      const { seat, evicted } = event;
      const spaces = [...event.settled, ...event.claimed];
      notes.push({ kind: 'took', seat, spaces, evicted, calls: false });
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

/** Everything that was noted, oldest first: one line for a roll and what was placed for it, one for what happened besides. */
export const notesOf = (
  steps: readonly MatchStep[],
  asides: readonly MatchAside[] = [],
): readonly Note[] => {
  const notes: Note[] = [];
  const tellAsides = (at: number): void => {
    for (const aside of asides)
      if (aside.at === at) notes.push({ kind: 'aside', seat: aside.seat, aside });
  };
  tellAsides(0);
  for (const [index, step] of steps.entries()) {
    for (const event of step.events) write(notes, event);
    tellAsides(index + 1);
  }
  return notes;
};

/** Where on the board a note happened. */
export const spacesOf = (note: Note): readonly Space[] => {
  if (note.kind === 'roll') return note.placed === null ? [] : [note.placed.space];
  if (note.kind === 'bust') return note.lost;
  return note.kind === 'took' ? note.spaces : [];
};

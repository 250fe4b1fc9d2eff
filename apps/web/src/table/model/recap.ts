import type { Game, Seat } from '@claim-it/rules';
import type { NoteText } from '@claim-it/text';
import type { Note } from './notes.ts';

type Ending = Extract<Note, { kind: 'bust' | 'took' | 'skipped' | 'left' }>;

const isEnding = (note: Note): note is Ending =>
  note.kind === 'bust' || note.kind === 'took' || note.kind === 'skipped' || note.kind === 'left';

/** How turns ended since a seat played its own, a skipped one included; empty unless that seat is about to roll first. */
export const recapFor = (notes: readonly Note[], game: Game): readonly Ending[] => {
  const { seat, phase } = game.turn;
  if (phase.kind !== 'toRoll') return [];
  const endings = notes.filter(isEnding);
  const own = endings.findLastIndex((ending) => ending.seat === seat && ending.kind !== 'skipped');
  return endings.slice(own + 1);
};

/** One short line for each: "Amos took 4", "Lottie called the last round". */
export const recapLines = (
  texts: NoteText,
  endings: readonly Ending[],
  nameOf: (seat: Seat) => string,
): readonly string[] =>
  endings.map((ending) => {
    const name = nameOf(ending.seat);
    if (ending.kind === 'left') return texts.recapLeft(name);
    if (ending.kind === 'skipped') return texts.recapSkipped({ name, lost: ending.lost });
    if (ending.calls) return texts.recapLastRound(name);
    return ending.kind === 'took'
      ? texts.recapTook({ name, spaces: ending.spaces })
      : texts.recapBust({ name, lost: ending.lost });
  });

import type { Game, Seat, Space } from '@claim-it/rules';
import type { HappenedText, NoteText } from '@claim-it/text';
import type { Note } from './notes.ts';
import { spacesOf } from './notes.ts';

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

const lineOf = (texts: NoteText, ending: Ending, name: string): string => {
  if (ending.kind === 'left') return texts.recapLeft(name);
  if (ending.kind === 'skipped') return texts.recapSkipped({ name, lost: ending.lost });
  if (ending.calls) return texts.recapLastRound(name);
  return ending.kind === 'took'
    ? texts.recapTook({ name, spaces: ending.spaces.length })
    : texts.recapBust({ name, lost: ending.lost.length });
};

/** How many of a turn's spaces were this player's. */
const takenFrom = (ending: Ending, seat: Seat): number =>
  ending.kind === 'took'
    ? (ending.evicted.find((one) => one.seat === seat)?.spaces.length ?? 0)
    : 0;

/** One turn of the others in a short line: "Amos took 4, 2 of them yours". */
export type RecapLine = {
  readonly line: string;
  readonly seat: Seat;
  /** Whether it cost the reader spaces. */
  readonly isLoss: boolean;
  readonly spaces: readonly Space[];
};

export const recapLines = (
  texts: { readonly notes: NoteText; readonly happened: HappenedText },
  endings: readonly Ending[],
  reader: Seat,
  nameOf: (seat: Seat) => string,
): readonly RecapLine[] =>
  endings.map((ending) => {
    const { seat } = ending;
    const line = lineOf(texts.notes, ending, nameOf(seat));
    const lost = takenFrom(ending, reader);
    return {
      line: lost === 0 ? line : `${line}, ${texts.happened.ofThemYours(lost)}`,
      seat,
      isLoss: lost > 0,
      spaces: spacesOf(ending),
    };
  });

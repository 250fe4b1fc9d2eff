import { Marker, memoDeep } from '@claim-it/board';
import type { MatchSetup } from '@claim-it/client/model';
import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Note } from '../model/notes.ts';
import { sitterAt } from '../model/seats.ts';
import { sayAside } from './sayAside.ts';

type Said = { readonly words: string; readonly isRoll: boolean; readonly strong: string | null };

/** The words after the name. */
const sayNote = ({ notes: say, banner }: TableText, note: Note): Said => {
  const called = (calls: boolean): string | null => (calls ? banner.lastRound : null);
  switch (note.kind) {
    case 'roll':
      return { words: say.roll(note), isRoll: true, strong: null };
    case 'bust':
      return {
        words: say.bust({ roll: note.roll, lost: note.lost.length }),
        isRoll: true,
        strong: called(note.calls),
      };
    case 'took':
      return { words: say.took(note.spaces.length), isRoll: false, strong: called(note.calls) };
    case 'skipped':
      return { words: say.skipped(note.lost), isRoll: false, strong: null };
    case 'left':
      return { words: say.left, isRoll: false, strong: null };
    case 'won':
      return { words: say.won, isRoll: false, strong: null };
    case 'aside':
      return { words: sayAside(note.aside), isRoll: false, strong: null };
  }
};

type Props = { readonly note: Note; readonly setup: MatchSetup };

/** A line of the field notes: whose, and what. */
export const NoteLine = memoDeep(({ note, setup }: Props): JSX.Element => {
  const { name, color } = sitterAt(setup, note.seat);
  const { words, isRoll, strong } = sayNote(text().table, note);
  return (
    <>
      <Marker color={color} size={22} bare={true} />
      <span class={`note-words is-${note.kind}`}>
        <b>{isRoll ? `${name}${text().words.colon.trimEnd()}` : name}</b>{' '}
        {strong === null ? words : `${words}. `}
        {strong !== null && <b>{strong}</b>}
      </span>
    </>
  );
});

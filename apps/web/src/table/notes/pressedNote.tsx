import type { JSX } from 'preact';
import type { Note } from '../model/notes.ts';
import { spacesOf } from '../model/notes.ts';
import type { TableModel } from '../state/tableModel.ts';
import { NoteLine } from './noteLine.tsx';
import { pointTo } from './pointing.ts';

type NoteProps = { readonly note: Note; readonly table: TableModel };

/** A line of the notes; if it concerns a space, a press shows it on the board. */
export const PressedNote = ({ note, table }: NoteProps): JSX.Element => {
  const { setup } = table.match;
  const spaces = spacesOf(note);
  if (spaces.length === 0) return <NoteLine note={note} setup={setup} />;
  return (
    <button type="button" class="note-button" onClick={() => pointTo(table, spaces)}>
      <NoteLine note={note} setup={setup} />
    </button>
  );
};

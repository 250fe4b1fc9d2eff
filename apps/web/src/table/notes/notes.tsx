import { settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import type { TableModel } from '../state/tableModel.ts';
import { NoteLine } from './noteLine.tsx';
import { PressedNote } from './pressedNote.tsx';
import { linesSince, Recap } from './recap.tsx';
import './notes.css';

type Props = { readonly table: TableModel };

/** As many lines as the largest panel has room for. */
const LINES = 9;

/** The newest notes on a torn sheet, for tables with room for it. */
export const NotesPanel = ({ table }: Props): JSX.Element => {
  const { notes: say } = text().table;
  const newest = table.notes.value.slice(-LINES).toReversed();
  const total = table.notes.value.length;
  return (
    <section class="notes-panel sheet notes" aria-label={say.heading}>
      <header class="notes-head">
        <h2>{say.heading}</h2>
        <Button
          class="notes-all"
          label={say.all}
          aria-keyshortcuts={settings.value.keys.notes}
          onClick={sets(table.sheet, 'notes')}
        />
      </header>
      <Recap table={table} />
      {total === 0 && <p class="notes-empty">{say.empty}</p>}
      <ol class="notes-list ruled">
        {newest.map((note, index) => (
          <li key={total - index} class={index === 0 && note.kind === 'roll' ? 'is-now' : ''}>
            <PressedNote note={note} table={table} />
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The newest note in one line; opens the rest. */
export const Ticker = ({ table }: Props): JSX.Element => {
  const { notes: say } = text().table;
  const newest = table.notes.value.at(-1);
  const since = linesSince(table);
  return (
    <button type="button" class="ticker well" onClick={sets(table.sheet, 'notes')}>
      {since.length > 0 ? (
        <span class="ticker-since">{since.map(({ line }) => line).join(' · ')}</span>
      ) : (
        newest !== undefined && <NoteLine note={newest} setup={table.match.setup} />
      )}
      <span class="ticker-open one-row">
        {say.open} <Icon name="up" />
      </span>
    </button>
  );
};

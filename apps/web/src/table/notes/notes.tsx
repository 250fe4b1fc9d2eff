import { Marker } from '@claim-it/board';
import { settings } from '@claim-it/client/storage';
import type { Seat } from '@claim-it/rules';
import { isOver, seatsOf } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { text } from '../../kit/text/texts.ts';
import { recapFor, recapLines } from '../model/recap.ts';
import { hasOthers, isPerson, sitterAt } from '../model/seats.ts';
import type { PlayedTable, TableModel } from '../state/tableModel.ts';
import { NoteLine } from './noteLine.tsx';
import './notes.css';

type Props = { readonly table: TableModel };

/** As many lines as the largest panel has room for. */
const LINES = 9;

/** What the others did, for the person whose turn begins at a table with bots or guests. */
const linesSince = ({ match: { setup }, notes, game, canAct }: TableModel): readonly string[] => {
  const { seat } = game.value.turn;
  if (!hasOthers(setup) || !isPerson(setup, seat) || !canAct.value) return [];
  const endings = recapFor(notes.value, game.value);
  return recapLines(text().table.notes, endings, (other) => sitterAt(setup, other).name);
};

const Recap = ({ table }: Props): JSX.Element | null => {
  const lines = linesSince(table);
  if (lines.length === 0) return null;
  return (
    <button type="button" class="recap" onClick={sets(table.sheet, 'notes')}>
      <b>{text().table.notes.recap}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </button>
  );
};

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
            <NoteLine note={note} setup={table.match.setup} />
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
        <span class="ticker-since">{since.join(' · ')}</span>
      ) : (
        newest !== undefined && <NoteLine note={newest} setup={table.match.setup} />
      )}
      <span class="ticker-open one-row">
        {say.open} <Icon name="up" />
      </span>
    </button>
  );
};

/** After days nobody remembers: the rolls themselves can be looked at again. */
const openReview = async ({ match }: PlayedTable): Promise<void> =>
  (await import('../state/lookBack.ts')).lookBack(match);

type SheetProps = { readonly table: PlayedTable; readonly onClose: () => void };

/** Every note of the game, or those of one miner. */
export const NotesSheet = ({ table, onClose }: SheetProps): JSX.Element => {
  const { notes: say } = text().table;
  const { setup } = table.match;
  const only = useSignal<Seat | null>(null);
  const notes = table.notes.value.filter(({ seat }) => only.value === null || only.value === seat);
  const filters: readonly (Seat | null)[] = [null, ...seatsOf(table.game.value)];
  return (
    <Sheet title={say.heading} onClose={onClose}>
      {notes.length > 0 && (
        <button type="button" class="text-button" onClick={() => void openReview(table)}>
          {isOver(table.game.value) ? text().pages.names.review : text().table.menu.lookBack}
        </button>
      )}
      <fieldset class="notes-filter">
        <legend class="spoken-only">{say.filter}</legend>
        {filters.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={only.value === seat}
            onClick={sets(only, seat)}
          >
            {seat !== null && <Marker color={sitterAt(setup, seat).color} size={26} />}
            {seat === null ? say.everybody : sitterAt(setup, seat).name}
          </button>
        ))}
      </fieldset>
      {notes.length === 0 && <p>{say.empty}</p>}
      <ol class="notes-list is-whole" reversed>
        {notes.toReversed().map((note, index) => (
          <li key={notes.length - index}>
            <NoteLine note={note} setup={setup} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
};

import { Marker } from '@claim-it/board';
import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { text } from '../../kit/text/texts.ts';
import type { RecapLine } from '../model/recap.ts';
import { recapFor, recapLines } from '../model/recap.ts';
import { hasOthers, isPerson, sitterAt } from '../model/seats.ts';
import type { TableModel } from '../state/tableModel.ts';
import { pointTo } from './pointing.ts';
import './recap.css';

type Props = { readonly table: TableModel };

/** What the others did, for the person whose turn begins at a table with bots or guests. */
export const linesSince = ({
  match: { setup },
  notes,
  game,
  canAct,
}: TableModel): readonly RecapLine[] => {
  const { seat } = game.value.turn;
  if (!hasOthers(setup) || !isPerson(setup, seat) || !canAct.value) return [];
  const endings = recapFor(notes.value, game.value);
  const texts = { notes: text().table.notes, happened: text().happened };
  return recapLines(texts, endings, seat, (other) => sitterAt(setup, other).name);
};

const showAgain = ({ changes, sheet, stage }: TableModel): void => {
  const from = changes.since.peek()?.from;
  sheet.value = null;
  if (from !== undefined) stage.showAgain(from);
};

/** The others' turns since the player's last one: a press shows a turn's spaces; all can be replayed. */
export const Recap = ({ table }: Props): JSX.Element | null => {
  const lines = linesSince(table);
  if (lines.length === 0) return null;
  const { happened: say, table: words } = text();
  const { setup } = table.match;
  return (
    <div class="recap">
      <h3>{words.notes.recap}</h3>
      <ul>
        {lines.map(({ line, seat, isLoss, spaces }, index) => (
          <li key={index} class={isLoss ? 'is-loss' : ''}>
            <button
              type="button"
              aria-label={spaces.length === 0 ? line : say.showOn(line)}
              aria-disabled={spaces.length === 0}
              onClick={() => pointTo(table, spaces)}
            >
              <Marker color={sitterAt(setup, seat).color} size={24} bare={true} />
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button class="text-button" label={say.showAgain} onClick={() => showAgain(table)} />
    </div>
  );
};

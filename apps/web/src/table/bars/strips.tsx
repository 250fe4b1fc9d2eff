import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { text } from '../../kit/text/texts.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable, TableModel } from '../state/tableModel.ts';
import './strips.css';

const TOAST_MS = 4000;

/** A short answer to a tap; it goes by itself and never lies over the lower half of the board. */
export const Toast = ({ table }: { readonly table: TableModel }): JSX.Element => {
  const said = table.toast.value;
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(sets(table.toast, null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [said, table]);
  return (
    <div class="toast-place" role="status">
      {said !== null && (
        <p key={said} class="toast well comes-in">
          {said}
        </p>
      )}
    </div>
  );
};

type Props = { readonly table: PlayedTable; readonly errands: Errands };

/** Why the match cannot go on for now, with a way on; the table stays in sight. */
export const HaltStrip = ({ table, errands }: Props): JSX.Element | null => {
  const status = table.match.status.value;
  if (status.kind !== 'halted') return null;
  const { trouble: say, menu } = text().table;
  const { kind } = status.halt;
  const isFinal = kind === 'proofFailed' || kind === 'tableGone' || kind === 'brainUnsupported';
  const isStorage = kind === 'storageFull' || kind === 'storageForbidden';
  return (
    <div class="halt-strip in-row" role="alert">
      <p>{text().notices[kind]}</p>
      <div class="halt-actions">
        {!isFinal && (
          <Button class="plate sheet-button" label={say.retry} onClick={table.match.retry} />
        )}
        {isStorage && (
          <Button class="text-button" label={say.playUnsaved} onClick={table.match.playUnsaved} />
        )}
        <Button class="text-button" label={menu.exportRecord} onClick={errands.exportRecord} />
      </div>
    </div>
  );
};

import type { HouseControls } from '@claim-it/client/model';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable, TableModel } from '../state/tableModel.ts';
import './strips.css';

const TOAST_MS = 4000;

/** A short reply to a tap; it disappears by itself and never covers the lower half of the board. */
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

const SECOND = 1000;

/** How many seconds are left until the server is called again; null while it is being called. */
const useCountdown = (untilAgain: () => number | null): number | null => {
  const left = useSignal(untilAgain());
  useEffect(() => {
    const look = (): void => {
      left.value = untilAgain();
    };
    look();
    const timer = setInterval(look, SECOND / 4);
    return () => clearInterval(timer);
  }, [untilAgain, left]);
  return left.value === null ? null : Math.ceil(left.value / SECOND);
};

type LineProps = {
  readonly kind: 'connectionLost' | 'houseRestarting';
  readonly house: HouseControls;
  readonly onAgain: () => void;
};

/** One line over the banner while the server does not respond; no layout shift. */
const LineStrip = ({ kind, house, onAgain }: LineProps): JSX.Element => {
  const { connection: say, notices } = text();
  const seconds = useCountdown(house.untilAgain);
  return (
    <div class="halt-strip is-line one-row">
      <p class="spoken-only" role="alert">
        {notices[kind]}
      </p>
      <p class="strip-words" aria-hidden="true">
        <b>{kind === 'connectionLost' ? say.lost : say.restarting}</b>
        <span class="strip-safe">{say.safe}</span>
        <span>{seconds === null ? say.trying : say.again(seconds)}</span>
      </p>
      <button type="button" class="plate sheet-button" aria-label={say.now} onClick={onAgain}>
        <Icon name="again" /> <span>{say.now}</span>
      </button>
    </div>
  );
};

/** Why the match is halted, with a button to continue; the table stays visible and in place. */
export const HaltStrip = ({ table, errands }: Props): JSX.Element | null => {
  const status = table.match.status.value;
  if (status.kind !== 'halted') return null;
  const { trouble: say, menu } = text().table;
  const { house, retry } = table.match;
  const { kind } = status.halt;
  if (house !== undefined && (kind === 'connectionLost' || kind === 'houseRestarting'))
    return <LineStrip kind={kind} house={house} onAgain={retry} />;
  const isFinal = kind === 'proofFailed' || kind === 'tableGone' || kind === 'brainUnsupported';
  const isStorage = kind === 'storageFull' || kind === 'storageForbidden';
  return (
    <div class="halt-strip in-row" role="alert">
      <p>{text().notices[kind]}</p>
      <div class="halt-actions">
        {!isFinal && (
          <Button
            class="plate sheet-button"
            label={kind === 'openElsewhere' ? text().brief.takeOver : say.retry}
            onClick={retry}
          />
        )}
        {isStorage && (
          <Button class="text-button" label={say.playUnsaved} onClick={table.match.playUnsaved} />
        )}
        <Button class="text-button" label={menu.exportRecord} onClick={errands.exportRecord} />
      </div>
    </div>
  );
};

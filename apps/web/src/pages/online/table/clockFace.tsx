import type { OnlineTable } from '@claim-it/client/online';
import { chairOnTurn } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { online } from '../../../kit/text/lazyTexts.ts';
import { announce } from '../../../table/speech/announcer.ts';
import { chairNames } from '../shared/chairNames.ts';

const SECOND = 1000;
const HOUR_SECONDS = 3600;
/** Said aloud when so many seconds are left. */
const SPOKEN = [30, 10];

const sayLeft = (seconds: number): string => {
  const { table: say } = online.text();
  if (seconds <= 0) return say.timesUp;
  if (seconds >= HOUR_SECONDS) return say.leftHours(Math.round(seconds / HOUR_SECONDS));
  return say.left(Math.floor(seconds / 60), seconds % 60);
};

/** How long the one on turn may still think; nothing at a table without a clock. */
export const ClockFace = ({ table }: { readonly table: OnlineTable }): JSX.Element | null => {
  const deadline = table.deadline.value;
  const left = useSignal(0);
  const { chairs = [] } = table.about.value?.you ?? {};
  const state = table.log.value?.state;
  const chair = state === undefined ? null : chairOnTurn(state);
  const isMine = chair !== null && chairs.includes(chair);
  useEffect(() => {
    if (deadline === null) return;
    const look = (): void => {
      const before = left.peek();
      const seconds = Math.max(0, Math.ceil((deadline - table.line.now()) / SECOND));
      left.value = seconds;
      if (isMine && seconds < before && SPOKEN.includes(seconds))
        announce(online.text().table.hurry(seconds), 'assertive');
    };
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [deadline, isMine, table, left]);
  if (deadline === null || chair === null) return null;
  const name = chairNames(table)[chair] ?? '';
  return (
    <p class={`side-clock well ${isMine && left.value <= 10 ? 'is-short' : ''}`} role="timer">
      <span class="spoken-only">{online.text().table.clock(name)}: </span>
      {sayLeft(left.value)}
    </p>
  );
};

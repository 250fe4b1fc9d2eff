import type { RunningTables } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import type { Clock } from '../base/clock.ts';
import { browserClock } from '../base/clock.ts';
import { forgetGuest, isGuestHere, tellRunning } from '../running/running.ts';
import type { ApiFault } from './api.ts';
import { readRunning } from './api.ts';

const EVERY_MS = 30_000;
/** The interval while the server is unreachable or busy. */
const LATER_MS = 120_000;

export type RunningDeps = {
  readonly ask?: () => Promise<Result<RunningTables, ApiFault>>;
  readonly clock?: Clock;
  readonly isVisible?: () => boolean;
};

/** Updates the list of running tables while the page is visible. `look` requests it at once, `stop` ends the updates. */
export const followRunning = ({
  ask = readRunning,
  clock = browserClock,
  isVisible = () => !document.hidden,
}: RunningDeps = {}): { readonly look: () => void; readonly stop: () => void } => {
  let cancel = (): void => undefined;
  let isStopped = false;
  let asking: Promise<void> | null = null;
  const plan = (ms: number): void => {
    cancel();
    if (!isStopped) cancel = clock.after(ms, tick);
  };
  const hear = (answer: Result<RunningTables, ApiFault>): void => {
    if (isStopped || !isGuestHere.peek()) return;
    if (answer.ok) tellRunning(answer.value.tables, answer.value.now);
    const isUnknown = !answer.ok && answer.reason.kind === 'refused';
    if (isUnknown) forgetGuest();
    else plan(answer.ok ? EVERY_MS : LATER_MS);
  };
  const look = (): void => {
    if (isStopped || asking !== null) return;
    asking = ask().then(hear);
    void asking.finally(() => {
      asking = null;
    });
  };
  const tick = (): void => {
    if (isVisible()) look();
    else plan(EVERY_MS);
  };
  look();
  return {
    look,
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
};

import { isGuestHere, turnCount } from '@claim-it/client/running';
import { effect } from '@preact/signals';
import { whenIdle } from '../../kit/render/idle.ts';
import { markTurn } from '../../kit/turns/turnMark.ts';

/** The sign of the app on the home screen; browsers without one do without. */
const showBadge = (count: number): void => {
  if (typeof navigator.setAppBadge !== 'function') return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
};

/** Title, icon and badge show tables that wait for this device. Without a guest here no requests are sent. */
export const startTurns = (): void => {
  effect(() => {
    markTurn(turnCount.value > 0);
    showBadge(turnCount.value);
  });
  let stop = (): void => undefined;
  effect(() => {
    stop();
    if (!isGuestHere.value) return;
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    whenIdle(() => {
      void import('./pollTurns.ts').then(({ pollTurns }) => {
        if (isWanted) stop = pollTurns();
      });
    });
  });
};

import type { OfflineRequest } from './messages.ts';

/** This page was started again before the edition that the player wants had taken over. */
const WANTED = 'claim-it:edition-wanted';

/** A page that fetched nothing for so long has what it wants. */
const QUIET_MS = 300;

/** A browser that has not changed over by then waits for a new start of the page. */
const PARKED_MS = 3000;

/** Takes the mark away; true if it was there. */
const wasWanted = (): boolean => {
  try {
    const wanted = sessionStorage.getItem(WANTED) !== null;
    sessionStorage.removeItem(WANTED);
    return wanted;
  } catch {
    return false; // a browser that keeps nothing keeps no edition either
  }
};

const whenQuiet = (call: () => void): void => {
  let timer = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      fetches.disconnect();
      call();
    }, QUIET_MS);
  };
  const fetches = new PerformanceObserver(wait);
  fetches.observe({ type: 'resource' });
  wait();
};

const restartWhenChanged = (): void =>
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });

const request: OfflineRequest = { kind: 'takeOver' };

/**
 * Lets an edition that waits take over, and starts the page again.
 *
 * Chromium parks it, for minutes, if the page fetches something from the edition before in that very moment.
 * So the page may fetch what it wants first; if it is parked all the same, a new start of the page frees it.
 */
export const takeOver = (edition: ServiceWorker): void => {
  restartWhenChanged();
  whenQuiet(() => {
    edition.postMessage(request);
    setTimeout(() => {
      sessionStorage.setItem(WANTED, '');
      location.reload();
    }, PARKED_MS);
  });
};

/** After a new start that was to free an edition: the change may only come now, and wants another start. */
export const finishTakeOver = (): void => {
  if (!wasWanted()) return;
  restartWhenChanged();
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.waiting?.postMessage(request));
};

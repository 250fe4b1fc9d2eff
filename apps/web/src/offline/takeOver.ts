import type { OfflineRequest } from './messages.ts';

/** This page was reloaded before the requested version had taken over. */
const WANTED = 'claim-it:edition-wanted';

/** A page without requests for so long has finished loading. */
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
    return false; // a browser without storage has no cached version either
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
 * Activates a waiting version, and reloads the page.
 *
 * Chromium delays it, for minutes, if the page loads something from the previous version at that moment.
 * So the page may finish loading first; if it is delayed anyway, a reload of the page helps.
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

/** After such a reload: the change may only come now, and needs another reload. */
export const finishTakeOver = (): void => {
  if (!wasWanted()) return;
  restartWhenChanged();
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.waiting?.postMessage(request));
};

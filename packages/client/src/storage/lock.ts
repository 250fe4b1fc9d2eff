/** The right to extend a match; one tab at a time has it. */
export type Hold = {
  readonly isHeld: () => boolean;
  /** Takes the match over from any tab that has it. */
  readonly seize: () => Promise<void>;
  /** Calls once the tab that has the match has released it, unless it was seized or released before. */
  readonly whenFree: (call: () => void) => void;
  readonly release: () => void;
};

/** A page that is being closed releases its lock within this time. */
const PATIENCE_MS = 400;

type Locks = Pick<LockManager, 'request'>;

/** Resolves with a function that releases the lock, or null if it was not granted. */
const requestLock = (
  locks: Locks,
  id: string,
  options: LockOptions,
  onLost: () => void,
): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    let isGranted = false;
    const hold = (lock: Lock | null): Promise<void> =>
      new Promise((release) => {
        isGranted = lock !== null;
        resolve(isGranted ? release : null);
        if (!isGranted) release();
      });
    locks.request(`claim-it:match:${id}`, options, hold).catch(() => {
      if (isGranted) onLost();
      else resolve(null);
    });
  });

/**
 * Requests a match. Without locks in this browser every tab gets one: then only the check inside the
 * transaction separates two tabs.
 */
export const holdMatch = async (
  id: string,
  onLost: () => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Promise<Hold> => {
  if (locks === undefined)
    return {
      isHeld: () => true,
      seize: () => Promise.resolve(),
      whenFree: () => {},
      release: () => {},
    };
  let waiting = new AbortController();
  let release: (() => void) | null = null;
  const lose = (): void => {
    release = null;
    onLost();
  };
  const ask = async (options: LockOptions): Promise<void> => {
    release = await requestLock(locks, id, options, lose);
  };
  await ask({ signal: AbortSignal.timeout(PATIENCE_MS) });
  // A browser that is slow to respond does not count as a tab that has the match.
  if (release === null) await ask({ ifAvailable: true });
  return {
    isHeld: () => release !== null,
    seize: () => {
      waiting.abort();
      return release === null ? ask({ steal: true }) : Promise.resolve();
    },
    whenFree: (call) => {
      waiting = new AbortController();
      void requestLock(locks, id, { signal: waiting.signal }, lose).then((granted) => {
        if (granted === null) return;
        release = granted;
        call();
      });
    },
    release: () => {
      waiting.abort();
      release?.();
      release = null;
    },
  };
};

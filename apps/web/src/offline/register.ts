import { ownScript } from '@claim-it/client/base';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { whenIdle } from '../kit/render/idle.ts';
import type { OfflineRequest } from './messages.ts';
import { formOf } from './paths.ts';
import { finishTakeOver, takeOver } from './takeOver.ts';

const waiting = signal<ServiceWorker | null>(null);

/** A newer edition is on the device and waits. It comes with the next visit, or when the player says so. */
export const updateReady: ReadonlySignal<ServiceWorker | null> = waiting;

const ask = (worker: ServiceWorker, request: OfflineRequest): void => worker.postMessage(request);

/** The newer edition takes over, and the page starts again. Games are saved at every step. */
export const takeUpdate = (): void => {
  const worker = waiting.peek();
  if (worker === null) return;
  waiting.value = null;
  takeOver(worker);
};

export const putOffUpdate = (): void => {
  waiting.value = null;
};

const watch = (registration: ServiceWorkerRegistration): void => {
  // Without a controller it is the first visit: there is nothing to update.
  const offer = (): void => {
    if (navigator.serviceWorker.controller !== null) waiting.value = registration.waiting;
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
};

/** The pictures this device has shown so far. */
const picturesShown = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/art/'));

const isSparing = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;

const register = async (): Promise<void> => {
  try {
    watch(await navigator.serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' }));
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || isSparing()) return;
    whenIdle(() => ask(active, { kind: 'keep', form: formOf(picturesShown()) }));
  } catch {
    // A browser that forbids it plays all the same, with a network.
  }
};

/** The first roll comes first; keeping things can wait so long. */
const AFTER_LOAD_MS = 3000;

const registerSoon = (): void => {
  setTimeout(() => whenIdle(() => void register()), AFTER_LOAD_MS);
};

/** Keeps the app on this device, once everything it needs now has been loaded. */
export const keepOffline = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  finishTakeOver();
  if (document.readyState === 'complete') registerSoon();
  else addEventListener('load', registerSoon, { once: true });
};

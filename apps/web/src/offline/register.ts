import { ownScript } from '@claim-it/client/base';
import { effect } from '@preact/signals';
import { language } from '../kit/navigation/navigation.ts';
import { whenIdle } from '../kit/render/idle.ts';
import type { OfflineRequest } from './messages.ts';
import { formOf } from './paths.ts';
import { takeOver } from './takeOver.ts';
import { waitingEdition } from './waitingEdition.ts';

const ask = (worker: ServiceWorker, request: OfflineRequest): void => worker.postMessage(request);

/** The newer version takes over, and the page reloads. Games are saved at every step. */
export const takeUpdate = (): void => {
  const worker = waitingEdition.peek();
  if (worker === null) return;
  waitingEdition.value = null;
  takeOver(worker);
};

export const putOffUpdate = (): void => {
  waitingEdition.value = null;
};

const watch = (registration: ServiceWorkerRegistration): void => {
  // Without a controller it is the first visit: there is nothing to update.
  const offer = (): void => {
    if (navigator.serviceWorker.controller !== null) waitingEdition.value = registration.waiting;
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

/** Keeps the app on this device, and watches for newer editions. */
export const register = async (): Promise<void> => {
  try {
    watch(await navigator.serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' }));
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || isSparing()) return;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    effect(() => {
      const spoken = language.value;
      whenIdle(() => {
        const form = formOf(picturesShown());
        ask(active, { kind: 'keep', form, language: spoken, isInstalled });
      });
    });
  } catch {
    // A browser that forbids it plays all the same, with a network.
  }
};

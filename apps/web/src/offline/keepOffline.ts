import { whenIdle } from '../kit/render/idle.ts';
import { finishTakeOver } from './takeOver.ts';

/** The first roll comes first; keeping things can wait so long. */
const AFTER_LOAD_MS = 3000;

const registerSoon = (): void => {
  setTimeout(
    () =>
      whenIdle(() => {
        void import('./register.ts').then(({ register }) => register()).catch(() => undefined);
      }),
    AFTER_LOAD_MS,
  );
};

/** Keeps the app on this device, once everything it needs now has been loaded. */
export const keepOffline = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  finishTakeOver();
  if (document.readyState === 'complete') registerSoon();
  else addEventListener('load', registerSoon, { once: true });
};

import { followRunning } from '@claim-it/client/online';
import { effect } from '@preact/signals';
import { page } from '../../kit/navigation/navigation.ts';
import { lookAtPush } from '../notices/devicePush.ts';

/** Asks for running tables while the page is looked at: now and then, with every change of page, and when a push came. Answers what ends it. */
export const pollTurns = (): (() => void) => {
  const { look, stop } = followRunning();
  // Another language, time zone offset or key: the server is notified automatically.
  if (globalThis.Notification?.permission === 'granted') void lookAtPush();
  const onSeen = (): void => {
    if (!document.hidden) look();
  };
  const { serviceWorker } = navigator;
  document.addEventListener('visibilitychange', onSeen);
  serviceWorker?.addEventListener('message', look);
  let before = page.peek();
  const unfollow = effect(() => {
    if (page.value !== before) look();
    before = page.value;
  });
  return () => {
    stop();
    unfollow();
    document.removeEventListener('visibilitychange', onSeen);
    serviceWorker?.removeEventListener('message', look);
  };
};

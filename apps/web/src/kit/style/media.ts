import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** Whether a question of a style sheet is answered with yes, now and later. */
export const watchMedia = (query: string): ReadonlySignal<boolean> => {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

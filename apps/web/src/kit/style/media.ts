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

/** Columns beside the map, as layout.css has them. What has no place elsewhere is not even made there. */
export const isWide: ReadonlySignal<boolean> = watchMedia('(min-width: 1180px)');

import { isTurnHere, turnCount } from '@claim-it/client/running';
import { effect, signal } from '@preact/signals';

const name = signal<string | null>(null);
let isFollowed = false;

/** Before the name: a dot where this page's own table waits, otherwise how many tables do. */
const markOf = (): string => {
  if (isTurnHere.value) return '● ';
  return turnCount.value === 0 ? '' : `(${turnCount.value}) `;
};

/** Sets the title of the window. A prefix says whether a table waits for this device. */
export const nameWindow = (title: string): void => {
  name.value = title;
  if (isFollowed) return;
  isFollowed = true;
  effect(() => {
    if (name.value !== null) document.title = `${markOf()}${name.value}`;
  });
};

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

export type Announcement = {
  readonly id: number;
  readonly urgency: Urgency;
  readonly sentence: string;
};

/** Old sentences are removed; a region announces only additions. */
const KEPT = 12;

const log = signal<readonly Announcement[]>([]);
let count = 0;

/** The last sentences, oldest first, for the live regions. */
export const said: ReadonlySignal<readonly Announcement[]> = log;

/** Has a screen reader say a whole sentence. */
export const announce = (sentence: string, urgency: Urgency = 'polite'): void => {
  count += 1;
  log.value = [...log.peek(), { id: count, urgency, sentence }].slice(-KEPT);
};

/** Nothing of one table is read at the next. */
export const hush = (): void => {
  log.value = [];
};

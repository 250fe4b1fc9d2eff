import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';

/** Chairs of each table that this device does not listen to, as long as the page lives. */
const muted: Signal<ReadonlySet<string>> = signal(new Set());

const keyOf = (table: string, chair: number): string => `${table} ${chair}`;

export const isMuted = (table: string, chair: number): boolean =>
  muted.value.has(keyOf(table, chair));

export const switchMute = (table: string, chair: number): void => {
  const key = keyOf(table, chair);
  const next = new Set(muted.peek());
  if (!next.delete(key)) next.add(key);
  muted.value = next;
};

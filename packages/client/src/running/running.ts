import type { TableCard } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import { readLocal, removeLocal, writeLocal } from '../storage/local.ts';

const GUEST = 'claim-it:guest';

const guest = signal(readLocal(GUEST) !== null);

/** Whether a server knows this device as a guest. Before that no requests are sent. */
export const isGuestHere: ReadonlySignal<boolean> = guest;

export const noteGuest = (): void => {
  writeLocal(GUEST, '1');
  guest.value = true;
};

/** The server does not know this device any more. */
export const forgetGuest = (): void => {
  removeLocal(GUEST);
  guest.value = false;
  tables.value = [];
};

/** Whether a table waits for a person at this device. */
export const isMyTurn = ({ turn, yours, status }: TableCard): boolean =>
  status === 'playing' && turn !== null && yours.includes(turn);

const tables = signal<readonly TableCard[]>([]);

/** The guest's unfinished tables, from the server's last response: those that wait for this device first. */
export const runningTables: ReadonlySignal<readonly TableCard[]> = tables;

let ahead = 0;

/** The clock of the server that told of the tables, by which their deadlines are counted. */
export const runningNow = (): number => Date.now() + ahead;

/** Updates the list and the time from a server's response; finished tables are left out. */
export const tellRunning = (mine: readonly TableCard[], now: number = Date.now()): void => {
  ahead = now - Date.now();
  const running = mine.filter(({ status }) => status !== 'finished');
  const waiting = running.filter(isMyTurn).sort((one, other) => one.changedAt - other.changedAt);
  tables.value = [...waiting, ...running.filter((card) => !isMyTurn(card))];
};

/** The open table of this page: it has priority over the list about whether it waits for this device. */
export type OpenTableHere = { readonly table: string; readonly isMyTurn: boolean };
const open = signal<OpenTableHere | null>(null);

export const tellOpenTable = (here: OpenTableHere | null): void => {
  open.value = here;
};

/** Tables that wait for this device, except the open one of this page; the oldest first. */
export const turnsElsewhere: ReadonlySignal<readonly TableCard[]> = computed(() =>
  tables.value.filter((card) => isMyTurn(card) && card.table !== open.value?.table),
);

/** Whether the open table of this page waits for this device. */
export const isTurnHere: ReadonlySignal<boolean> = computed(() => open.value?.isMyTurn === true);

/** How many tables wait for this device. */
export const turnCount: ReadonlySignal<number> = computed(
  () => turnsElsewhere.value.length + (isTurnHere.value ? 1 : 0),
);

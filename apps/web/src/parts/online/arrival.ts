import type { BotLevel, PlayWish, TableId } from '@claim-it/protocol';
import { signal } from '@preact/signals';

/** Why a guest came to a table: to sit down at once, or to meet others there. */
export type Arrival = {
  readonly table: TableId;
  /** Null for a guest who has chosen this very table. */
  readonly search: Search | null;
};

/** A search for people: it may continue at another table. */
export type Search = {
  readonly wish: Pick<PlayWish, 'players' | 'pace'>;
  readonly level: BotLevel;
  /** When it began: milliseconds since the page was opened, which no change of the clock moves. */
  readonly since: number;
};

/** So long a search waits for people before bots take the free chairs. */
export const FILL_SECONDS = 20;

/** The arrival that is under way; a page that is loaded again has none, and shows the room as it is. */
export const arrival = signal<Arrival | null>(null);

import type { BotLevel, PlayWish, TableId } from '@claim-it/protocol';
import { signal } from '@preact/signals';

/** What somebody came to a table for: to sit down at once, or to meet others there. */
export type Arrival = {
  readonly table: TableId;
  /** Null for somebody who has chosen this very table. */
  readonly search: Search | null;
};

/** A search for people: it may go on at another table. */
export type Search = {
  readonly wish: Pick<PlayWish, 'players' | 'pace'>;
  readonly level: BotLevel;
  /** When it began, by this device's clock. */
  readonly since: number;
};

/** So long a search waits for people before bots take the free chairs. */
export const FILL_SECONDS = 20;

/** The arrival that is under way; a page that is loaded again has none, and shows the room as it is. */
export const arrival = signal<Arrival | null>(null);

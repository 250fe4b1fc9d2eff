/** How much a house takes from one side before it says no. */
export type Limits = {
  readonly socketsPerAddress: number;
  readonly socketsPerSession: number;
  /** Messages of one socket: as many at once, then as many a second. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  readonly tablesPerSocket: number;
  /** Words and faces of one socket: as many at once, one more every two seconds. */
  readonly sayingBurst: number;
  /** New guests and lookups from one address, tables from one guest: as many in an hour or a minute. */
  readonly guestsPerHour: number;
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** Events that one guest lays in a day, and that all lay together before new tables are only for those who wrote little. */
  readonly eventsPerGuestDay: number;
  readonly eventsPerDay: number;
  /** How many tables of one guest the lobby shows. */
  readonly listedPerGuest: number;
  /** How many logs may wait to be played through for a record. */
  readonly recordsWaiting: number;
};

export const LIMITS: Limits = {
  socketsPerAddress: 64,
  socketsPerSession: 8,
  messageBurst: 30,
  messagesPerSecond: 10,
  tablesPerSocket: 8,
  sayingBurst: 6,
  guestsPerHour: 60,
  requestsPerMinute: 240,
  tablesPerHour: 20,
  eventsPerGuestDay: 20_000,
  eventsPerDay: 5_000_000,
  listedPerGuest: 3,
  recordsWaiting: 32,
};

/** For load and chaos on one machine, where everybody has the same address. */
export const NO_LIMITS: Limits = {
  socketsPerAddress: 1_000_000,
  socketsPerSession: 1_000_000,
  messageBurst: 1_000_000,
  messagesPerSecond: 1_000_000,
  tablesPerSocket: 64,
  sayingBurst: 1_000_000,
  guestsPerHour: 1_000_000,
  requestsPerMinute: 1_000_000,
  tablesPerHour: 1_000_000,
  eventsPerGuestDay: 1_000_000_000,
  eventsPerDay: 1_000_000_000,
  listedPerGuest: 60,
  recordsWaiting: 1_000_000,
};

/** A bucket that fills by itself: whoever empties it has to wait. */
export class Bucket {
  #level: number;
  #at: number;

  constructor(size: number, at: number) {
    this.#level = size;
    this.#at = at;
  }

  /** Takes one; the answer is how many milliseconds to wait, 0 if it was there. */
  take(now: number, size: number, perSecond: number): number {
    const since = Math.max(0, now - this.#at);
    this.#level = Math.min(size, this.#level + (since * perSecond) / 1000);
    this.#at = now;
    if (this.#level < 1) return Math.ceil(((1 - this.#level) * 1000) / perSecond);
    this.#level -= 1;
    return 0;
  }
}

const MOST_KEYS = 50_000;

/** One bucket for each address or guest; those that are full again are forgotten. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: number, seconds: number) {
    this.#size = size;
    this.#perSecond = size / seconds;
  }

  /** Milliseconds to wait; 0 if it may go on. */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#size, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket.take(now, this.#size, this.#perSecond);
  }
}

/** Counts by key; what is back at nothing takes no room. */
export class KeyCounts {
  readonly #counts = new Map<string, number>();

  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const count = this.count(key) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}

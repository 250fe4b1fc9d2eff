import type { GuestId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import { Recent } from '../recent.ts';
import { Buckets } from '../requests/buckets.ts';
import type { Limits } from '../requests/limits.ts';

const HOUR_SECONDS = 3_600;
const DAY_MS = 86_400_000;
const MOST_GUESTS = 50_000;
/** When the server's event budget is used up, only guests below this share of their daily budget may open tables. */
const MODEST = 1 / 20;

/** The daily budget; it refills evenly. */
class DailyBudget {
  readonly #size: number;
  #spent = 0;
  #at: number;

  constructor(size: number, at: number) {
    this.#size = size;
    this.#at = at;
  }

  spend(count: number, now: number): void {
    this.#spent = this.spentAt(now) + count;
    this.#at = now;
  }

  spentAt(now: number): number {
    const back = (Math.max(0, now - this.#at) * this.#size) / DAY_MS;
    return Math.max(0, this.#spent - back);
  }

  /** Milliseconds until the budget allows more; 0 if it does now. */
  waitAt(now: number): number {
    const missing = this.spentAt(now) + 1 - this.#size;
    return missing <= 0 ? 0 : Math.ceil((missing * DAY_MS) / this.#size);
  }
}

/** What guests may write: tables in an hour, events in a day. Each process counts for itself. */
export class Quota {
  readonly #limits: Limits;
  readonly #now: TimeSource;
  readonly #tables: Buckets;
  readonly #house: DailyBudget;
  readonly #guests = new Recent<DailyBudget>(MOST_GUESTS);

  constructor(limits: Limits, now: TimeSource) {
    this.#limits = limits;
    this.#now = now;
    this.#tables = new Buckets(limits.tablesPerHour, HOUR_SECONDS);
    this.#house = new DailyBudget(limits.eventsPerDay, now());
  }

  /** Takes a table; returns how many milliseconds the guest has to wait for one, 0 if it was available. */
  takeTable(guest: GuestId): number {
    const now = this.#now();
    const spent = this.#guests.get(guest)?.spentAt(now) ?? 0;
    const isModest = spent < this.#limits.eventsPerGuestDay * MODEST;
    const wait = Math.max(isModest ? 0 : this.#house.waitAt(now), this.#tables.wait(guest, now));
    if (wait === 0) this.#tables.spend(guest, now);
    return wait;
  }

  /** Milliseconds until the guest may write events; 0 if now. */
  waitToWrite(guest: GuestId): number {
    return this.#guests.get(guest)?.waitAt(this.#now()) ?? 0;
  }

  /** Counts appended events; `guest` is null for those of the server itself. */
  laid(guest: GuestId | null, events: number): void {
    const now = this.#now();
    this.#house.spend(events, now);
    if (guest === null) return;
    const known = this.#guests.get(guest);
    const budget = known ?? new DailyBudget(this.#limits.eventsPerGuestDay, now);
    budget.spend(events, now);
    if (known === undefined) this.#guests.set(guest, budget);
  }
}

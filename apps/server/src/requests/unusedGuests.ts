import type { GuestId } from '@claim-it/protocol';

/** More than this in all, and the oldest are left to the sweep of those who have not been seen for long. */
const MOST = 50_000;

/** Guests who have not done anything yet, by the address they came from, the oldest first. */
export class UnusedGuests {
  readonly #most: number;
  readonly #addresses = new Map<string, Set<GuestId>>();
  readonly #addressOf = new Map<GuestId, string>();

  /** `most` of one address. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Adds one; answers the oldest of the same address if there are too many of them now. */
  add(address: string, guest: GuestId): GuestId | null {
    const guests = this.#addresses.get(address) ?? new Set<GuestId>();
    this.#addresses.set(address, guests);
    guests.add(guest);
    this.#addressOf.set(guest, address);
    const [first] = this.#addressOf.keys();
    if (this.#addressOf.size > MOST && first !== undefined) this.remove(first);
    const [oldest] = guests;
    if (guests.size <= this.#most || oldest === undefined) return null;
    this.remove(oldest);
    return oldest;
  }

  remove(guest: GuestId): void {
    const address = this.#addressOf.get(guest);
    if (address === undefined) return;
    this.#addressOf.delete(guest);
    const guests = this.#addresses.get(address);
    guests?.delete(guest);
    if (guests?.size === 0) this.#addresses.delete(address);
  }
}

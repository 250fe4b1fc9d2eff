import type { AddressGroup } from './addresses.ts';

/** A token bucket that refills by itself: a caller that empties it has to wait. */
export class Bucket {
  readonly #size: number;
  readonly #perMs: number;
  #level: number;
  #at: number;

  /** So many at once, and as many again in some seconds. */
  constructor(size: number, seconds: number, now: number) {
    this.#size = size;
    this.#perMs = size / seconds / 1000;
    this.#level = size;
    this.#at = now;
  }

  #levelAt(now: number): number {
    const filled = Math.max(0, now - this.#at) * this.#perMs;
    return Math.min(this.#size, this.#level + filled);
  }

  /** The remaining share; negative if more was taken on credit. */
  shareLeft(now: number): number {
    return this.#levelAt(now) / this.#size;
  }

  /** Milliseconds until one is there; 0 if it is. */
  wait(now: number): number {
    const missing = 1 - this.#levelAt(now);
    return missing <= 0 ? 0 : Math.ceil(missing / this.#perMs);
  }

  /** Takes so many, also on credit; a negative number returns tokens. */
  spend(now: number, amount = 1): void {
    this.#level = Math.min(this.#size, this.#levelAt(now) - amount);
    this.#at = now;
  }

  /** Milliseconds to wait; 0 if one was there and is taken. */
  take(now: number): number {
    const wait = this.wait(now);
    if (wait === 0) this.spend(now);
    return wait;
  }
}

const MOST_KEYS = 50_000;
/** How often a full memory is searched for buckets that are full again. */
const SWEEP_MS = 1_000;
/** Keys without a bucket of their own share one of this size. */
const OVERFLOW = 20;

/**
 * One bucket for each key. A flood of keys evicts no bucket that is not full: further keys share
 * one bucket until others are full again.
 */
export class Buckets {
  readonly #size: number;
  readonly #seconds: number;
  readonly #mostKeys: number;
  readonly #buckets = new Map<string, Bucket>();
  #crowd: Bucket | null = null;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(size: number, seconds: number, mostKeys: number = MOST_KEYS) {
    this.#size = size;
    this.#seconds = seconds;
    this.#mostKeys = mostKeys;
  }

  get keys(): number {
    return this.#buckets.size;
  }

  /** Only a bucket that is full again may be forgotten: a new one would be the same. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [key, bucket] of this.#buckets)
      if (bucket.shareLeft(now) >= 1) this.#buckets.delete(key);
  }

  #bucketOf(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    if (this.#buckets.size >= this.#mostKeys) this.#sweep(now);
    if (this.#buckets.size >= this.#mostKeys) {
      this.#crowd ??= new Bucket(this.#size * OVERFLOW, this.#seconds, now);
      return this.#crowd;
    }
    const fresh = new Bucket(this.#size, this.#seconds, now);
    this.#buckets.set(key, fresh);
    return fresh;
  }

  shareLeft(key: string, now: number): number {
    return this.#bucketOf(key, now).shareLeft(now);
  }

  wait(key: string, now: number): number {
    return this.#bucketOf(key, now).wait(now);
  }

  spend(key: string, now: number, amount = 1): void {
    this.#bucketOf(key, now).spend(now, amount);
  }
}

/** Buckets for addresses, with larger ones for the networks around them. */
export class AddressBuckets {
  readonly #own: Buckets;
  readonly #wide: Buckets;

  constructor(size: number, seconds: number, factor: number) {
    this.#own = new Buckets(size, seconds);
    this.#wide = new Buckets(size * factor, seconds);
  }

  wait({ own, wide }: AddressGroup, now: number): number {
    return Math.max(this.#own.wait(own, now), wide === null ? 0 : this.#wide.wait(wide, now));
  }

  spend({ own, wide }: AddressGroup, now: number, amount = 1): void {
    this.#own.spend(own, now, amount);
    if (wide !== null) this.#wide.spend(wide, now, amount);
  }

  take(group: AddressGroup, now: number): number {
    const wait = this.wait(group, now);
    if (wait === 0) this.spend(group, now);
    return wait;
  }
}

/** Counts by key; what is back at nothing takes no room. */
class KeyCounts {
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

/** How many there are of something: altogether, of each address and network, and of each of some other key. */
export class Occupancy {
  readonly #counts = new KeyCounts();
  #all = 0;

  get size(): number {
    return this.#all;
  }

  count(key: string): number {
    return this.#counts.count(key);
  }

  /** Whether an address has room for one more. */
  hasRoom({ own, wide }: AddressGroup, most: number, factor: number): boolean {
    return this.count(own) < most && (wide === null || this.count(wide) < most * factor);
  }

  add({ own, wide }: AddressGroup, change: 1 | -1, ...keys: readonly string[]): void {
    this.#all += change;
    for (const key of [own, ...(wide === null ? [] : [wide]), ...keys])
      this.#counts.add(key, change);
  }
}

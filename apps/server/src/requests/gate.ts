import type { GuestId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { AddressGroup } from './addresses.ts';
import { groupOf } from './addresses.ts';
import { AddressBuckets, Bucket, Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import { UnusedGuests } from './unusedGuests.ts';
import { WorkMeter } from './work.ts';

const MINUTE = 60;
const HOUR = 3600;
const MOST_KNOWN = 50_000;
/** A requester with less than this share is quiet. */
const QUIET = 0.9;

/** Whose limits a request counts against. */
export type Requester = {
  readonly group: AddressGroup;
  /** Null for a stranger. */
  readonly guest: GuestId | null;
};

/** The limits of one resource for a guest, for strangers of an address, and for an address. */
class Share {
  readonly #guests: Buckets;
  readonly #strangers: AddressBuckets;
  readonly #all: AddressBuckets;

  constructor(guest: number, stranger: number, address: number, factor: number) {
    this.#guests = new Buckets(guest, MINUTE);
    this.#strangers = new AddressBuckets(stranger, MINUTE, factor);
    this.#all = new AddressBuckets(address, MINUTE, factor);
  }

  /** A quiet guest does not wait because of others at the same address. */
  wait({ group, guest }: Requester, now: number): number {
    if (guest === null)
      return Math.max(this.#strangers.wait(group, now), this.#all.wait(group, now));
    if (this.#guests.shareLeft(guest, now) >= QUIET) return 0;
    return Math.max(this.#guests.wait(guest, now), this.#all.wait(group, now));
  }

  spend({ group, guest }: Requester, now: number, amount: number): void {
    if (guest === null) this.#strangers.spend(group, now, amount);
    else this.#guests.spend(guest, now, amount);
    this.#all.spend(group, now, amount);
  }
}

/** Decides which requesters have to wait, and how long. Its clock is monotonic. */
export class Gate {
  readonly limits: Limits;
  readonly #elapsed: TimeSource;
  readonly #meter: WorkMeter;
  readonly #requests: Share;
  readonly #work: Share;
  readonly #guests: AddressBuckets;
  readonly #allGuests: Bucket;
  readonly #unused: UnusedGuests;
  readonly #reports: Buckets;
  readonly #recoveries: AddressBuckets;
  readonly #addressTables: AddressBuckets;
  readonly #allTables: Bucket;
  /** Sessions that were found lately, by the hash of their token, so that a refusal needs no lookup. */
  readonly #known = new Map<string, GuestId>();

  constructor(limits: Limits, elapsed: TimeSource, work?: TimeSource) {
    const { networkFactor: factor } = limits;
    const { requestsPerMinute, strangerRequestsPerMinute, addressRequestsPerMinute } = limits;
    const { workPerMinute, strangerWorkPerMinute, addressWorkPerMinute } = limits;
    this.limits = limits;
    this.#elapsed = elapsed;
    this.#meter = new WorkMeter(work);
    this.#requests = new Share(
      requestsPerMinute,
      strangerRequestsPerMinute,
      addressRequestsPerMinute,
      factor,
    );
    this.#work = new Share(workPerMinute, strangerWorkPerMinute, addressWorkPerMinute, factor);
    this.#guests = new AddressBuckets(limits.guestsPerHour, HOUR, factor);
    this.#allGuests = new Bucket(limits.allGuestsPerHour, HOUR, elapsed());
    this.#unused = new UnusedGuests(limits.unusedGuests);
    this.#reports = new Buckets(limits.reportsPerHour, HOUR);
    this.#recoveries = new AddressBuckets(limits.recoveriesPerHour, HOUR, factor);
    this.#addressTables = new AddressBuckets(limits.addressTablesPerHour, HOUR, factor);
    this.#allTables = new Bucket(limits.allTablesPerHour, HOUR, elapsed());
  }

  /** A session that was found. */
  recognise(tokenHash: string, guest: GuestId): void {
    this.#known.delete(tokenHash);
    this.#known.set(tokenHash, guest);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  requesterOf(address: string, tokenHash: string | null): Requester {
    const guest = tokenHash === null ? null : (this.#known.get(tokenHash) ?? null);
    return { group: groupOf(address), guest };
  }

  /** A request or an upgrade: milliseconds to wait, 0 if it may go on. */
  enter(requester: Requester): number {
    const now = this.#elapsed();
    const wait = Math.max(this.#requests.wait(requester, now), this.#work.wait(requester, now));
    if (wait === 0) this.#requests.spend(requester, now, 1);
    return wait;
  }

  /** How long a requester has to wait because of the main-thread work they have caused. */
  waitForWork(requester: Requester): number {
    return this.#work.wait(requester, this.#elapsed());
  }

  /** Begins work for a requester; the returned function ends it and charges them. */
  beginWork(requester: Requester): () => void {
    const end = this.#meter.begin();
    return () => {
      const cost = end();
      if (cost > 0) this.#work.spend(requester, this.#elapsed(), cost);
    };
  }

  newGuest(group: AddressGroup): number {
    const now = this.#elapsed();
    const wait = Math.max(this.#guests.wait(group, now), this.#allGuests.wait(now));
    if (wait === 0) this.#countGuest(group, 1);
    return wait;
  }

  /** Counts a new guest; answers an unused guest of the same address to drop, if there are too many of them. */
  arrived({ own }: AddressGroup, guest: GuestId): GuestId | null {
    return this.#unused.add(own, guest);
  }

  /** The guest has done something. */
  used(guest: GuestId): void {
    this.#unused.remove(guest);
  }

  /** A guest who never did anything was dropped again. */
  giveBackGuest(group: AddressGroup): void {
    this.#countGuest(group, -1);
  }

  #countGuest(group: AddressGroup, change: 1 | -1): void {
    const now = this.#elapsed();
    this.#guests.spend(group, now, change);
    this.#allGuests.spend(now, change);
  }

  /** A report of a guest. */
  report(guest: GuestId): number {
    const now = this.#elapsed();
    const wait = this.#reports.wait(guest, now);
    if (wait === 0) this.#reports.spend(guest, now);
    return wait;
  }

  recovery(group: AddressGroup): number {
    return this.#recoveries.take(group, this.#elapsed());
  }

  /** A table of this address; what its guest may open is counted by the quota. */
  newTable(group: AddressGroup): number {
    const now = this.#elapsed();
    const wait = Math.max(this.#addressTables.wait(group, now), this.#allTables.wait(now));
    if (wait > 0) return wait;
    this.#addressTables.spend(group, now);
    this.#allTables.spend(now);
    return 0;
  }
}

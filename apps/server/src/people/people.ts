import { randomInt } from 'node:crypto';
import type { GuestId, Me, NameFault } from '@claim-it/protocol';
import { GENERATED_NAMES, generatedName, nameFault, tidyName } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { TimeSource } from '../clock.ts';
import { hashToken, newGuestId, newToken } from '../ids.ts';
import type { GuestData, Store } from '../store/index.ts';

/** Somebody who is known by a cookie. */
export type Visitor = Me & {
  readonly tokenHash: string;
  /** Whether this session has not done anything yet. */
  readonly isNew: boolean;
};

const HOUR = 3_600_000;
/** A recovery link is for now, not for a drawer. */
const RECOVERY_MS = 24 * HOUR;
const MOST_NAMES = 20_000;

/** Guests and their sessions: nobody has to say who they are. */
export class People {
  readonly #store: Store;
  readonly #now: TimeSource;
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  constructor(store: Store, now: TimeSource) {
    this.#store = store;
    this.#now = now;
  }

  /** A new guest with a name made up for them; the token goes into the cookie and nowhere else. */
  async arrive(): Promise<{ readonly token: string; readonly visitor: Visitor }> {
    const guest = newGuestId();
    const name = generatedName(randomInt(GENERATED_NAMES));
    await this.#store.createGuest({ id: guest, name, at: this.#now() });
    const token = await this.#open(guest);
    return { token, visitor: { guest, name, tokenHash: hashToken(token), isNew: true } };
  }

  async #open(guest: GuestId): Promise<string> {
    const token = newToken();
    const at = this.#now();
    await this.#store.openSession({ tokenHash: hashToken(token), kind: 'device', guest, at });
    return token;
  }

  /** Null for a cookie of another house, or of somebody who was forgotten. */
  async find(token: string): Promise<Visitor | null> {
    const tokenHash = hashToken(token);
    const session = await this.#store.findSession(tokenHash);
    if (session === null || session.kind !== 'device') return null;
    const name = await this.nameOf(session.guest);
    if (name === null) return null;
    this.#touch(tokenHash, session.seenAt);
    const isNew = session.seenAt === session.openedAt;
    return { guest: session.guest, name, tokenHash, isNew };
  }

  #touch(tokenHash: string, seenAt: number): void {
    const last = this.#seen.get(tokenHash) ?? seenAt;
    if (this.#now() - last < HOUR) return;
    this.#seen.set(tokenHash, this.#now());
    if (this.#seen.size > MOST_NAMES) this.#seen.clear();
    this.#store.touchSession({ tokenHash, at: this.#now() }).catch(() => undefined);
  }

  /** Somebody does something for the first time; false if they were dropped as unused a moment before. */
  async begin({ tokenHash, isNew }: Visitor): Promise<boolean> {
    if (!isNew) return true;
    // Later than the session was opened, also within the same millisecond.
    return this.#store.touchSession({ tokenHash, at: this.#now() + 1 });
  }

  /** Takes back a guest who has never done anything; false for one who has. */
  async dropUnused(guest: GuestId): Promise<boolean> {
    const isDropped = await this.#store.dropUnusedGuest(guest);
    if (isDropped) this.#names.delete(guest);
    return isDropped;
  }

  async nameOf(guest: GuestId): Promise<string | null> {
    const known = this.#names.get(guest);
    if (known !== undefined) return known;
    const name = (await this.#store.findGuest(guest))?.name ?? null;
    if (name !== null) this.#remember(guest, name);
    return name;
  }

  #remember(guest: GuestId, name: string): void {
    this.#names.set(guest, name);
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES && oldest !== undefined) this.#names.delete(oldest);
  }

  async rename(guest: GuestId, typed: string): Promise<Result<string, NameFault>> {
    const name = tidyName(typed);
    const fault = nameFault(name);
    if (fault !== null) return refuse(fault);
    await this.#store.renameGuest({ guest, name });
    this.#remember(guest, name);
    return ok(name);
  }

  show(guest: GuestId): Promise<GuestData | null> {
    return this.#store.showGuest(guest);
  }

  async forget(guest: GuestId, note: string): Promise<void> {
    this.#names.delete(guest);
    await this.#store.forgetGuest({ guest, note });
  }

  /** A one-time token with which another device becomes this guest's. */
  async offerRecovery(guest: GuestId): Promise<string> {
    const token = newToken();
    const at = this.#now();
    await this.#store.openSession({ tokenHash: hashToken(token), kind: 'recovery', guest, at });
    return token;
  }

  /** Null for a token that was used, is too old, or never was one. */
  async recover(token: string): Promise<{ readonly token: string; readonly me: Me } | null> {
    const tokenHash = hashToken(token);
    const session = await this.#store.findSession(tokenHash);
    if (session === null || session.kind !== 'recovery') return null;
    const isFirst = await this.#store.closeSession(tokenHash);
    if (!isFirst || session.openedAt + RECOVERY_MS < this.#now()) return null;
    const name = await this.nameOf(session.guest);
    if (name === null) return null;
    return { token: await this.#open(session.guest), me: { guest: session.guest, name } };
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.#store.closeSession(tokenHash);
  }
}

import { randomInt } from 'node:crypto';
import type { GuestId, Me, NameFault, NameLanguage, SignedInDevice } from '@claim-it/protocol';
import { GENERATED_NAMES, generatedName, nameFault, tidyName } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { TimeSource } from '../clock.ts';
import { deviceIdOf, hashToken, newGuestId, newToken } from '../ids.ts';
import { MOST_RECOVERIES, RECOVERY_MS, SESSION_MS, TOUCH_MS } from '../lifetimes.ts';
import type { Bus, BusMessage, GuestData, GuestSession, Store } from '../store/index.ts';
import { parseLabel } from './deviceLabel.ts';

/** A guest who is known by a cookie. */
export type Visitor = Me & {
  readonly tokenHash: string;
  /** Whether this session has not done anything yet. */
  readonly isNew: boolean;
};

const MOST_NAMES = 20_000;

export type PeopleDeps = { readonly store: Store; readonly bus: Bus; readonly now: TimeSource };

/** Guests and their sessions, without accounts. What ends here ends at every process. */
export class People {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: TimeSource;
  readonly #names = new Map<GuestId, string>();
  /** Counts what was heard of names: one that was asked for before may be an old one. */
  #changes = 0;
  readonly #seen = new Map<string, number>();
  readonly #unsubscribe: () => void;

  constructor({ store, bus, now }: PeopleDeps) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    this.#unsubscribe = bus.subscribe((message) => this.#hear(message));
  }

  #hear(message: BusMessage): void {
    if (message.kind === 'gap') this.#names.clear();
    else if (message.kind === 'forgotten' || message.kind === 'renamed')
      this.#names.delete(message.guest);
    else return;
    this.#changes += 1;
  }

  /** A new guest with a generated name; the token is stored only in the cookie. */
  async arrive(
    label: string | null,
    language: NameLanguage = 'en',
  ): Promise<{ readonly token: string; readonly visitor: Visitor }> {
    const guest = newGuestId();
    const name = generatedName(randomInt(GENERATED_NAMES), language);
    await this.#store.createGuest({ id: guest, name, at: this.#now() });
    const token = await this.#open(guest, label);
    return { token, visitor: { guest, name, tokenHash: hashToken(token), isNew: true } };
  }

  async #open(guest: GuestId, label: string | null): Promise<string> {
    const token = newToken();
    const [tokenHash, at] = [hashToken(token), this.#now()];
    await this.#store.openSession({ tokenHash, kind: 'device', guest, label, at });
    return token;
  }

  #isUsed({ kind, seenAt }: GuestSession): boolean {
    return kind === 'device' && seenAt + SESSION_MS >= this.#now();
  }

  /** Null for a cookie of another server, an expired session, or a forgotten guest. */
  async find(token: string): Promise<Visitor | null> {
    const tokenHash = hashToken(token);
    const session = await this.#store.findSession(tokenHash);
    if (session === null || !this.#isUsed(session)) return null;
    const name = await this.nameOf(session.guest);
    if (name === null) return null;
    this.#touch(tokenHash, session.seenAt);
    const isNew = session.seenAt === session.openedAt;
    return { guest: session.guest, name, tokenHash, isNew };
  }

  #touch(tokenHash: string, seenAt: number): void {
    const last = this.#seen.get(tokenHash) ?? seenAt;
    if (this.#now() - last < TOUCH_MS) return;
    this.#seen.set(tokenHash, this.#now());
    if (this.#seen.size > MOST_NAMES) this.#seen.clear();
    this.#store.touchSession({ tokenHash, at: this.#now() }).catch(() => undefined);
  }

  /** Marks the first action of a guest; false if they were dropped as unused a moment before. */
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
    const before = this.#changes;
    const name = (await this.#store.findGuest(guest))?.name ?? null;
    if (name !== null && before === this.#changes) this.#remember(guest, name);
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
    this.#bus.publish({ kind: 'renamed', guest });
    return ok(name);
  }

  show(guest: GuestId): Promise<GuestData | null> {
    return this.#store.showGuest(guest);
  }

  async exists(guest: GuestId): Promise<boolean> {
    return (await this.#store.findGuest(guest)) !== null;
  }

  async forget(guest: GuestId, note: string): Promise<void> {
    await this.#store.forgetGuest({ guest, note });
    this.#bus.publish({ kind: 'forgotten', guest });
  }

  /** A one-time token with which another device becomes this guest's. */
  async offerRecovery(guest: GuestId): Promise<string> {
    const token = newToken();
    const [tokenHash, at] = [hashToken(token), this.#now()];
    const most = MOST_RECOVERIES;
    await this.#store.openSession({ tokenHash, kind: 'recovery', guest, at, most });
    return token;
  }

  /** Null for a token that was used, is too old, or never was one. */
  async recover(
    token: string,
    label: string | null,
  ): Promise<{ readonly token: string; readonly me: Me } | null> {
    const tokenHash = hashToken(token);
    const session = await this.#store.findSession(tokenHash);
    if (session === null || session.kind !== 'recovery') return null;
    const isFirst = await this.#store.closeSession(tokenHash);
    if (!isFirst || session.openedAt + RECOVERY_MS < this.#now()) return null;
    return this.open(session.guest, label);
  }

  /** Keeps the key of a guest, which every device with their secret can show; false where they have another one. */
  keepKey(guest: GuestId, key: string): Promise<boolean> {
    return this.#store.keepKey({ guest, keyHash: hashToken(key) });
  }

  /** Another key takes the place of the guest's, and every other device and link is signed out; false where the old one is not theirs. */
  async replaceKey({ guest, tokenHash }: Visitor, from: string, to: string): Promise<boolean> {
    const change = { guest, from: hashToken(from), to: hashToken(to) };
    if (!(await this.#store.replaceKey(change))) return false;
    await this.signOutAll(guest, (hash) => hash !== tokenHash);
    return true;
  }

  /** A session for a device that shows the key of a guest; null for one that no guest has. */
  async recoverByKey(
    key: string,
    label: string | null,
  ): Promise<{ readonly token: string; readonly me: Me } | null> {
    const guest = await this.#store.guestOfKey(hashToken(key));
    return guest === null ? null : this.open(guest, label);
  }

  /** A session for a device that has proved to be this guest's; null for a missing guest. */
  async open(
    guest: GuestId,
    label: string | null,
  ): Promise<{ readonly token: string; readonly me: Me } | null> {
    const name = await this.nameOf(guest);
    return name === null ? null : { token: await this.#open(guest, label), me: { guest, name } };
  }

  /** The devices that are signed in as this guest, last used first. */
  async devices({ guest, tokenHash }: Visitor): Promise<readonly SignedInDevice[]> {
    const sessions = await this.#store.sessionsOf(guest);
    return sessions
      .filter((one) => this.#isUsed(one))
      .toSorted((one, other) => other.seenAt - one.seenAt)
      .map((one) => ({
        id: deviceIdOf(one.tokenHash),
        label: parseLabel(one.label),
        openedAt: one.openedAt,
        seenAt: one.seenAt,
        isThis: one.tokenHash === tokenHash,
      }));
  }

  /** Ends a session; its sockets close at every process. */
  async signOut(tokenHash: string): Promise<void> {
    await this.#store.closeSession(tokenHash);
    this.#bus.publish({ kind: 'signedOut', session: tokenHash });
  }

  /** Ends the sessions of a guest that are meant, device or recovery link; answers how many there were. */
  async signOutAll(guest: GuestId, isMeant: (tokenHash: string) => boolean): Promise<number> {
    const meant = (await this.#store.sessionsOf(guest)).filter((one) => isMeant(one.tokenHash));
    for (const { tokenHash } of meant) await this.signOut(tokenHash);
    return meant.length;
  }

  openSessionsAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store.openSessionsAmong(tokenHashes);
  }

  /** Once a day: deletes unused sessions and expired links. */
  async sweep(): Promise<void> {
    await this.#store.endSessions({ kind: 'device', before: this.#now() - SESSION_MS });
    await this.#store.endSessions({ kind: 'recovery', before: this.#now() - RECOVERY_MS });
  }

  stop(): void {
    this.#unsubscribe();
  }
}

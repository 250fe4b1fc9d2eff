import { createHmac, randomBytes } from 'node:crypto';
import type { Chair } from '@claim-it/fairness';
import type { Blocks, GuestId, PersonId, ReportKind, TableId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import { scopeOf } from '../ids.ts';
import type { Bus, ChairRow, Report, Store } from '../store/index.ts';

const FACT = 'personKey';
const KEY_BYTES = 32;
const ID_BYTES = 12;
const MOST_KNOWN = 50_000;
/** So many people one guest may block. */
const MOST_BLOCKS = 300;
/** A report holds so many lines of the person it is about. */
const MOST_LINES = 50;
const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;
const MOST_SHOWN = 500;

export type SafetyDeps = { readonly store: Store; readonly bus: Bus; readonly now: TimeSource };

/** The people around a table as a guest sees them. */
export type Around = {
  readonly people: readonly (PersonId | null)[];
  readonly blocked: readonly Chair[];
};

/** The person on a chair, and where. */
export type Concerned = {
  readonly guest: GuestId;
  readonly name: string;
  readonly table: TableId;
  readonly chair: Chair;
};

/** Whom guests block and what they report; and how they know each other without learning who it is. */
export class Safety {
  readonly #deps: SafetyDeps;
  #key: Promise<Buffer> | null = null;
  readonly #people = new Map<string, PersonId>();
  readonly #blocks = new Map<GuestId, Promise<ReadonlySet<GuestId>>>();
  readonly #unsubscribe: () => void;

  constructor(deps: SafetyDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.bus.subscribe((message) => {
      if (message.kind === 'blocked') this.#blocks.delete(message.guest);
      else if (message.kind === 'gap' || message.kind === 'forgotten') this.#blocks.clear();
    });
  }

  /** One key for all processes and for good: mutes on devices hang on it. */
  #keyOf(): Promise<Buffer> {
    const value = randomBytes(KEY_BYTES).toString('base64url');
    this.#key ??= this.#deps.store
      .keepFact({ name: FACT, value })
      .then((kept) => Buffer.from(kept, 'base64url'));
    this.#key.catch(() => {
      this.#key = null;
    });
    return this.#key;
  }

  /** A guest as another one knows them: two others cannot find out that they speak of the same person. */
  async personOf(viewer: GuestId, guest: GuestId): Promise<PersonId> {
    const pair = `${viewer}\n${guest}`;
    const known = this.#people.get(pair);
    if (known !== undefined) return known;
    const hmac = createHmac('sha256', await this.#keyOf()).update(`person\n${pair}`);
    const person = hmac.digest().subarray(0, ID_BYTES).toString('base64url') as PersonId;
    if (this.#people.size >= MOST_KNOWN) this.#people.clear();
    this.#people.set(pair, person);
    return person;
  }

  #blockedBy(guest: GuestId): Promise<ReadonlySet<GuestId>> {
    const known = this.#blocks.get(guest);
    if (known !== undefined) return known;
    const asked = this.#deps.store
      .blocksOf(guest)
      .then((blocks) => new Set(blocks.map(({ blocked }) => blocked)));
    if (this.#blocks.size >= MOST_KNOWN) this.#blocks.clear();
    this.#blocks.set(guest, asked);
    asked.catch(() => this.#blocks.delete(guest));
    return asked;
  }

  async hasBlocked(guest: GuestId, other: GuestId): Promise<boolean> {
    return (await this.#blockedBy(guest)).has(other);
  }

  /** Whether a guest may be assigned to these chairs: no player there has blocked them, or is blocked by them. */
  async mayPair(rows: readonly ChairRow[], guest: GuestId): Promise<boolean> {
    for (const { guest: other } of rows) {
      if (other === null || other === guest) continue;
      if (await this.hasBlocked(other, guest)) return false;
      if (await this.hasBlocked(guest, other)) return false;
    }
    return true;
  }

  async around(rows: readonly ChairRow[], viewer: GuestId): Promise<Around> {
    const blocked = await this.#blockedBy(viewer);
    const people = rows.map(({ guest }) =>
      guest === null || guest === viewer ? null : this.personOf(viewer, guest),
    );
    return {
      people: await Promise.all(people),
      blocked: rows.flatMap(({ guest, chair }) =>
        guest !== null && blocked.has(guest) ? [chair] : [],
      ),
    };
  }

  /** False where a guest has blocked as many as they may. */
  async block(guest: GuestId, { guest: blocked, name }: Concerned): Promise<boolean> {
    const { store, bus, now } = this.#deps;
    if ((await store.blocksOf(guest)).length >= MOST_BLOCKS) return false;
    await store.block({ guest, blocked, name, at: now() });
    bus.publish({ kind: 'blocked', guest });
    return true;
  }

  async unblock(guest: GuestId, person: string): Promise<boolean> {
    const { store, bus } = this.#deps;
    for (const { blocked } of await store.blocksOf(guest)) {
      if ((await this.personOf(guest, blocked)) !== person) continue;
      const isGone = await store.unblock({ guest, blocked });
      bus.publish({ kind: 'blocked', guest });
      return isGone;
    }
    return false;
  }

  async blocksOf(guest: GuestId): Promise<Blocks> {
    const blocks = (await this.#deps.store.blocksOf(guest)).map(async ({ blocked, name, at }) => ({
      person: await this.personOf(guest, blocked),
      name,
      at,
    }));
    return { blocks: await Promise.all(blocks) };
  }

  /** Tells the operator; the lines of that person at that table go with it. Told twice, it is one report. */
  async report(reporter: GuestId, about: Concerned, kind: ReportKind): Promise<void> {
    const { store, now } = this.#deps;
    const { table, chair, guest, name } = about;
    const lines = (await store.linesOf({ table, after: 0 }))
      .filter((line) => line.chair === chair && line.words !== null)
      .slice(-MOST_LINES)
      .map(({ at, words }) => ({ at, words }));
    await store.report({
      id: `${scopeOf(reporter, table)}-${chair}-${kind}`,
      kind,
      table,
      chair,
      about: guest,
      reporter,
      name,
      words: JSON.stringify(lines),
      at: now(),
    });
  }

  /** For the operator, the newest first. */
  reports(): Promise<readonly Report[]> {
    return this.#deps.store.reports(MOST_SHOWN);
  }

  /** Once a day: old reports go. */
  sweep(): Promise<void> {
    return this.#deps.store.dropReports(this.#deps.now() - REPORT_DAYS * DAY_MS);
  }

  stop(): void {
    this.#unsubscribe();
  }
}

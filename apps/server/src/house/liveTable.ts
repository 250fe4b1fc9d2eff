import type { GuestId, LogHash, TableHeader, TableId, TableState } from '@claim-it/protocol';
import { createQueue, foldTable, newTable, parseEvents, parseHeader } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { scopeOf } from '../ids.ts';
import type { ChairRow, StoredEntry, StoredLog, TableFold } from '../store/index.ts';

/** How many of its last entries a table caches for reconnecting clients. */
export const TAIL = 12;
/** So many commands of a table may be on their way to the disk; the next one waits for its turn. */
const MOST_AHEAD = 32;

/** So many guests' names in the log a table has at hand. */
const MOST_SCOPES = 8;

/** Where a table stands, or will stand when everything that is on its way to the disk is there. */
export type TableStanding = {
  readonly state: TableState;
  readonly hash: LogHash;
  /** As the store has it: it may be later than the log says. */
  readonly deadline: number | null;
};

/** What a table does with the answer of its store. */
type Settling<Answer> = {
  readonly settle: (answer: Answer) => boolean;
  readonly excuse: (error: unknown) => Answer;
};

/** A table in memory: the fold of its log, and what the log does not say. */
export class LiveTable {
  readonly id: TableId;
  readonly header: TableHeader;
  state: TableState;
  hash: LogHash;
  rows: readonly ChairRow[];
  /** As stored: it may be later than the log says. */
  deadline: number | null;
  /** The last entries, the newest last. */
  readonly #tail: StoredEntry[] = [];
  /** When the dice began to wait for the current chairs. */
  waitingSince = 0;
  /** Since when the guest of each chair has had no connection; null for those who are here. */
  awaySince: readonly (number | null)[];
  /** The store may have more events than this process knows: it is to be read again. */
  isUnsure = false;
  /** When this table was last asked for. */
  usedAt = 0;
  readonly #queue = createQueue();
  #running = 0;
  /** What is on its way to the disk: how much, where the table will stand then, and when all of it is answered. */
  #underWay = 0;
  #ahead: TableStanding | null = null;
  #answered: Promise<unknown> = Promise.resolve();

  #scopes: readonly (readonly [GuestId, string])[] = [];

  constructor(log: StoredLog, header: TableHeader, state: TableState) {
    this.id = log.id;
    this.header = header;
    this.state = state;
    this.hash = log.hash;
    this.rows = log.chairs;
    this.deadline = log.deadline;
    this.awaySince = log.chairs.map(() => null);
    this.keep(log.entries);
  }

  /** How the log names the commands of a guest. */
  scopeOf(guest: GuestId): string {
    const known = this.#scopes.find(([one]) => one === guest);
    if (known !== undefined) return known[1];
    const scope = scopeOf(guest, this.id);
    this.#scopes = [...this.#scopes, [guest, scope] as const].slice(-MOST_SCOPES);
    return scope;
  }

  get isBusy(): boolean {
    return this.#running > 0 || this.#underWay > 0;
  }

  /** Serialized: no command is decided on a table that is about to change. */
  inTurn<Type>(task: () => Promise<Type>): Promise<Type> {
    this.#running += 1;
    const begin = async (): Promise<Type> => {
      await this.#answered.catch(() => undefined); // its caller hears of a failure
      return task();
    };
    return this.#queue(begin).finally(() => {
      this.#running -= 1;
    });
  }

  /** What the next command may be decided on at once; null where it has to wait for its turn. */
  ahead(): TableStanding | null {
    if (this.#running > 0 || this.#underWay >= MOST_AHEAD) return null;
    return this.#underWay > 0 ? this.#ahead : this;
  }

  /**
   * Something is on its way to the disk, behind all that went before it: from now on commands are decided on `ahead`. `settle`
   * hears what became of it, in this order; where it answers false, nothing is decided any more until all is answered. `excuse`
   * answers in place of a store that cannot, or throws.
   */
  goAhead<Answer>(
    ahead: TableStanding,
    answer: Promise<Answer>,
    { settle, excuse }: Settling<Answer>,
  ): Promise<Answer> {
    const before = this.#underWay > 0 ? this.#answered : null;
    this.#ahead = ahead;
    this.#underWay += 1;
    const take = (find: () => Answer): Answer => {
      let isLaid = false;
      try {
        const found = find();
        isLaid = settle(found);
        return found;
      } finally {
        this.#underWay -= 1;
        if (!isLaid) this.#ahead = null;
      }
    };
    const inOrder =
      before === null
        ? answer
        : before.then(
            () => answer,
            () => answer,
          );
    const settled = inOrder.then(
      (found) => take(() => found),
      (error) => take(() => excuse(error)),
    );
    this.#answered = settled;
    return settled;
  }

  keep(entries: readonly StoredEntry[]): void {
    for (const entry of entries.slice(-TAIL)) this.#tail.push(entry);
    while (this.#tail.length > TAIL) this.#tail.shift();
  }

  /** The entries after `since`, if they are at hand. */
  after(since: number): readonly StoredEntry[] | null {
    if (since === this.state.seq) return [];
    const first = this.#tail[0];
    if (since > this.state.seq || first === undefined || since + 1 < first.seq) return null;
    return this.#tail.slice(since + 1 - first.seq);
  }
}

/** Why a log cannot be replayed: it was written by another version, or changed. */
export type LogDamage = { readonly seq: number; readonly why: string };

const damaged = (seq: number, reason: unknown): Result<never, LogDamage> =>
  refuse({ seq, why: JSON.stringify(reason) });

/** Plays entries on a state. */
export const foldEntries = (
  state: TableState,
  entries: readonly StoredEntry[],
): Result<TableState, LogDamage> => {
  const events = parseEvents(entries.map(({ body }) => body));
  if (!events.ok) return damaged(state.seq, events.reason);
  const folded = foldTable(state, events.value);
  return folded.ok ? ok(folded.value.state) : damaged(folded.reason.seq, folded.reason.fault);
};

/** A log as a table: from its beginning, or from where `fold` stands. */
export const tableFrom = (log: StoredLog, fold: TableFold | null): Result<LiveTable, LogDamage> => {
  const header = parseHeader(log.header);
  if (!header.ok) return damaged(0, header.reason);
  const start: TableState = fold === null ? newTable(log.id, header.value) : JSON.parse(fold.state);
  const entries = log.entries.filter(({ seq }) => seq > start.seq);
  const state = foldEntries(start, entries);
  return state.ok ? ok(new LiveTable(log, header.value, state.value)) : state;
};

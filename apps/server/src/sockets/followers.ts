import type { Chair } from '@claim-it/fairness';
import type { GuestId, TableId, TableState, WireChair, You } from '@claim-it/protocol';
import { botAt } from '@claim-it/protocol';
import type { Neighbours } from '../bus/neighbours.ts';
import type { Timers, TimeSource } from '../clock.ts';
import { isKeptFor, keptColorOf, noteOf } from '../house/chairNote.ts';
import { isRemoved, linkOf, marksAt } from '../house/chairs.ts';
import type { LiveTable } from '../house/liveTable.ts';
import type { TableListener } from '../house/tables.ts';
import { scopeOf } from '../ids.ts';
import type { People } from '../people/people.ts';
import type { Safety } from '../people/safety.ts';
import type { Bus, BusMessage, Store, StoredEntry } from '../store/index.ts';
import type { SocketConnection } from './connection.ts';
import { textOf } from './connection.ts';
import { FairQueue } from './fairQueue.ts';
import { PackedText } from './frame.ts';
import { eventsText } from './texts.ts';

/** Presence changes are sent after a short delay, longer with many followers. */
const TELL_AFTER_MS = 100;

/** A socket that follows a table, and how much it has received. */
type Follower = { readonly connection: SocketConnection; seq: number; isCatchingUp: boolean };

const youAt = (table: LiveTable, guest: GuestId): You => {
  const own = table.rows.filter((row) => row.guest === guest);
  const isHost = own.some((row) => noteOf(row).isHost);
  const isSeated = (chair: Chair): boolean => (table.state.chairs[chair] ?? null) !== null;
  return {
    chairs: own.map(({ chair }) => chair).filter(isSeated),
    kept: own.map(({ chair }) => chair).filter((chair) => !isSeated(chair)),
    isHost,
    isLinkOut: isHost && linkOf(table.rows) !== null,
    isRemoved: isRemoved(table.rows, guest),
    removed: isHost ? marksAt(table.rows).length : 0,
  };
};

const botsAt = ({ state, rows }: LiveTable): string =>
  rows.map(({ chair }) => botAt(state, chair)?.level ?? '').join();

/** The bots of a table, and the parts of its state from which they follow. */
type BotsSeen = Pick<TableState, 'chairs' | 'standIns'> & { readonly bots: string };

const botsSeen = (table: LiveTable): BotsSeen => {
  const { chairs, standIns } = table.state;
  return { chairs, standIns, bots: botsAt(table) };
};

/** So many events of a long log are read at once. */
const SLICE = 100;

/** A piece of a log never grows beyond this, as one message. */
const MOST_BYTES = 60_000;

/** A message with some entries, and the number of the last of them. */
type Piece = { readonly text: string; readonly last: number };

/** Quotes in a body are escaped, so they count more than their length. */
const sizeOf = ({ body }: StoredEntry): number => 150 + body.length * 1.5;

/** Entries as messages of limited size. */
const piecesOf = (table: LiveTable, entries: readonly StoredEntry[]): readonly Piece[] => {
  const last = entries.at(-1);
  if (last === undefined) return [];
  const size = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  return size <= MOST_BYTES
    ? [{ text: eventsText(table, entries), last: last.seq }]
    : manyPiecesOf(table, entries);
};

const manyPiecesOf = (table: LiveTable, entries: readonly StoredEntry[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  const push = (some: readonly StoredEntry[]): void => {
    const last = some.at(-1);
    if (last !== undefined) pieces.push({ text: eventsText(table, some), last: last.seq });
  };
  let [from, bytes] = [0, 0];
  for (const [index, entry] of entries.entries()) {
    const size = sizeOf(entry);
    if (bytes + size > MOST_BYTES) {
      push(entries.slice(from, index));
      [from, bytes] = [index, 0];
    }
    bytes += size;
  }
  push(entries.slice(from));
  return pieces;
};

/** The common part of a table message, so that it is serialized once. */
const tableText = (table: LiveTable, chairs: readonly WireChair[], spectators: number): string => {
  const { id, header, state, deadline } = table;
  const host = table.rows.find((row) => noteOf(row).isHost)?.chair ?? null;
  const about = { header, seq: state.seq, chairs, spectators, host, deadline };
  const shared = { kind: 'table', table: id, ...about };
  return JSON.stringify(shared).slice(0, -1);
};

const withYou = (shared: string, you: You): string => `${shared},"you":${JSON.stringify(you)}}`;

export type FollowersDeps = {
  readonly store: Store;
  readonly bus: Bus;
  readonly people: People;
  readonly safety: Safety;
  readonly neighbours: Neighbours;
  readonly timers: Timers;
  /** Measures how long a slice of a log takes. */
  readonly stopwatch?: TimeSource | undefined;
};

/** The followers of tables on this process, and their messages. */
export class Followers implements TableListener {
  readonly #store: Store;
  readonly #people: People;
  readonly #safety: Safety;
  readonly #tables = new Map<string, Map<SocketConnection, Follower>>();
  readonly #slices: FairQueue;
  readonly #telling = new Map<string, () => void>();
  /** The stand-ins in the last message about a table. */
  readonly #toldBots = new WeakMap<LiveTable, BotsSeen>();
  /** Slow followers that get the rest later. */
  readonly #behind = new Map<Follower, LiveTable>();
  /** Called when a guest has come to a table or left it. */
  onPresence: (table: LiveTable) => void = () => undefined;
  /** Called when a guest has blocked or unblocked a person: the data they receive changes. */
  onBlocked: (guest: GuestId) => void = () => undefined;
  readonly #neighbours: Neighbours;
  readonly #timers: Timers;
  readonly #unsubscribe: () => void;

  constructor({ store, bus, people, safety, neighbours, timers, stopwatch }: FollowersDeps) {
    this.#store = store;
    this.#people = people;
    this.#safety = safety;
    this.#neighbours = neighbours;
    this.#timers = timers;
    this.#slices = new FairQueue(timers, stopwatch);
    this.#unsubscribe = bus.subscribe((message) => {
      if (message.kind === 'talked') this.#passOn(message);
      else if (message.kind === 'blocked') this.onBlocked(message.guest);
      else if (message.kind === 'hand') this.#passHand(message);
    });
  }

  /** Whether a socket already follows a table. */
  hears(connection: SocketConnection, table: LiveTable): boolean {
    return this.#tables.get(table.id)?.has(connection) ?? false;
  }

  isFollowed(table: LiveTable): boolean {
    return this.#tables.has(table.id);
  }

  isHere(table: Pick<LiveTable, 'id'>, guest: GuestId | null): boolean {
    if (guest === null) return false;
    return this.#hasSocket(table, guest) || this.#neighbours.isHere(table.id, guest);
  }

  #hasSocket(table: Pick<LiveTable, 'id'>, guest: GuestId): boolean {
    for (const { guest: other } of this.#tables.get(table.id)?.keys() ?? [])
      if (other === guest) return true;
    return false;
  }

  /** Whether a page that shows the table to this guest is looked at, here or at another process. */
  isLooking(table: TableId, guest: GuestId): boolean {
    return this.#looksHere(table, guest) || this.#neighbours.isLooking(table, guest);
  }

  #looksHere(table: TableId, guest: GuestId): boolean {
    for (const connection of this.#tables.get(table)?.keys() ?? [])
      if (connection.guest === guest && connection.isLooking) return true;
    return false;
  }

  countAt(table: TableId): number {
    return this.#tables.get(table)?.size ?? 0;
  }

  async #chairsOf(table: LiveTable): Promise<readonly WireChair[]> {
    const names = await Promise.all(
      table.rows.map(async (row) => {
        if (row.guest === null) return null;
        return noteOf(row).name ?? this.#people.nameOf(row.guest);
      }),
    );
    return table.rows.map((row) => {
      const color = keptColorOf(row);
      return {
        name: names[row.chair] ?? null,
        bot: botAt(table.state, row.chair)?.level ?? null,
        isHere: this.isHere(table, row.guest),
        awaySince: table.awaySince[row.chair] ?? null,
        isInvited: row.invitation !== null,
        isKept: isKeptFor(row) && table.state.chairs[row.chair] === null,
        ...(color === null ? {} : { color }),
      };
    });
  }

  #spectatorsAt(table: LiveTable): number {
    const guests = new Set<string>();
    for (const { guest } of this.#tables.get(table.id)?.keys() ?? []) guests.add(guest);
    for (const { guest } of table.rows) if (guest !== null) guests.delete(guest);
    return guests.size;
  }

  /** From now on the connection follows the table; first it gets what it has missed. */
  async follow(connection: SocketConnection, table: LiveTable, since: number): Promise<void> {
    const [chairs, around] = await Promise.all([
      this.#chairsOf(table),
      this.#safety.around(table.rows, connection.guest),
    ]);
    if (!connection.isOpen) return;
    const followers = this.#tables.get(table.id) ?? new Map<SocketConnection, Follower>();
    this.#tables.set(table.id, followers);
    const from = since > table.state.seq ? 0 : since;
    const follower: Follower = { connection, seq: from, isCatchingUp: false };
    followers.set(connection, follower);
    const shared = tableText(table, chairs, this.#spectatorsAt(table));
    connection.sendText(withYou(shared, { ...youAt(table, connection.guest), ...around }));
    this.tell(table);
    this.onPresence(table);
    this.announce(table, connection.guest);
    await this.#catchUp(table, follower);
  }

  /** Other processes want to know who sits here, not who watches. */
  announce(table: LiveTable, guest: GuestId): void {
    if (table.rows.some((row) => row.guest === guest))
      this.#neighbours.tellHere(table.id, guest, this.#looksHere(table.id, guest));
  }

  /** Sends one follower everything it has not received, no faster than its socket takes it. */
  async #catchUp(table: LiveTable, follower: Follower): Promise<void> {
    if (follower.isCatchingUp) return;
    follower.isCatchingUp = true;
    try {
      while (this.#follows(table, follower) && follower.seq < table.state.seq) {
        const pieces = await this.#unseen(table, follower);
        if (pieces.length === 0) return;
        for (const { text, last } of pieces) {
          if (last > follower.seq) follower.connection.sendText(text);
          follower.seq = Math.max(follower.seq, last);
          await follower.connection.hasRoom();
        }
      }
    } finally {
      follower.isCatchingUp = false;
    }
  }

  #follows(table: LiveTable, follower: Follower): boolean {
    const { connection } = follower;
    return connection.isOpen && this.#tables.get(table.id)?.get(connection) === follower;
  }

  /** The next pieces; those of a long log come in slices, in turn for each guest. */
  async #unseen(table: LiveTable, { connection, seq: since }: Follower): Promise<readonly Piece[]> {
    const atHand = table.after(since);
    if (atHand !== null) return piecesOf(table, atHand);
    return this.#slices.run(connection.guest, async () => {
      const log = await this.#store.read({ table: table.id, since, limit: SLICE });
      return piecesOf(table, log?.entries ?? []);
    });
  }

  leave(connection: SocketConnection, table: LiveTable): void {
    const followers = this.#tables.get(table.id);
    if (followers?.delete(connection) !== true) return;
    if (followers.size === 0) this.#tables.delete(table.id);
    if (this.#hasSocket(table, connection.guest)) this.announce(table, connection.guest);
    else this.#neighbours.tellGone(table.id, connection.guest);
    this.tell(table);
    this.onPresence(table);
  }

  onLoaded(table: LiveTable): void {
    this.#neighbours.ask(table.id);
  }

  onEntries(table: LiveTable, entries: readonly StoredEntry[]): void {
    if (!this.#areBotsTold(table)) this.tell(table);
    const followers = this.#tables.get(table.id);
    const [first] = entries;
    const last = entries.at(-1);
    if (followers === undefined || first === undefined || last === undefined) return;
    const texts = piecesOf(table, entries).map(({ text }) => new PackedText(text));
    for (const follower of followers.values()) {
      if (follower.seq >= last.seq) continue;
      if (follower.seq !== first.seq - 1 || follower.connection.isClogged) {
        this.#behind.set(follower, table);
        continue;
      }
      for (const text of texts) follower.connection.sendText(text);
      follower.seq = last.seq;
    }
  }

  /** Bots are looked up only where something about them may have changed. */
  #areBotsTold(table: LiveTable): boolean {
    const told = this.#toldBots.get(table);
    if (told === undefined) return false;
    const { chairs, standIns } = table.state;
    if (told.chairs === chairs && told.standIns === standIns) return true;
    const now = botsSeen(table);
    if (now.bots !== told.bots) return false;
    this.#toldBots.set(table, now);
    return true;
  }

  onRows(table: LiveTable): void {
    for (const { guest } of this.#tables.get(table.id)?.keys() ?? []) this.announce(table, guest);
    this.tell(table);
  }

  /** Sends presence soon. */
  tell(table: LiveTable): void {
    const count = this.countAt(table.id);
    if (count === 0 || this.#telling.has(table.id)) return;
    const cancel = this.#timers.after(TELL_AFTER_MS + count, () => {
      this.#telling.delete(table.id);
      this.#tellNow(table).catch(() => this.tell(table)); // the store will recover
    });
    this.#telling.set(table.id, cancel);
  }

  async #tellNow(table: LiveTable): Promise<void> {
    this.#toldBots.set(table, botsSeen(table));
    const chairs = await this.#chairsOf(table);
    const shared = tableText(table, chairs, this.#spectatorsAt(table));
    for (const { connection } of [...(this.#tables.get(table.id)?.values() ?? [])]) {
      const around = await this.#safety.around(table.rows, connection.guest);
      if (!connection.isClogged)
        connection.sendText(withYou(shared, { ...youAt(table, connection.guest), ...around }));
    }
  }

  /** Free text to everybody who follows the table here. */
  #passOn(message: Extract<BusMessage, { kind: 'talked' }>): void {
    const packed = new PackedText(textOf(message));
    for (const connection of this.#tables.get(message.table)?.keys() ?? [])
      connection.sendText(packed);
  }

  /** To all devices of one guest at the table, the speaker included, who knows its own words. */
  #passHand({ who, ...message }: Extract<BusMessage, { kind: 'hand' }>): void {
    for (const connection of this.#tables.get(message.table)?.keys() ?? [])
      if (scopeOf(connection.guest, message.table) === who) connection.send(message);
  }

  /** Slow followers get the rest when their sockets have room again. */
  async helpTheSlow(): Promise<void> {
    const helped = [...this.#behind].map(([follower, table]) => {
      if (follower.connection.isOpen && follower.connection.isClogged) return null;
      this.#behind.delete(follower);
      return this.#catchUp(table, follower).catch((error) => {
        this.#behind.set(follower, table);
        throw error;
      });
    });
    await Promise.all(helped);
  }

  stop(): void {
    this.#unsubscribe();
    for (const cancel of this.#telling.values()) cancel();
    this.#telling.clear();
  }
}

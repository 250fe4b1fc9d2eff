import type { Chair } from '@claim-it/fairness';
import type {
  ClientMessage,
  CommandAnswer,
  HouseMessage,
  Queue,
  TableId,
  TableRefusal,
} from '@claim-it/protocol';
import { createQueue } from '@claim-it/protocol';
import { unreachable } from '@claim-it/rules';
import type { Timers, TimeSource } from '../clock.ts';
import { isPassing } from '../fault.ts';
import type { House } from '../house/house.ts';
import type { LiveTable } from '../house/liveTable.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SecurityEvent, SecurityLog } from '../ops/securityLog.ts';
import type { AddressGroup } from '../requests/addresses.ts';
import { Bucket } from '../requests/buckets.ts';
import type { Gate, Requester } from '../requests/gate.ts';
import type { Bus, Store, TalkLine } from '../store/index.ts';
import type { SocketConnection } from './connection.ts';
import type { Followers } from './followers.ts';
import { passHandOver } from './handOver.ts';
import { answerText } from './texts.ts';

const POLICY = 1008;
/** A client that continues long after a warning is closed. */
const MOST_STRIKES = 200;
const SECONDS_PER_SAYING = 2;
/** So many lines of free text are kept. */
const MOST_WRITTEN = { mostOfChair: 200, mostOfTable: 600 } as const;
const LINES_AT_ONCE = 100;

export type ConversationDeps = {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: TimeSource;
  readonly house: House;
  readonly followers: Followers;
  readonly elapsed: TimeSource;
  readonly metrics: Metrics;
  readonly timers: Timers;
  readonly gate: Gate;
  readonly security: SecurityLog;
};

/** What is refused to those who may not, and not only because of how the table stands. */
const FORBIDDEN: readonly TableRefusal['kind'][] = ['notYourChair', 'notHost', 'chairReserved'];

const isForbidden = (answer: CommandAnswer): boolean =>
  answer.kind === 'refused' && FORBIDDEN.includes(answer.refusal.kind);

type MessageOf<Kind extends ClientMessage['kind']> = Extract<ClientMessage, { kind: Kind }>;

/** Where a socket comes from. */
type Origin = { readonly address: string; readonly group: AddressGroup };

/** The state of one socket's conversation. */
export class Conversation {
  readonly connection: SocketConnection;
  readonly #deps: ConversationDeps;
  readonly #requester: Requester;
  readonly #messages: Bucket;
  readonly #sayings: Bucket;
  #strikes = 0;
  readonly #address: string;
  /** Tables requested too fast. */
  #waiting: Set<TableId> | null = null;
  /** The tables this socket follows; null while one is being opened. */
  readonly #tables = new Map<TableId, LiveTable | null>();
  /** Free text is stored and forwarded in the order in which it was sent. */
  #lines: Queue | null = null;

  constructor(connection: SocketConnection, { address, group }: Origin, deps: ConversationDeps) {
    const { gate, elapsed } = deps;
    const { messageBurst, messagesPerSecond, sayingBurst } = gate.limits;
    this.connection = connection;
    this.#address = address;
    this.#requester = { group, guest: connection.guest };
    this.#deps = deps;
    this.#messages = new Bucket(messageBurst, messageBurst / messagesPerSecond, elapsed());
    this.#sayings = new Bucket(sayingBurst, sayingBurst * SECONDS_PER_SAYING, elapsed());
  }

  hearUnreadable(): void {
    this.#deps.metrics.refusedMessages.inc();
    this.#tell('unreadable');
    this.connection.close(POLICY, 'unreadable');
  }

  #tell(event: SecurityEvent): void {
    this.#deps.security(event, this.#address);
  }

  hear(message: ClientMessage): Promise<void> {
    const wait = this.#waitFor(message);
    if (wait > 0) return this.#tooFast(message, wait);
    const endWork = this.#deps.gate.beginWork(this.#requester);
    if (message.kind !== 'do') return this.#obey(message).finally(endWork);
    return this.#deps.house.do(this.connection.guest, message).then(
      (answer) => {
        this.#answer(message, answer);
        endWork();
      },
      (error) => {
        endWork();
        throw error;
      },
    );
  }

  async #obey(message: Exclude<ClientMessage, { kind: 'do' }>): Promise<void> {
    switch (message.kind) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'talk':
        this.#lines ??= createQueue();
        return this.#lines(() => this.#talk(message));
      case 'hand':
        return this.#passHand(message);
      case 'here':
        return this.#here(message);
      default:
        return unreachable(message);
    }
  }

  #here({ isHidden }: MessageOf<'here'>): void {
    const { connection } = this;
    if (connection.isLooking === (isHidden === true)) {
      connection.isLooking = isHidden !== true;
      for (const table of this.#tables.values())
        if (table !== null) this.#deps.followers.announce(table, connection.guest);
    }
    connection.send({ kind: 'here' });
  }

  #waitFor(message: ClientMessage): number {
    const { elapsed, gate } = this.#deps;
    const wait = this.#waitForFrame() || gate.waitForWork(this.#requester);
    const isSaying =
      message.kind === 'talk' || (message.kind === 'do' && message.command.kind === 'say');
    return wait > 0 || !isSaying ? wait : this.#sayings.take(elapsed());
  }

  /** A ping costs what a message costs, and so does one that cannot be answered because nothing is read. */
  hearPing(words: Buffer): void {
    if (this.#waitForFrame() > 0 || !this.connection.pong(words)) this.#strike();
  }

  hearPong(words: Buffer): void {
    if (this.#waitForFrame() > 0) this.#strike();
    else this.connection.hearPong(words);
  }

  #waitForFrame(): number {
    return this.#messages.take(this.#deps.elapsed());
  }

  /** Returns whether that exceeded the limit. */
  #strike(): boolean {
    this.#strikes += 1;
    if (this.#strikes > MOST_STRIKES) this.connection.close(POLICY, 'too fast');
    return this.#strikes > MOST_STRIKES;
  }

  async #tooFast(message: ClientMessage, retryAfter: number): Promise<void> {
    if (this.#strike()) return;
    if (message.kind === 'do')
      this.connection.send({
        kind: 'answer',
        cid: message.cid,
        answer: { kind: 'busy', retryAfter },
      });
    else if (message.kind === 'talk') this.#refuseTalk(message);
    else if (message.kind === 'watch') await this.#watchLater(message, retryAfter);
  }

  /** A client cannot repeat the request for a table it gets no message about, so it is answered later; once for all pending ones. */
  async #watchLater(message: MessageOf<'watch'>, wait: number): Promise<void> {
    const { timers, gate } = this.#deps;
    this.#waiting ??= new Set();
    if (this.#waiting.has(message.table)) return;
    if (this.#waiting.size >= gate.limits.tablesPerSocket) {
      this.#close(message.table, 'tooMany');
      return;
    }
    this.#waiting.add(message.table);
    await new Promise<void>((resolve) => timers.after(wait, resolve));
    this.#waiting.delete(message.table);
    if (this.connection.isOpen) await this.hear(message);
  }

  #answer({ cid }: MessageOf<'do'>, answer: CommandAnswer): void {
    this.#deps.metrics.countAnswer(answer.kind);
    if (isForbidden(answer)) this.#tell('refusedCommand');
    this.connection.sendText(answerText(cid, answer));
  }

  async #watch({ table: id, since, heard = 0 }: MessageOf<'watch'>): Promise<void> {
    const { house, followers, gate } = this.#deps;
    if (!this.#tables.has(id) && this.#tables.size >= gate.limits.tablesPerSocket)
      return this.#close(id, 'tooMany');
    // Counted before it is there: a burst of watches finds no gap between asking and following.
    const before = this.#tables.get(id) ?? null;
    this.#tables.set(id, before);
    const table = await house.tables.get(id);
    if (!this.#tables.has(id)) return;
    if (table === null) {
      this.#tables.delete(id);
      return this.#close(id, 'noTable');
    }
    this.#tables.set(id, table);
    await followers.follow(this.connection, table, since);
    await this.#sendLines(table, heard);
  }

  #close(table: TableId, reason: Extract<HouseMessage, { kind: 'closed' }>['reason']): void {
    this.connection.send({ kind: 'closed', table, reason });
  }

  #unwatch(id: TableId): void {
    const table = this.#tables.get(id) ?? null;
    this.#tables.delete(id);
    if (table !== null) this.#deps.followers.leave(this.connection, table);
  }

  /** Stored, and then forwarded to all followers of the table, the writer included; or neither. */
  async #talk(message: MessageOf<'talk'>): Promise<void> {
    const table = this.#tables.get(message.table) ?? null;
    const { bus, store, followers } = this.#deps;
    const mayTalk =
      table !== null &&
      followers.hears(this.connection, table) &&
      this.#mayTalk(table, message.chair);
    const line = mayTalk ? await this.#keep(message) : null;
    if (table === null || line === null) return this.#refuseTalk(message);
    const { number, at } = line;
    const talked = { ...message, kind: 'talked', number, at } as const;
    if (await bus.offer(talked)) return;
    await store.dropLine({ table: table.id, number });
    this.#refuseTalk(message);
  }

  #keep({ table, chair, text }: MessageOf<'talk'>): Promise<TalkLine | null> {
    const { store, now } = this.#deps;
    const { guest } = this.connection;
    return store
      .keepLine({ table, chair, guest, words: text, at: now(), ...MOST_WRITTEN })
      .catch((error) => {
        if (isPassing(error)) return null;
        throw error;
      });
  }

  /** What was written before is for those who sit at the table. */
  async #sendLines({ id, header, rows }: LiveTable, after: number): Promise<void> {
    const isSitter = rows.some(({ guest }) => guest === this.connection.guest);
    if (!header.isFreeTextAllowed || !isSitter) return;
    const lines = await this.#deps.store.linesOf({ table: id, after });
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
      this.connection.send({
        kind: 'lines',
        table: id,
        lines: lines
          .slice(from, from + LINES_AT_ONCE)
          .map(({ number, chair, words, at }) => ({ number, chair, text: words, at })),
      });
  }

  /** Free text is for private tables that allow it, and for people who sit there. */
  #mayTalk({ header, rows }: LiveTable, chair: Chair): boolean {
    const isAllowed = header.isFreeTextAllowed && !header.isListed;
    return isAllowed && rows[chair]?.guest === this.connection.guest;
  }

  /** Only to the devices of whose chair it is. */
  async #passHand(message: MessageOf<'hand'>): Promise<void> {
    // A page that is closed has stopped to watch when it leaves something for another device.
    const table = await this.#deps.house.tables.get(message.table);
    if (table?.rows[message.chair]?.guest === this.connection.guest)
      await passHandOver(this.#deps, this.connection, message);
  }

  #refuseTalk(message: MessageOf<'talk'>): void {
    this.connection.send({ ...message, kind: 'talkRefused' });
  }

  end(): void {
    for (const table of this.#tables.values())
      if (table !== null) this.#deps.followers.leave(this.connection, table);
    this.#tables.clear();
  }
}

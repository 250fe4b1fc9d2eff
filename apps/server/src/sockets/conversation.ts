import type { Chair } from '@claim-it/fairness';
import type { ClientMessage, CommandAnswer, TableRefusal } from '@claim-it/protocol';
import { unreachable } from '@claim-it/rules';
import type { TimeSource } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { LiveTable } from '../house/liveTable.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SecurityEvent } from '../ops/securityLog.ts';
import type { Limits } from '../requests/limits.ts';
import { Bucket } from '../requests/limits.ts';
import type { SocketConnection } from './connection.ts';
import { textOf } from './connection.ts';
import type { Followers } from './followers.ts';

const POLICY = 1008;
/** Who goes on long after being told to wait is not waiting. */
const MOST_STRIKES = 200;
const SAYINGS_PER_SECOND = 0.5;

export type ConversationDeps = {
  readonly house: House;
  readonly followers: Followers;
  readonly now: TimeSource;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** Tells those who watch over the server. */
  readonly tell: (event: SecurityEvent) => void;
};

/** What is refused to those who may not, and not only because of how the table stands. */
const FORBIDDEN: readonly TableRefusal['kind'][] = ['notYourChair', 'notHost', 'chairReserved'];

const isForbidden = (answer: CommandAnswer): boolean =>
  answer.kind === 'refused' && FORBIDDEN.includes(answer.refusal.kind);

type MessageOf<Kind extends ClientMessage['kind']> = Extract<ClientMessage, { kind: Kind }>;

/** What one socket says and hears. */
export class Conversation {
  readonly connection: SocketConnection;
  readonly #deps: ConversationDeps;
  readonly #bucket: Bucket;
  #sayings: Bucket | null = null;
  #strikes = 0;
  readonly #tables = new Map<string, LiveTable>();

  constructor(connection: SocketConnection, deps: ConversationDeps) {
    this.connection = connection;
    this.#deps = deps;
    this.#bucket = new Bucket(deps.limits.messageBurst, deps.now());
  }

  hearUnreadable(): void {
    this.#deps.metrics.refusedMessages.inc();
    this.#deps.tell('unreadable');
    this.connection.close(POLICY, 'unreadable');
  }

  async hear(message: ClientMessage): Promise<void> {
    const wait = this.#waitFor(message);
    if (wait > 0) return this.#tooFast(message, wait);
    switch (message.kind) {
      case 'do':
        return this.#do(message);
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'talk':
        return this.#talk(message);
      case 'here':
        return this.connection.send({ kind: 'here' });
      default:
        return unreachable(message);
    }
  }

  #waitFor(message: ClientMessage): number {
    const { limits, now } = this.#deps;
    const wait = this.#waitForFrame();
    const isSaying =
      message.kind === 'talk' || (message.kind === 'do' && message.command.kind === 'say');
    if (wait > 0 || !isSaying) return wait;
    this.#sayings ??= new Bucket(limits.sayingBurst, now());
    return this.#sayings.take(now(), limits.sayingBurst, SAYINGS_PER_SECOND);
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
    const { limits, now } = this.#deps;
    return this.#bucket.take(now(), limits.messageBurst, limits.messagesPerSecond);
  }

  /** Answers whether that was one too many. */
  #strike(): boolean {
    this.#strikes += 1;
    if (this.#strikes > MOST_STRIKES) this.connection.close(POLICY, 'too fast');
    return this.#strikes > MOST_STRIKES;
  }

  #tooFast(message: ClientMessage, retryAfter: number): void {
    if (this.#strike()) return;
    if (message.kind === 'do')
      this.connection.send({
        kind: 'answer',
        cid: message.cid,
        answer: { kind: 'busy', retryAfter },
      });
    else if (message.kind === 'talk') this.#refuseTalk(message);
  }

  async #do(message: MessageOf<'do'>): Promise<void> {
    const { house, metrics, tell } = this.#deps;
    const answer = await house.do(this.connection.guest, message);
    metrics.answers.inc({ kind: answer.kind });
    if (isForbidden(answer)) tell('refusedCommand');
    this.connection.send({ kind: 'answer', cid: message.cid, answer });
  }

  async #watch({ table: id, since }: MessageOf<'watch'>): Promise<void> {
    const { house, followers, limits } = this.#deps;
    if (!this.#tables.has(id) && this.#tables.size >= limits.tablesPerSocket)
      return this.connection.send({ kind: 'closed', table: id, reason: 'tooMany' });
    const table = await house.tables.get(id);
    if (table === null)
      return this.connection.send({ kind: 'closed', table: id, reason: 'noTable' });
    this.#tables.set(id, table);
    await followers.follow(this.connection, table, since);
  }

  #unwatch(id: string): void {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    if (table !== undefined) this.#deps.followers.leave(this.connection, table);
  }

  #talk(message: MessageOf<'talk'>): void {
    const table = this.#tables.get(message.table);
    if (table === undefined || !this.#mayTalk(table, message.chair)) {
      this.#refuseTalk(message);
      return;
    }
    const talked = textOf({ ...message, kind: 'talked' });
    this.connection.sendText(talked);
    this.#deps.followers.talk(table, this.connection, talked);
  }

  /** Free text is for private tables that allow it, and for people who sit there. */
  #mayTalk({ header, rows }: LiveTable, chair: Chair): boolean {
    const isAllowed = header.isFreeTextAllowed && !header.isListed;
    return isAllowed && rows[chair]?.guest === this.connection.guest;
  }

  #refuseTalk(message: MessageOf<'talk'>): void {
    this.connection.send({ ...message, kind: 'talkRefused' });
  }

  end(): void {
    for (const table of this.#tables.values()) this.#deps.followers.leave(this.connection, table);
    this.#tables.clear();
  }
}

import type { Chain, Hash } from '@claim-it/fairness';
import {
  chairAt,
  chairsUpTo,
  elementOf,
  isNextLink,
  newChain,
  revealedOf,
} from '@claim-it/fairness';
import type {
  Asker,
  ClientMessage,
  CommandAnswer,
  HouseCommand,
  HouseMessage,
  LogEntry,
  OnLeaving,
  OpenTable,
  TableDeps,
  TableEvent,
  TableHeader,
  TableId,
  TableState,
} from '@claim-it/protocol';
import {
  chairOnTurn,
  decideHouse,
  decideTable,
  entriesAfter,
  formatHeader,
  newHeader,
  newTable,
  PROTOCOL_VERSION,
  parseClientMessage,
  rootOf,
} from '@claim-it/protocol';
import { choicesOf } from '@claim-it/rules';
import type { Dial, Ears } from '../src/online/line.ts';

const HOUSE_CHAINS: Chain[] = [];
const houseChain = (number: number): Chain => {
  HOUSE_CHAINS[number] ??= newChain(new Uint8Array(32).fill(100 + number));
  return HOUSE_CHAINS[number];
};

/** Events after which the chairs are sent again. */
const ABOUT_CHAIRS: readonly TableEvent['kind'][] = ['sat', 'stood', 'doorChanged'];

type Connection = { readonly guest: string; readonly ears: Ears; isWatching: boolean };

/** A server of one table in this process: honest, unless a test changes that. */
export class FakeHouse {
  readonly id = 'fake-table-1' as TableId;
  header: TableHeader;
  readonly entries: LogEntry[] = [];
  state: TableState;
  /** The sitters of each chair; the first is the host. */
  readonly guests: Record<number, string> = {};
  /** Chairs with an active link. */
  readonly invited = new Set<number>();
  /** Chairs that the link of the table assigns, and its token. */
  readonly free = new Set<number>();
  link: string | null = null;
  readonly connections = new Set<Connection>();
  readonly heard: ClientMessage[] = [];
  readonly done = new Map<string, CommandAnswer>();
  /** Changes a message on its way out; null drops it. */
  tamper: (message: HouseMessage, guest: string) => HouseMessage | null = (message) => message;
  /** The answer to a command instead of executing it. */
  answerWith: ((message: Extract<ClientMessage, { kind: 'do' }>) => CommandAnswer | null) | null =
    null;
  isUp = true;
  #at = 1_000_000;

  /** From now on the table asks whether people are ready. */
  askReady(pace: OpenTable['pace'] = { kind: 'none' }): this {
    const { variant, chairs, houseTip, onLeaving } = this.header;
    const wish = { variant, pace, onLeaving, isListed: false, isFreeTextAllowed: true };
    this.header = newHeader({ ...wish, isReadyAsked: true }, chairs, houseTip);
    this.state = newTable(this.id, this.header);
    return this;
  }

  constructor(chairs = 2, onLeaving: OnLeaving = { kind: 'skip' }) {
    this.header = {
      version: 1,
      variant: 'standard',
      chairs,
      pace: { kind: 'none' },
      onLeaving,
      isListed: false,
      isFreeTextAllowed: true,
      houseTip: houseChain(0).tip,
    };
    this.state = newTable(this.id, this.header);
  }

  get #means(): TableDeps {
    this.#at += 1000;
    return {
      at: this.#at,
      houseTip: (number) => houseChain(number).tip,
      houseElement: (chain): Hash => {
        const number = chain.left === 0 ? 1 : revealedOf(chain) + 1;
        const head = chain.left === 0 ? chain.next : chain.head;
        const found = HOUSE_CHAINS.map((one) => elementOf(one, number)).find(
          (element) => head !== null && isNextLink(head, element),
        );
        if (found === undefined) throw new Error('the server has lost its chain');
        return found;
      },
      rematchTable: () => 'fake-table-2' as TableId,
    };
  }

  dialAs(guest: string): Dial {
    return (ears) => {
      const connection: Connection = { guest, ears, isWatching: false };
      queueMicrotask(() => {
        if (!this.isUp) return ears.onClose();
        this.connections.add(connection);
        this.#tell(connection, {
          kind: 'welcome',
          version: PROTOCOL_VERSION,
          now: this.#at,
        });
      });
      return {
        send: (text) => {
          const parsed = parseClientMessage(text);
          if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.reason)}`);
          if (this.connections.has(connection)) this.#hear(connection, parsed.value);
        },
        close: () => this.connections.delete(connection),
      };
    };
  }

  /** Breaks all connections at once. */
  cut(): void {
    const all = [...this.connections];
    this.connections.clear();
    for (const { ears } of all) ears.onClose();
  }

  say(message: HouseMessage): void {
    for (const connection of [...this.connections]) this.#tell(connection, message);
  }

  doHouse(command: HouseCommand): CommandAnswer {
    const decision = decideHouse(this.state, command, this.#means);
    if (!decision.ok) return { kind: 'refused', refusal: decision.reason };
    return this.#lay(decision.value.events, decision.value.state);
  }

  /** Moves of bots, the first possible choice, until a person is on turn. */
  playBots(): void {
    for (;;) {
      const chair = chairOnTurn(this.state);
      const { game } = this.state;
      if (chair === null || game === null || game.turn.phase.kind === 'rolling') return;
      if (this.state.chairs[chair]?.sitter.kind !== 'bot') return;
      const choices = choicesOf(game).filter(({ kind }) => kind !== 'leave' && kind !== 'undo');
      const choice = choices.find(({ kind }) => kind === 'take') ?? choices[0];
      if (choice === undefined) return;
      this.doHouse({ kind: 'botPlay', choice });
    }
  }

  #tell(connection: Connection, message: HouseMessage): void {
    const told = this.tamper(message, connection.guest);
    if (told !== null) queueMicrotask(() => connection.ears.onText(JSON.stringify(told)));
  }

  #asker(guest: string, shown: string | null = null): Asker {
    const own = Object.entries(this.guests).flatMap(([chair, name]) =>
      name === guest ? [Number(chair)] : [],
    );
    return {
      chairs: own.filter((chair) => this.state.chairs[chair] !== null).map(chairAt),
      mayTake: [...own, ...(shown !== null && shown === this.link ? this.free : [])]
        .filter((chair) => this.state.chairs[chair] === null)
        .map(chairAt),
      mayInvite: chairsUpTo(this.header.chairs).filter((chair) => !(chair in this.guests)),
      isHost: this.guests[0] === guest,
      isLinkOut: this.link !== null,
      isRemoved: false,
    };
  }

  #introduce(connection: Connection): void {
    const { chairs, mayTake, isHost } = this.#asker(connection.guest);
    this.#tell(connection, {
      kind: 'table',
      table: this.id,
      header: this.header,
      seq: this.state.seq,
      chairs: this.state.chairs.map((seated, chair) => ({
        name: seated?.sitter.kind === 'person' ? (this.guests[chair] ?? null) : null,
        bot: null,
        isHere: true,
        awaySince: null,
        isInvited: this.invited.has(chair),
        isKept: seated === null && !this.invited.has(chair) && !this.free.has(chair),
      })),
      spectators: 0,
      host: chairAt(0),
      deadline: null,
      you: {
        chairs,
        kept: mayTake,
        isHost,
        isLinkOut: isHost && this.link !== null,
        isRemoved: false,
        removed: 0,
      },
    });
  }

  #hear(connection: Connection, message: ClientMessage): void {
    this.heard.push(message);
    if (message.kind === 'watch') {
      connection.isWatching = true;
      this.#introduce(connection);
      const entries = this.entries.slice(message.since);
      if (entries.length > 0) this.#tell(connection, this.#events(entries));
    }
    if (message.kind === 'here') this.#tell(connection, { kind: 'here' });
    if (message.kind !== 'do') return;
    const answer = this.answerWith?.(message) ?? this.#do(connection.guest, message);
    this.#tell(connection, { kind: 'answer', cid: message.cid, answer });
  }

  #do(guest: string, message: Extract<ClientMessage, { kind: 'do' }>): CommandAnswer {
    const before = this.done.get(message.cid);
    if (before !== undefined && 'hash' in before) return { ...before, kind: 'duplicate' };
    const shown = message.command.kind === 'sit' ? (message.command.invitation ?? null) : null;
    const asker = this.#asker(guest, shown);
    const decision = decideTable(this.state, message.command, asker, this.#means);
    if (!decision.ok) {
      const hasMoved = this.entries
        .slice(message.seq)
        .some(({ body }) => body.startsWith('{"kind":"played"'));
      return hasMoved
        ? { kind: 'stale', seq: this.state.seq }
        : { kind: 'refused', refusal: decision.reason };
    }
    const { command } = message;
    if (command.kind === 'invite' && command.invitation === null)
      this.invited.delete(command.chair);
    else if (command.kind === 'invite') this.invited.add(command.chair);
    if (command.kind === 'inviteAll') this.link = command.invitation;
    if (command.kind === 'sit') this.guests[command.chair] = guest;
    const answer = this.#lay(decision.value.events, decision.value.state);
    this.done.set(message.cid, answer);
    return answer;
  }

  #events(entries: readonly LogEntry[]): HouseMessage {
    const from = (entries[0]?.seq ?? 1) - 1;
    return { kind: 'events', table: this.id, from, entries, deadline: null };
  }

  #lay(events: readonly TableEvent[], state: TableState): CommandAnswer {
    const head = this.entries.at(-1) ?? {
      seq: 0,
      hash: rootOf(this.id, formatHeader(this.header)),
    };
    const added = entriesAfter(
      head,
      events.map((event) => JSON.stringify(event)),
    );
    this.entries.push(...added);
    const { hash } = added.at(-1) ?? head;
    this.state = state;
    const isAboutChairs = events.some(({ kind }) => ABOUT_CHAIRS.includes(kind));
    for (const connection of this.connections)
      if (connection.isWatching) {
        this.#tell(connection, this.#events(added));
        if (isAboutChairs) this.#introduce(connection);
      }
    return { kind: 'done', seq: state.seq, hash };
  }
}

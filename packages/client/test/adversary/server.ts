import type { Chair, Hash } from '@claim-it/fairness';
import { chairAt, chairsUpTo, rulesTextOf } from '@claim-it/fairness';
import type {
  ClientMessage,
  CommandAnswer,
  HouseMessage,
  LogEntry,
  TableCommand,
  TableDeps,
  TableEvent,
  TableFact,
  TableHeader,
  TableId,
  TableState,
} from '@claim-it/protocol';
import {
  decideTable,
  entriesAfter,
  evolveTable,
  formatHeader,
  newTable,
  PROTOCOL_VERSION,
  parseClientMessage,
  rootOf,
} from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import type { Dial, Ears } from '../../src/online/line.ts';
import { chainNumbered, findLink, linkAfter } from './chest.ts';

export type Sitter = 'honest' | 'accomplice' | 'bot';
export type HandMessage = Extract<ClientMessage, { kind: 'hand' }>;
type Held = Extract<ClientMessage, { kind: 'do' }>;

/** How many chains of the chest are the honest player's. */
export const HONEST_CHAINS = 8;
const HONEST = Array.from({ length: HONEST_CHAINS }, (_, at) => at);
/** The initial claim of its clock, which it can set freely. */
const AT = 1;
/** Longer than any patience setting. */
const LONG = 3_600_000;
const NOW = 1_000_000;

export type ServerDeps = {
  readonly id: TableId;
  readonly sitters: readonly Sitter[];
  readonly version: 1 | 2;
  /** The adversary receives an element of the honest player. */
  readonly onElement: (element: Hash, command: TableCommand) => void;
  /** The adversary forwards the messages between the player's devices. */
  readonly onHand?: (message: HandMessage) => void;
};

/**
 * A server that holds everything but the honest player's secret: its own chains, those of all other players, the log,
 * and the connection. It appends, shows and answers at will.
 */
export class CheatingServer {
  readonly deps: ServerDeps;
  readonly honest: Chair;
  /** Elements received from the honest player. */
  readonly known = new Set<Hash>();
  header: TableHeader;
  /** The version of the dice that it opens a table with. */
  version: 1 | 2;
  /** How many entries it claims to have besides those that it shows. */
  boast = 0;
  #at = AT;
  /** How many entries the client is shown on request. */
  shown = 0;
  entries: LogEntry[] = [];
  /** The table after each entry, and at first without any. */
  states: TableState[];
  #held: Held[] = [];
  #ears: Ears | null = null;
  #chains = HONEST_CHAINS;

  constructor(deps: ServerDeps) {
    this.deps = deps;
    this.version = deps.version;
    this.honest = chairAt(deps.sitters.indexOf('honest'));
    this.header = this.newHeader();
    this.states = [newTable(deps.id, this.header)];
  }

  get state(): TableState {
    const state = this.states.at(-1);
    if (state === undefined) throw new Error('a table without a state');
    return state;
  }

  /** Commands that wait for an answer. */
  get held(): readonly TableCommand[] {
    return this.#held.map(({ command }) => command);
  }

  freshTip(): Hash {
    this.#chains += 1;
    return chainNumbered(this.#chains - 1).tip;
  }

  newHeader(): TableHeader {
    return {
      version: 2,
      variant: 'standard',
      chairs: this.deps.sitters.length,
      pace: { kind: 'none' },
      onSkip: 'take',
      patience: 30,
      isReadyAsked: false,
      mayReplaceBots: true,
      onLeaving: { kind: 'skip' },
      isListed: false,
      isFreeTextAllowed: true,
      houseTip: this.freshTip(),
    };
  }

  /** Appends an event if it is lawful. */
  lay(fact: TableFact): boolean {
    const event: TableEvent = { ...fact, at: this.#at };
    const next = evolveTable(this.state, event);
    if (next.ok) this.force(event, next.value.state);
    return next.ok;
  }

  /** Appends all of these, or none. */
  layAll(facts: readonly TableFact[]): boolean {
    const restore = this.snapshot();
    const isDone = facts.every((fact) => this.lay(fact));
    if (!isDone) restore();
    return isDone;
  }

  /** Claims that the person on turn has been absent for long, that another wants a bot, and that one plays. */
  standIn(chair: Chair): boolean {
    const since = this.#at;
    this.#at += LONG;
    const isReplaced = this.state.ledger?.replaced.includes(chair) === true;
    const dice = { kind: 'dice', event: { kind: 'standIn', player: chair } } as const;
    return chairsUpTo(this.header.chairs).some((wisher) =>
      this.layAll([
        { kind: 'absent', chair, since },
        { kind: 'wished', chair: wisher, about: chair, wish: 'bot' },
        ...(isReplaced ? [] : [dice]),
        { kind: 'stoodIn', chair, level: 'miner', by: 'players' },
      ]),
    );
  }

  /** Claims that a player is away, and lets others shake for them at once. */
  desert(chair: Chair): boolean {
    const restore = this.snapshot();
    const isAway = this.lay({ kind: 'dice', event: { kind: 'wentAway', player: chair } });
    const isDone = isAway && this.standIn(chair);
    if (!isDone) restore();
    return isDone;
  }

  /** An accomplice takes the chair of a bot. */
  join(chair: Chair): boolean {
    const [tip, house] = [this.freshTip(), this.freshTip()];
    return this.layAll([
      { kind: 'dice', event: { kind: 'joined', player: chair, tip, house } },
      { kind: 'joined', chair, tip },
    ]);
  }

  /** Appends an entry without checking whether it is lawful. */
  force(event: TableEvent, after: TableState): void {
    this.entries.push(...entriesAfter(this.#head(), [JSON.stringify(event)]));
    this.states.push(after);
  }

  /** All players sit down, and the dice are opened. */
  gather(tips: readonly (Hash | null)[]): void {
    for (const [at, sitter] of this.deps.sitters.entries()) {
      const tip = tips[at] ?? this.freshTip();
      const color = COLORS[at] ?? 'green';
      const chair = chairAt(at);
      if (sitter === 'bot')
        this.lay({
          kind: 'sat',
          chair,
          color,
          sitter: { kind: 'bot', level: 'miner', style: null },
        });
      else this.lay({ kind: 'sat', chair, color, sitter: { kind: 'person', tip } });
    }
    const opening = {
      kind: 'opened',
      game: this.deps.id,
      rules: rulesTextOf({ setup: { colors: [], variant: this.header.variant } }),
      house: this.header.houseTip,
      players: this.state.chairs.map((one) =>
        one?.sitter.kind === 'person' ? one.sitter.tip : null,
      ),
    } as const;
    this.lay({ kind: 'dice', event: this.version === 1 ? opening : { ...opening, version: 2 } });
  }

  /** Goes back to the log after so many entries. */
  rewind(length: number, header?: TableHeader): void {
    this.entries = this.entries.slice(0, length);
    this.states = this.states.slice(0, length + 1);
    if (header === undefined) return;
    this.header = header;
    this.states = [newTable(this.deps.id, header)];
  }

  /** How many chains have been taken from the chest. */
  get chains(): number {
    return this.#chains;
  }

  snapshot(): () => void {
    const [entries, states] = [[...this.entries], [...this.states]];
    const [chains, at] = [this.#chains, this.#at];
    return () => {
      this.entries = [...entries];
      this.states = [...states];
      this.#chains = chains;
      this.#at = at;
    };
  }

  /** Shows everything; `seen` are the hashes that the client has. */
  show(seen: readonly string[]): void {
    this.shown = this.entries.length;
    let common = 0;
    while (common < this.entries.length && this.entries[common]?.hash === seen[common + 1])
      common += 1;
    if (common < this.entries.length) this.#tell(this.#events(common));
  }

  /** Sends a message in the name of another device of the same player. */
  hand({ table, chair, text }: HandMessage, say: 'want' | 'give'): void {
    this.#tell({ kind: 'hand', table, chair, say, text });
  }

  /** Presents another branch of the same table from here on. */
  copy({ header, entries, states }: CheatingServer): void {
    this.header = header;
    this.entries = [...entries];
    this.states = [...states];
  }

  /** Answers the oldest pending command. */
  answer(answer: CommandAnswer): void {
    const [first, ...rest] = this.#held;
    this.#held = answer.kind === 'busy' ? this.#held : rest;
    if (first !== undefined) this.#tell({ kind: 'answer', cid: first.cid, answer });
  }

  /** A false or true answer that names the last entry. */
  done(kind: 'done' | 'duplicate'): void {
    this.answer({ kind, seq: this.state.seq, hash: this.#head().hash });
  }

  /** Executes the oldest command, as an honest server would. */
  accept(): boolean {
    const [first] = this.#held;
    if (first === undefined) return false;
    const asker = {
      chairs: [this.honest],
      mayTake: [],
      mayInvite: [],
      isHost: false,
      isRemoved: false,
    };
    const decision = decideTable(this.state, first.command, asker, this.#means);
    if (!decision.ok) {
      this.answer({ kind: 'refused', refusal: decision.reason });
      return false;
    }
    for (const { at: _, ...fact } of decision.value.events) this.lay(fact);
    this.done('done');
    return true;
  }

  /** Ends the connection; the client reconnects. */
  cut(): void {
    const ears = this.#ears;
    this.#ears = null;
    ears?.onClose();
  }

  readonly dial: Dial = (ears) => {
    this.#held = [];
    this.#ears = ears;
    queueMicrotask(() => {
      if (this.#ears === ears) this.#tell({ kind: 'welcome', version: PROTOCOL_VERSION, now: NOW });
    });
    return {
      send: (text) => {
        const parsed = parseClientMessage(text);
        if (!parsed.ok) throw new Error(`unreadable: ${text}`);
        if (this.#ears === ears) this.#hear(parsed.value);
      },
      close: () => {
        if (this.#ears === ears) this.#ears = null;
      },
    };
  };

  get #means(): TableDeps {
    return {
      at: this.#at,
      houseTip: () => this.freshTip(),
      houseElement: (chain) => linkAfter(chain),
      rematchTable: () => this.deps.id,
    };
  }

  #head(): Pick<LogEntry, 'seq' | 'hash'> {
    const last = this.entries.at(-1);
    return last ?? { seq: 0, hash: rootOf(this.deps.id, formatHeader(this.header)) };
  }

  #hear(message: ClientMessage): void {
    if (message.kind === 'here') this.#tell({ kind: 'here' });
    if (message.kind === 'hand') this.deps.onHand?.(message);
    if (message.kind === 'watch') {
      this.#tell(this.#introduction());
      if (message.since < this.shown) this.#tell(this.#events(message.since));
    }
    if (message.kind !== 'do') return;
    if (this.#held.some(({ cid }) => cid === message.cid)) return;
    this.#held.push(message);
    const { command } = message;
    if (!('element' in command) || command.element === null) return;
    this.known.add(command.element);
    findLink(command.element, HONEST);
    this.deps.onElement(command.element, command);
  }

  #events(from: number): HouseMessage {
    const entries = this.entries.slice(from, this.shown);
    return { kind: 'events', table: this.deps.id, from, entries, deadline: null };
  }

  #introduction(): HouseMessage {
    return {
      kind: 'table',
      table: this.deps.id,
      header: this.header,
      seq: this.shown + this.boast,
      chairs: this.deps.sitters.map(() => ({
        name: null,
        bot: null,
        isHere: true,
        awaySince: null,
        isInvited: false,
        isKept: false,
      })),
      spectators: 0,
      host: null,
      deadline: null,
      you: {
        chairs: [this.honest],
        kept: [],
        isHost: false,
        isLinkOut: false,
        isRemoved: false,
        removed: 0,
      },
    };
  }

  #tell(message: HouseMessage): void {
    const ears = this.#ears;
    const text = JSON.stringify(message);
    queueMicrotask(() => {
      if (this.#ears === ears) ears?.onText(text);
    });
  }
}

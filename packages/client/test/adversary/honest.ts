import type { Chain, GuestSecret, Hash } from '@claim-it/fairness';
import { toBase64Url } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import type { Choice, Game } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import { signal } from '@preact/signals-core';
import type { Hand, SecretStore } from '../../src/online/hand.ts';
import { createHand } from '../../src/online/hand.ts';
import type { Dial } from '../../src/online/line.ts';
import { createLine } from '../../src/online/line.ts';
import type { OnlineMatch } from '../../src/online/onlineMatch.ts';
import { createOnlineMatch } from '../../src/online/onlineMatch.ts';
import type { OnlineTable } from '../../src/online/onlineTable.ts';
import { createOnlineTable } from '../../src/online/onlineTable.ts';
import type {
  CommandStore,
  PendingCommand,
  SeatRow,
  SeatSecret,
} from '../../src/storage/secrets.ts';
import type { TurnedClock } from '../turnedClock.ts';
import { chainNumbered } from './chest.ts';

/** One secret on several devices, and which chain of the chest each seed stands for. */
export type SharedSecret = {
  readonly secret: GuestSecret;
  readonly seeds: Map<string, number>;
};

type HonestDeps = {
  readonly table: TableId;
  readonly chair: number;
  readonly dial: Dial;
  readonly clock: TurnedClock;
  /** The chains of this player in the chest, in the order of use. */
  readonly chains: readonly number[];
  /** A device of the first release does not know version 2. */
  readonly version: 1 | 2;
  /** The secret of the guest and its chains, where several devices share them. */
  readonly guest?: SharedSecret;
  /** The player's policy for choices. */
  readonly plays: (game: Game, choices: readonly Choice[]) => Choice | undefined;
};

/** One honest player: the real client without a screen. Only stored data outlives the page. */
export class Honest {
  readonly #deps: HonestDeps;
  readonly #secrets = new Map<number, SeatRow>();
  readonly #commands = new Map<string, PendingCommand>();
  readonly #seeds: Map<string, number>;
  #table: OnlineTable;
  #match: OnlineMatch | null = null;
  #isSending = false;

  constructor(deps: HonestDeps) {
    this.#deps = deps;
    this.#seeds = deps.guest?.seeds ?? new Map<string, number>();
    if (deps.version === 1) this.#secrets.set(deps.chair, this.#oldSecret());
    this.#table = this.#open();
  }

  get table(): OnlineTable {
    return this.#table;
  }

  /** Whether the player was warned. */
  get isWarned(): boolean {
    return this.#table.fault.peek() !== null || this.#table.doubts.peek().length > 0;
  }

  /** The stored data and the state of the page, as far as they affect later steps. */
  get memory(): unknown {
    const row = this.#secrets.get(this.#deps.chair);
    const { given, isAsked, seen = null } = row ?? {};
    const chains = row !== undefined && 'chains' in row ? row.chains : undefined;
    const commands = [...this.#commands.values()].map(({ command }) => command.kind);
    return [given, isAsked, chains, seen, commands, this.#isSending];
  }

  firstTip(): Promise<Hash> {
    return this.#table.hand.firstTip(this.#deps.chair);
  }

  reload(): void {
    this.close();
    this.#match = null;
    this.#isSending = false;
    this.#table = this.#open();
  }

  close(): void {
    this.#match?.end();
    this.#table.stop();
    this.#table.line.stop();
  }

  /** Makes a choice where there is one. */
  play(): void {
    const log = this.#table.log.peek();
    if (log === null || log.state.game === null || this.#isSending) return;
    this.#match ??= createOnlineMatch(
      { table: this.#table, isCut: signal(false), nameless: String, rematch: () => undefined },
      log,
    );
    const { game, setup, status } = this.#match;
    const now = game.peek();
    const isOwn = setup.sitters[now.turn.seat]?.kind === 'person';
    if (status.peek().kind !== 'waiting' || !isOwn || now.turn.phase.kind === 'rolling') return;
    const choices = choicesOf(now).filter(({ kind }) => kind !== 'leave' && kind !== 'undo');
    const choice = this.#deps.plays(now, choices);
    if (choice === undefined) return;
    this.#isSending = true;
    const match = this.#match;
    void match.send(choice).then(() => {
      if (this.#match === match) this.#isSending = false;
    });
  }

  #open(): OnlineTable {
    const { table, dial, clock } = this.#deps;
    const line = createLine({ dial, clock, random: () => 0, now: clock.now, elapsed: clock.now });
    return createOnlineTable(table, { line, commands: this.#store(), hand: this.#hand(), clock });
  }

  #hand(): Hand {
    const secrets: SecretStore = {
      all: async () => [...this.#secrets.values()],
      secretOf: async (_, chair) => this.#secrets.get(chair) ?? null,
      store: async (secret) => void this.#secrets.set(secret.chair, secret),
    };
    const { table, guest } = this.#deps;
    const secret = guest?.secret ?? null;
    return createHand(
      table,
      secrets,
      async (seed) => this.#chainOf(seed),
      async () => secret,
    );
  }

  #store(): CommandStore {
    return {
      add: (command) => void this.#commands.set(command.cid, command),
      remove: (cid) => void this.#commands.delete(cid),
      all: async () => [...this.#commands.values()],
    };
  }

  /** Secrets are random; so that a game can be replayed, the first is always mapped to the same chain. */
  #chainOf(seed: Uint8Array): Chain {
    const name = toBase64Url(seed);
    const at = this.#seeds.get(name) ?? this.#seeds.size;
    this.#seeds.set(name, at);
    const number = this.#deps.chains[at];
    if (number === undefined) throw new Error('the honest player has no chain left');
    return chainNumbered(number);
  }

  #oldSecret(): SeatSecret {
    const { table, chair } = this.#deps;
    return { table, chair, secret: toBase64Url(new Uint8Array(32)), chains: 1 };
  }
}

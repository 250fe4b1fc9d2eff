import type { OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { createOnlineMatch } from '@claim-it/client/online';
import type { Device } from '@claim-it/client/testing/onlineWorld.ts';
import { follow, newDevice } from '@claim-it/client/testing/onlineWorld.ts';
import type { Chain } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { CommandId, GuestId, TableId, TableState } from '@claim-it/protocol';
import { phaseOf, SAYINGS } from '@claim-it/protocol';
import type { Choice } from '@claim-it/rules';
import { COLORS, choicesOf, placementsOf, stakedSpaces } from '@claim-it/rules';
import type { RandomNumbers } from '@claim-it/testkit';
import { pick } from '@claim-it/testkit';
import { effect, signal } from '@preact/signals-core';
import { makeChain } from '../../src/dice/links.ts';
import type { MemoryWire, WireEars } from '../../test/online/wire.ts';
import { between, happens } from './chance.ts';
import type { Oracle } from './oracle.ts';
import type { Scheduler } from './scheduler.ts';

const HASH_BYTES = 32;

/** A client's chain, made with Node's own hash. */
const quickChain = (seed: Uint8Array): Chain => {
  const { tip, marks } = makeChain(seed);
  const count = marks.length / HASH_BYTES;
  const markAt = (_: unknown, at: number): Uint8Array =>
    marks.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES);
  return { tip, marks: Array.from({ length: count }, markAt) };
};

/** Spaces after which a player takes. */
const ENOUGH = 3;
const UNDOES = 0.02;

export type PersonDeps = {
  readonly scheduler: Scheduler;
  readonly random: RandomNumbers;
  readonly oracle: Oracle;
  readonly dial: (token: string, ears: WireEars) => MemoryWire;
  /** How long this player thinks, in milliseconds. */
  readonly thinks: () => number;
  /** How long until this player says a phrase. */
  readonly saysAfter: () => number;
};

export type Seat = {
  readonly table: TableId;
  readonly chair: number;
  readonly guest: GuestId;
  readonly token: string;
};

/** A person at a device with the real client, who plays lawful games at random. */
export class SimPerson {
  readonly seat: Seat;
  /** What the device keeps when its page is closed. */
  readonly device: Device;
  readonly #deps: PersonDeps;
  #table: OnlineTable | null = null;
  #match: OnlineMatch | null = null;
  #endings: (() => void)[] = [];

  constructor(seat: Seat, deps: PersonDeps) {
    this.seat = seat;
    this.#deps = deps;
    this.device = newDevice(seat.guest);
  }

  get state(): TableState | null {
    return this.#table?.log.peek()?.state ?? null;
  }

  get hash(): string | null {
    return this.#table?.log.peek()?.hash ?? null;
  }

  get isOver(): boolean {
    return this.state !== null && phaseOf(this.state) === 'over';
  }

  get isOpen(): boolean {
    return this.#table !== null;
  }

  /** Whether the page shows the table, and there is nothing to do on it. */
  get isIdle(): boolean {
    const table = this.#table;
    if (table === null || table.line.state.peek() !== 'open') return false;
    const isSure = this.#match === null || this.#match.game.peek() === this.#match.safe.peek();
    return isSure && this.state !== null && this.#due(table) === null;
  }

  /** Opens the page of the table, or opens it again. */
  open(): void {
    this.close();
    const { scheduler, random, dial } = this.#deps;
    const table = follow(this.device, {
      table: this.seat.table,
      clock: scheduler,
      random,
      chain: quickChain,
      dial: (ears) => {
        const wire = dial(this.seat.token, ears);
        return { send: (text) => this.#send(wire, text), close: wire.hangUp };
      },
    });
    this.#table = table;
    const isOpen = (): boolean => this.#table === table;
    this.#endings = [this.#watch(table), this.#listen(table), this.#play(table, isOpen)];
    this.#talk(table, isOpen);
  }

  #send(wire: MemoryWire, text: string): void {
    const message: { kind: string; cid: CommandId; command: { kind: string } } = JSON.parse(text);
    if (message.kind === 'do') this.#deps.oracle.sent(message.cid, message.command.kind);
    wire.say(text);
  }

  /** What this person is shown and told is written down. */
  #watch(table: OnlineTable): () => void {
    const { oracle } = this.#deps;
    let seen = 0;
    return effect(() => {
      const log = table.log.value;
      const fault = table.fault.value;
      if (fault !== null) oracle.find(`chair ${this.seat.chair} found ${JSON.stringify(fault)}`);
      for (const last = log?.state.seq ?? 0; seen < last; ) {
        seen += 1;
        oracle.shown(seen, log?.hashes[seen] ?? '');
      }
    });
  }

  #listen(table: OnlineTable): () => void {
    return table.line.hear((message) => {
      if (message.kind === 'answer') this.#deps.oracle.answered(message.cid, message.answer);
    });
  }

  /** Sits down, and then plays, one choice after another. */
  #play(table: OnlineTable, isOpen: () => boolean): () => void {
    const { scheduler, thinks } = this.#deps;
    let isBusy = false;
    const look = (): void => {
      const due = this.#due(table);
      if (isBusy || due === null) return;
      isBusy = true;
      scheduler.after(thinks(), () => void act());
    };
    const act = async (): Promise<void> => {
      if (!isOpen()) return;
      const due = this.#due(table);
      if (due === 'sit') await this.#sit(table);
      if (due === 'choose') await this.#choose();
      isBusy = false;
      if (isOpen()) look();
    };
    return effect(look);
  }

  #due(table: OnlineTable): 'sit' | 'choose' | null {
    const [log, about] = [table.log.value, table.about.value];
    if (log === null || about === null) return null;
    if (log.state.game === null)
      return log.state.chairs[this.seat.chair] === null && about.you.kept.length > 0 ? 'sit' : null;
    return this.#choices(table).length > 0 ? 'choose' : null;
  }

  #matchAt(table: OnlineTable): OnlineMatch | null {
    const log = table.log.value;
    if (log === null || log.state.game === null) return null;
    this.#match ??= createOnlineMatch(
      {
        table,
        isCut: signal(false),
        nameless: (chair) => `Player ${chair + 1}`,
        rematch: () => undefined,
      },
      log,
    );
    return this.#match;
  }

  #choices(table: OnlineTable): readonly Choice[] {
    const match = this.#matchAt(table);
    if (match === null) return [];
    const { seat } = match.game.value.turn;
    const isOwn = match.setup.sitters[seat]?.kind === 'person';
    if (match.status.value.kind !== 'waiting' || !isOwn) return [];
    return choicesOf(match.game.value).filter(({ kind }) => kind !== 'leave');
  }

  async #sit(table: OnlineTable): Promise<void> {
    const { chair } = this.seat;
    const tip = await table.hand.firstTip(chair);
    const color = COLORS[chair] ?? 'green';
    await table.give({ kind: 'sit', chair: chairAt(chair), color, tip });
  }

  async #choose(): Promise<void> {
    const choice = this.#chosen();
    if (choice !== undefined) await this.#match?.send(choice);
  }

  /** Claims end the game, and a turn of three spaces is efficient; now and then a placement is taken back. */
  #chosen(): Choice | undefined {
    const game = this.#match?.game.peek();
    if (game === undefined) return undefined;
    const { random } = this.#deps;
    const { phase, stakes } = game.turn;
    const all = choicesOf(game).filter(({ kind }) => kind !== 'leave');
    const choices = all.filter(({ kind }) => kind !== 'undo');
    if (choices.length < all.length && happens(random, UNDOES))
      return all.find(({ kind }) => kind === 'undo');
    const claim = placementsOf(game).find(({ stake }) => stake.kind === 'claim')?.space;
    const best = choices.find((choice) => choice.kind === 'place' && choice.space === claim);
    if (phase.kind !== 'toDecide') return best ?? pick(random, choices);
    const wanted = stakedSpaces(stakes).length < ENOUGH ? 'roll' : 'take';
    return choices.find(({ kind }) => kind === wanted);
  }

  #talk(table: OnlineTable, isOpen: () => boolean): void {
    const { scheduler, random, saysAfter } = this.#deps;
    scheduler.after(saysAfter(), () => {
      if (!isOpen()) return;
      const chair = chairAt(this.seat.chair);
      const isPlaying = this.state !== null && phaseOf(this.state) === 'playing';
      if (isPlaying) void table.give({ kind: 'say', chair, saying: pick(random, SAYINGS) });
      this.#talk(table, isOpen);
    });
  }

  /** Closes the page. */
  close(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#match?.end();
    this.#match = null;
    this.#table?.stop();
    this.#table?.line.stop();
    this.#table = null;
  }

  /** For the words of a finding. */
  describe(): string {
    const table = this.#table;
    const { chair } = this.seat;
    return `chair ${chair} at event ${this.state?.seq ?? 0}, line ${table?.line.state.peek() ?? 'none'}`;
  }

  /** A page opened again much later, within the same second as others: a little chaos. */
  reloadSoon(): void {
    const { scheduler, random } = this.#deps;
    this.close();
    scheduler.after(between(random, 100, 4_000), () => this.open());
  }
}

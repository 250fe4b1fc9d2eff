import type { OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { createOnlineMatch } from '@claim-it/client/online';
import type { Device } from '@claim-it/client/testing/onlineWorld.ts';
import {
  follow,
  leaveChains,
  newDevice,
  secretsOf,
  withoutChain,
} from '@claim-it/client/testing/onlineWorld.ts';
import type { GuestSecret } from '@claim-it/fairness';
import { chairAt, loginKey } from '@claim-it/fairness';
import type { CommandAnswer, GuestId, TableCommand, TableId } from '@claim-it/protocol';
import { phaseOf } from '@claim-it/protocol';
import type { Choice, Game } from '@claim-it/rules';
import { COLORS, choicesOf, placementsOf, stakedSpaces } from '@claim-it/rules';
import { pick } from '@claim-it/testkit';
import { effect, signal } from '@preact/signals-core';
import { expect } from 'vitest';
import type { MemoryWire } from './wire.ts';
import type { OnlineWorld } from './world.ts';

/** The delay before a choice, in milliseconds. */
const THINKS_MS = 200;
/** Spaces after which a brisk player takes. */
const ENOUGH = 3;

/** A person's policy for choices. */
export type Plays = (game: Game, choices: readonly Choice[]) => Choice | undefined;

/** A person at their own device, with the real client. */
export class Person {
  readonly cookie: string;
  readonly guest: GuestId;
  /** The device's storage after the page is closed. */
  readonly device: Device;
  wire: MemoryWire | null = null;
  /** The page is hidden. */
  isHidden = false;
  readonly #world: OnlineWorld;
  #table: OnlineTable | null = null;
  #match: OnlineMatch | null = null;
  #unplay: () => void = () => undefined;
  #plays: Plays | null = null;
  #unanswered: Promise<unknown> | null = null;

  constructor(world: OnlineWorld, cookie: string, guest: GuestId, device = newDevice(guest)) {
    this.#world = world;
    this.cookie = cookie;
    this.guest = guest;
    this.device = device;
  }

  /** A second page of the same person on the same device. */
  secondPage(): Person {
    const page = new Person(this.#world, this.cookie, this.guest, this.device);
    this.#world.people.push(page);
    return page;
  }

  /** Another device of the same person, signed in with a link; without the secret of the guest if it is null. */
  async otherDevice(secret = this.device.secret): Promise<Person> {
    const { cookie } = this;
    const offer = await this.#world.ask({ method: 'POST', path: '/api/me/recovery', cookie });
    const body = offer.json<{ token: string }>();
    const answer = await this.#world.ask({ method: 'POST', path: '/api/recovery', body });
    const [own = ''] = String(answer.headers['set-cookie']).split(';');
    const device = new Person(this.#world, own, this.guest, newDevice(this.guest, secret));
    this.#world.people.push(device);
    return device;
  }

  /** Closes the page as a person does who continues on another device. */
  async putAway(): Promise<void> {
    await this.#world.clock.settled(this.table.putDown());
    await this.#world.clock.settled(
      new Promise<void>((done) => this.#world.clock.after(500, done)),
    );
    this.close();
  }

  /** New words: another secret replaces the guest's, and the chains of the old one are given up. */
  async renewWords(secret: GuestSecret): Promise<void> {
    const { cookie, device } = this;
    const ask = async (path: string, body: object): Promise<void> => {
      const { statusCode } = await this.#world.ask({ method: 'POST', path, body, cookie });
      expect(statusCode).toBe(200);
    };
    const key = loginKey(device.secret ?? secret);
    await ask('/api/me/key', { key });
    await ask('/api/me/key/replace', { key, next: loginKey(secret) });
    const { all, store } = secretsOf(device);
    for (const row of await all()) await store(withoutChain(row));
    device.secret = secret;
  }

  /** Makes a link for another device while no page of this one shows the table. */
  async share(table: TableId, isHeard = true): Promise<void> {
    const { cookie } = this;
    await leaveChains({
      secrets: secretsOf(this.device),
      secret: this.device.secret,
      tables: [table],
      send: async (id, chair, { text, progress }) => {
        if (!isHeard) return;
        const path = `/api/tables/${id}/hand`;
        const { statusCode } = await this.#world.ask({
          method: 'POST',
          path,
          body: { chair, text, progress },
          cookie,
        });
        expect(statusCode).toBe(200);
      },
    });
  }

  get table(): OnlineTable {
    if (this.#table === null) throw new Error('follows no table');
    return this.#table;
  }

  get chairs(): readonly number[] {
    return this.table.about.value?.you.chairs ?? [];
  }

  get phase(): ReturnType<typeof phaseOf> | null {
    const state = this.table.log.value?.state;
    return state === undefined ? null : phaseOf(state);
  }

  /** The match at the table, once there is one. */
  get match(): OnlineMatch {
    const log = this.table.log.value;
    if (log === null || log.state.game === null) throw new Error('there is no match yet');
    this.#match ??= createOnlineMatch(
      {
        table: this.table,
        isCut: signal(false),
        nameless: (chair) => `Player ${chair + 1}`,
        rematch: () => void this.table.give({ kind: 'rematch' }),
      },
      log,
    );
    return this.#match;
  }

  get hasMatch(): boolean {
    return (this.#table?.log.value?.state.game ?? null) !== null;
  }

  /** Opens the page of a table. */
  async follow(table: TableId): Promise<void> {
    this.close();
    this.#table = follow(this.device, {
      table,
      clock: this.#world.clock,
      random: this.#world.random,
      isHidden: () => this.isHidden,
      dial: (ears) => {
        const wire = this.#world.dial(this.cookie, ears);
        this.wire = wire;
        return { send: wire.say, close: wire.hangUp };
      },
    });
    if (this.#plays !== null) this.play(this.#plays);
    await this.#world.until(() => this.table.about.value !== null);
  }

  /** Sends a command and waits for the answer. */
  do(command: TableCommand): Promise<CommandAnswer> {
    return this.#world.clock.settled(this.table.give(command));
  }

  async sit(chair: number, more: object = {}): Promise<CommandAnswer> {
    const tip = await this.table.hand.firstTip(chair);
    const color = COLORS[chair] ?? 'green';
    return this.do({ kind: 'sit', chair: chairAt(chair), color, tip, ...more });
  }

  send(choice: Choice): ReturnType<OnlineMatch['send']> {
    return this.#world.clock.settled(this.match.send(choice));
  }

  /** The possible choices here and now; none where others are on turn or dice roll. */
  choices(): readonly Choice[] {
    if (!this.hasMatch) return [];
    const { game, setup, status } = this.match;
    const { seat } = game.value.turn;
    if (status.value.kind !== 'waiting' || setup.sitters[seat]?.kind !== 'person') return [];
    return choicesOf(game.value).filter(({ kind }) => kind !== 'leave' && kind !== 'undo');
  }

  /** Whether a choice that this page made automatically has no answer yet. */
  get isSending(): boolean {
    return this.#unanswered !== null;
  }

  /** Plays automatically from now on, also after the page was opened again. */
  play(plays: Plays = this.#briskly): void {
    this.#plays = plays;
    this.#unplay();
    let isOn = true;
    let isBusy = false;
    const look = (): void => {
      // Read first, so that the effect tracks it also while a choice is being sent.
      const mayChoose = this.choices().length > 0;
      if (isBusy || !mayChoose) return;
      isBusy = true;
      this.#world.clock.after(THINKS_MS, () => void act());
    };
    const act = async (): Promise<void> => {
      if (!isOn) return;
      const choice = this.choices().length === 0 ? undefined : this.#chosen(plays);
      if (choice !== undefined) await this.#sendAlone(choice);
      isBusy = false;
      if (isOn) look();
    };
    const dispose = effect(look);
    this.#unplay = () => {
      isOn = false;
      dispose();
    };
  }

  async #sendAlone(choice: Choice): Promise<void> {
    const sent = this.match.send(choice);
    this.#unanswered = sent;
    await sent;
    if (this.#unanswered === sent) this.#unanswered = null;
  }

  #chosen(plays: Plays): Choice | undefined {
    return plays(this.match.game.peek(), this.choices());
  }

  /** Claims end the game, and a turn of three spaces is efficient: the fewest rolls and turns. */
  readonly #briskly: Plays = (game, choices) => {
    const { phase, stakes } = game.turn;
    const claim = placementsOf(game).find(({ stake }) => stake.kind === 'claim')?.space;
    const best = choices.find((choice) => choice.kind === 'place' && choice.space === claim);
    if (phase.kind !== 'toDecide') return best ?? pick(this.#world.random, choices);
    const wanted = stakedSpaces(stakes).length < ENOUGH ? 'roll' : 'take';
    return choices.find(({ kind }) => kind === wanted);
  };

  rest(): void {
    this.#plays = null;
    this.#unplay();
  }

  /** Closes the page; the device keeps its storage. */
  close(): void {
    this.#unplay();
    this.#unanswered = null;
    this.#match?.end();
    this.#match = null;
    this.#table?.stop();
    this.#table?.line.stop();
    this.#table = null;
  }

  async reload(): Promise<void> {
    const { id } = this.table;
    await this.follow(id);
  }
}

import type { OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { createOnlineMatch } from '@claim-it/client/online';
import type { Device } from '@claim-it/client/testing/onlineWorld.ts';
import { follow, newDevice } from '@claim-it/client/testing/onlineWorld.ts';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, GuestId, TableCommand, TableId } from '@claim-it/protocol';
import { phaseOf } from '@claim-it/protocol';
import type { Choice, Game } from '@claim-it/rules';
import { COLORS, choicesOf } from '@claim-it/rules';
import { pick } from '@claim-it/testkit';
import { effect, signal } from '@preact/signals-core';
import type { MemoryWire } from './wire.ts';
import type { OnlineWorld } from './world.ts';

/** How long somebody looks before they choose, in milliseconds. */
const THINKS_MS = 200;

/** What somebody chooses of what may be chosen. */
export type Plays = (game: Game, choices: readonly Choice[]) => Choice | undefined;

/** Somebody at a device of their own, with the real client. */
export class Person {
  readonly cookie: string;
  readonly guest: GuestId;
  /** What the device keeps when the page is closed. */
  readonly device: Device;
  wire: MemoryWire | null = null;
  /** Nobody looks at the page. */
  isHidden = false;
  readonly #world: OnlineWorld;
  #table: OnlineTable | null = null;
  #match: OnlineMatch | null = null;
  #unplay: () => void = () => undefined;
  #plays: Plays | null = null;

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

  /** Closes the page as somebody does who goes on with another device. */
  async putAway(): Promise<void> {
    await this.#world.clock.settled(this.table.putDown());
    await this.#world.clock.settled(
      new Promise<void>((done) => this.#world.clock.after(500, done)),
    );
    this.close();
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

  /** What may be chosen here and now; nothing where others are on turn or dice roll. */
  choices(): readonly Choice[] {
    if (!this.hasMatch) return [];
    const { game, setup, status } = this.match;
    const { seat } = game.value.turn;
    if (status.value.kind !== 'waiting' || setup.sitters[seat]?.kind !== 'person') return [];
    return choicesOf(game.value).filter(({ kind }) => kind !== 'leave' && kind !== 'undo');
  }

  /** Plays by themselves from now on, also after the page was opened again. */
  play(plays: Plays = this.#atRandom): void {
    this.#plays = plays;
    this.#unplay();
    let isBusy = false;
    const look = (): void => {
      // Asked first, so that the effect follows it also while a choice is on its way.
      const mayChoose = this.choices().length > 0;
      if (isBusy || !mayChoose) return;
      isBusy = true;
      this.#world.clock.after(THINKS_MS, () => void act());
    };
    const act = async (): Promise<void> => {
      const choice = this.choices().length === 0 ? undefined : this.#chosen(plays);
      if (choice !== undefined) await this.match.send(choice);
      isBusy = false;
      look();
    };
    this.#unplay = effect(look);
  }

  #chosen(plays: Plays): Choice | undefined {
    return plays(this.match.game.peek(), this.choices());
  }

  readonly #atRandom: Plays = (_, choices) => {
    const { random } = this.#world;
    const take = choices.find(({ kind }) => kind === 'take');
    return take !== undefined && random() < 0.7 ? take : pick(random, choices);
  };

  rest(): void {
    this.#plays = null;
    this.#unplay();
  }

  /** Closes the page; the device keeps what it keeps. */
  close(): void {
    this.#unplay();
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

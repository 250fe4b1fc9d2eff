import type { Chair, Hash } from '@claim-it/fairness';
import { chainOf, renewalOf, shakerFor } from '@claim-it/fairness';
import type { TableFact, TableId } from '@claim-it/protocol';
import { botAt, chairOf, chairOnTurn, isGone, phaseOf } from '@claim-it/protocol';
import type { Choice, Game } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import type { CheckedLog } from '../../src/online/log.ts';
import { rollInHand } from '../../src/online/witness.ts';
import { quiet, TurnedClock } from '../turnedClock.ts';
import { linkAfter } from './chest.ts';
import type { SharedSecret } from './honest.ts';
import { Honest } from './honest.ts';
import { isHonestLink, Judge, stirsDue } from './judge.ts';
import type { HandMessage, Sitter } from './server.ts';
import { CheatingServer, HONEST_CHAINS } from './server.ts';

/** A player's policy for choices. */
export type Plays = (game: Game, choices: readonly Choice[]) => Choice | undefined;

export type WorldSetup = {
  readonly sitters: readonly Sitter[];
  readonly game?: string;
  /** The version that the honest device was made for, and the one that the server opens the dice with. */
  readonly version?: 1 | 2;
  readonly opens?: 1 | 2;
  readonly plays?: Plays;
  /** The secret that this device shares with another one of its player. */
  readonly guest?: SharedSecret;
  readonly onHand?: (message: HandMessage) => void;
  /** An element of the honest player was received here. */
  readonly onElement?: (element: Hash, isBack: boolean, log: CheckedLog | null) => void;
  /** Phrases that make the log longer than necessary. */
  readonly padding?: number;
};

/** Takes as soon as possible, and places on the first space. */
const plainly: Plays = (_, choices) => choices.find(({ kind }) => kind === 'take') ?? choices[0];

/** The cheating server, the honest player, and the judge of the rolls shown to the honest player. */
export class World {
  readonly server: CheatingServer;
  readonly honest: Honest;
  readonly judge: Judge;
  readonly clock: TurnedClock = new TurnedClock();
  readonly #plays: Plays;
  readonly #idlers = new Set<Chair>();
  #tip: Promise<Hash> | null = null;
  readonly #isShared: boolean;

  private constructor(setup: WorldSetup) {
    const { sitters, game = 'a-table-of-cheats', version = 2, opens = version, plays } = setup;
    const id = game as TableId;
    this.#plays = plays ?? plainly;
    this.#isShared = setup.guest !== undefined;
    this.server = new CheatingServer({
      id,
      sitters,
      version: opens,
      onElement: (element, { kind }) => {
        const log = this.honest.table.log.peek();
        this.judge.learn(element, kind === 'back', log);
        setup.onElement?.(element, kind === 'back', log);
      },
      ...(setup.onHand === undefined ? {} : { onHand: setup.onHand }),
    });
    this.judge = new Judge(this.server.honest, version === 2);
    this.honest = new Honest({
      table: id,
      chair: this.server.honest,
      dial: this.server.dial,
      clock: this.clock,
      chains: Array.from({ length: HONEST_CHAINS }, (_, at) => at),
      version,
      plays: this.#plays,
      ...(setup.guest === undefined ? {} : { guest: setup.guest }),
    });
  }

  /** A full table; the client has seen it. */
  static async open(setup: WorldSetup): Promise<World> {
    const world = new World(setup);
    await quiet();
    const { server } = world;
    server.gather(await world.tips());
    for (let count = setup.padding ?? 0; count > 0; count -= 1)
      server.lay({ kind: 'said', chair: server.honest, saying: 'hello' });
    await world.show();
    return world;
  }

  /** Another device of the same player at the same table, with the same log as the first one. */
  static async join(first: World, setup: WorldSetup): Promise<World> {
    const world = new World(setup);
    world.#tip = first.#tip;
    await quiet();
    world.server.copy(first.server);
    await world.show();
    return world;
  }

  /** The tips to sit down with: the last one received from the honest player; the others get new ones. */
  async tips(): Promise<readonly (Hash | null)[]> {
    // Sitting down again would make another chain of the same secret. A client that refuses the log does not sit down.
    const isAsked = !this.#isShared && this.honest.table.log.peek() !== null;
    if (this.#tip === null || isAsked) this.#tip = this.honest.firstTip();
    const own = await this.#tip;
    return this.server.deps.sitters.map((sitter) => (sitter === 'honest' ? own : null));
  }

  /** Runs all pending effects, and the judge's check. */
  async settle(): Promise<void> {
    await quiet();
    this.honest.play();
    await quiet();
    this.judge.look(this.honest.table.log.peek(), this.honest.isWarned);
  }

  async show(): Promise<void> {
    this.server.show(this.honest.table.log.peek()?.hashes ?? []);
    await this.settle();
  }

  async reload(): Promise<void> {
    this.judge.forget(null);
    this.server.shown = this.server.entries.length;
    this.honest.reload();
    await this.settle();
  }

  async cut(): Promise<void> {
    this.server.cut();
    await quiet();
    this.clock.turn();
    await this.settle();
  }

  end(): void {
    this.honest.close();
  }

  get roll(): number {
    const { ledger } = this.server.state;
    return ledger === null ? 0 : rollInHand(ledger);
  }

  /** The next element of a chair, if the adversary has it. */
  elementOf(chair: Chair): Hash | null {
    const { ledger } = this.server.state;
    const chain = ledger === null ? null : chainOf(ledger, chair);
    if (chain === null) return null;
    const element = linkAfter(chain);
    const isOpen = this.server.deps.sitters[chair] !== 'honest' || !isHonestLink(element);
    return isOpen || this.server.known.has(element) ? element : null;
  }

  /** The events that bring the next roll, as far as the adversary can append them by itself. */
  #nextFacts(isPuppet: boolean): readonly TableFact[] {
    const { state } = this.server;
    const { ledger } = state;
    if (ledger === null || phaseOf(state) === 'over') return [];
    const stir = stirsDue(ledger).find((chair) => this.elementOf(chair) !== null);
    const element = stir === undefined ? null : this.elementOf(stir);
    if (stir !== undefined && element !== null)
      return [{ kind: 'dice', event: { kind: 'stirred', player: stir, element } }];
    if (stirsDue(ledger).length > 0) return [];
    const house = linkAfter(ledger.house);
    if (ledger.first === null) return [{ kind: 'dice', event: { kind: 'begun', house } }];
    return this.#gameFacts(house, isPuppet);
  }

  #gameFacts(house: Hash, isPuppet: boolean): readonly TableFact[] {
    const { state } = this.server;
    const { ledger, game } = state;
    const chair = chairOnTurn(state);
    if (ledger === null || game === null || chair === null) return [];
    if (game.turn.phase.kind === 'rolling') {
      const shaker = shakerFor(ledger, chair);
      const element = shaker === null ? null : this.elementOf(shaker);
      if (shaker === null || element === null) return [];
      const stirs = ledger.bowl.map((one) => one.chair);
      return [{ kind: 'dice', event: { kind: 'rolled', player: chair, house, element, stirs } }];
    }
    const isBot = botAt(state, chair) !== null;
    const isHonest = chair === this.server.honest && !isGone(state, chair);
    if (isHonest && !isBot && !isPuppet) return [];
    const choices = choicesOf(game).filter(({ kind }) => kind !== 'leave' && kind !== 'undo');
    const choice = this.#plays(game, choices);
    if (choice === undefined) return [];
    return [{ kind: 'played', choice, by: isBot ? 'bot' : 'player' }];
  }

  /** Whether the chair on turn cannot shake and could come back, or waits for a new chain. */
  #returners(): readonly Chair[] {
    const { ledger } = this.server.state;
    if (ledger === null) return [];
    const { standIns } = this.server.state;
    return ledger.away.filter(
      (chair) =>
        standIns[chair]?.by !== 'players' &&
        !this.#idlers.has(chair) &&
        !isGone(this.server.state, chair) &&
        !ledger.gone.includes(chair) &&
        (this.server.deps.sitters[chair] !== 'honest' || this.#isImpostor(chair)),
    );
  }

  /** Whether the chain of the honest player's chair is not theirs. */
  #isImpostor(chair: Chair): boolean {
    const element = this.elementOf(chair);
    return element !== null && !isHonestLink(element);
  }

  /** Brings accomplices back and gives them the chains that they wait for. */
  #callBack(): boolean {
    for (const player of this.#returners()) {
      const { ledger } = this.server.state;
      const renewal = ledger === null ? null : renewalOf(ledger, player);
      const element = this.elementOf(player);
      if (renewal?.tip === null) {
        const tip = this.server.freshTip();
        if (this.server.lay({ kind: 'dice', event: { kind: 'reseeded', player, tip } }))
          return true;
      } else if (renewal === null && element !== null) {
        if (this.server.lay({ kind: 'dice', event: { kind: 'cameBack', player, element } }))
          return true;
      }
    }
    return false;
  }

  /** Appends the next event, without the client; false where it is needed. An accomplice's choices are made up. */
  layOn(isPuppet = false): boolean {
    const [fact] = this.#nextFacts(isPuppet);
    if (fact !== undefined && this.server.lay(fact)) return true;
    return this.#callBack();
  }

  /** One step of an honest server: it executes commands, the others play, the client sees it. */
  async step(): Promise<boolean> {
    const length = this.server.entries.length;
    while (this.server.held.length > 0) this.server.accept();
    for (const { roll } = this; this.roll === roll && this.layOn(); );
    await this.show();
    return this.server.entries.length > length || this.server.held.length > 0;
  }

  /** Appends events unseen until the log has come to this roll. */
  layUntil(roll: number, isPuppet = false): boolean {
    while (this.roll < roll && this.layOn(isPuppet));
    return this.roll >= roll;
  }

  /** An accomplice leaves, and comes back only by a move. */
  idle(chair: Chair): boolean {
    this.#idlers.add(chair);
    return this.server.lay({ kind: 'dice', event: { kind: 'wentAway', player: chair } });
  }

  /** Plays honestly until a condition holds; false if the game stalls before. */
  async playUntil(isSo: () => boolean): Promise<boolean> {
    // A client whose commands are all refused retries forever, so a log that does not grow ends it too.
    for (let [idle, still] = [0, 0]; !isSo(); ) {
      const { length } = this.server.entries;
      idle = (await this.step()) ? 0 : idle + 1;
      still = this.server.entries.length > length ? 0 : still + 1;
      if (idle > 3 || still > 12 || this.honest.table.fault.peek() !== null) return isSo();
    }
    return true;
  }

  /** The chair on turn. */
  get onTurn(): Chair | null {
    const { game } = this.server.state;
    return game === null ? null : chairOf(this.server.state, game.turn.seat);
  }
}

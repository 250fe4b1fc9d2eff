import type { Game } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import type { RandomNumbers } from '@claim-it/testkit';
import { HouseClock } from '../../src/clock.ts';
import type { Metrics } from '../../src/ops/metrics.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { LIMITS } from '../../src/requests/limits.ts';
import type { AssembledHouse } from '../../src/run.ts';
import { assembleHouse } from '../../src/run.ts';
import type { MemoryWire } from '../../test/online/wire.ts';
import type { SimBus } from './bus.ts';
import { between, happens } from './chance.ts';
import type { SimDisk } from './disk.ts';
import { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';

/** The clock of a process is fast or slow by at most so much. */
const DRIFT = 0.01;
/** A process that could not start is started again after so many milliseconds. */
const AGAIN_MS = 2_000;
export const KEY: Buffer = Buffer.alloc(32, 7);

/** All processes of a trial count together: each registry would watch the loop of this program for itself. */
let shared: Metrics | null = null;
const metricsOfAll = (): Metrics => {
  shared ??= createMetrics();
  return shared;
};

const RANKS = ['take', 'place', 'roll', 'undo', 'leave'];
const rankOf = (kind: string): number => RANKS.indexOf(kind);

/** A bot that plays at once, without a thread. */
const quickBrain = {
  choose: async ({ game }: { readonly game: Game }) => {
    const [choice] = choicesOf(game).toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
    if (choice === undefined) throw new Error('a bot is asked when it has no choice');
    return choice;
  },
  stop: async (): Promise<void> => undefined,
};

export type ProcessDeps = {
  readonly scheduler: Scheduler;
  readonly random: RandomNumbers;
  readonly disk: SimDisk;
  readonly bus: SimBus;
  /** By how much the clock of each process is wrong, where it trusts its own: a mutant. */
  readonly skew: () => number | null;
  readonly complain: (sentence: string) => void;
};

/** A place where a process of the server runs, dies and starts again. */
export class SimProcess {
  readonly #deps: ProcessDeps;
  #life: Life | null = null;
  #house: AssembledHouse | null = null;
  #mended: () => void = () => undefined;
  readonly #wires = new Set<MemoryWire>();
  /** Clients do not reach it. */
  isCutOff = false;

  constructor(deps: ProcessDeps) {
    this.#deps = deps;
  }

  get life(): Life | null {
    return this.#life;
  }

  get isUp(): boolean {
    return this.#house !== null;
  }

  /** Whether it runs, is cut off from nothing, and has no table in memory. */
  get isIdle(): boolean {
    return this.#life?.isWhole === true && !this.isCutOff && this.#house?.tables() === 0;
  }

  start(): void {
    if (this.#life !== null) return;
    const { scheduler, random } = this.#deps;
    const life = new Life(scheduler, 1 + (random() * 2 - 1) * DRIFT);
    this.#life = life;
    void this.#open(life).catch(() => {
      if (this.#life !== life) return;
      this.die();
      scheduler.after(AGAIN_MS, () => this.start());
    });
  }

  async #open(life: Life): Promise<void> {
    const { scheduler, disk, bus, skew } = this.#deps;
    const store = disk.connect(life, () => this.#dieNow(life));
    const wrong = skew();
    const reference = wrong === null ? store.time : async () => scheduler.now() + wrong;
    const clock = new HouseClock({ start: await reference(), reference, elapsed: life.elapsed });
    const end = bus.join(life);
    const complain = (facts: object, sentence: string): void =>
      this.#deps.complain(`${sentence} ${JSON.stringify(facts)}`);
    const house = assembleHouse({
      store,
      bus: end.bus,
      key: KEY,
      log: { info: () => undefined, warn: () => undefined, error: complain },
      limits: LIMITS,
      work: () => 0,
      stopwatch: () => 0,
      metrics: metricsOfAll(),
      brain: quickBrain,
      clock,
      timers: life.timers,
    });
    await house.start();
    this.#mended = end.mended;
    this.#house = house;
  }

  #dieNow(life: Life): void {
    if (this.#life === life) this.die();
  }

  /** As by SIGKILL, or with the whole machine: then its clients hear nothing of it. */
  die(): void {
    this.#life?.end();
    this.#life = null;
    this.#house = null;
    const isSilent = happens(this.#deps.random, 0.2);
    for (const wire of this.#wires) {
      if (isSilent) wire.isSilent = true;
      else wire.die();
    }
    this.#wires.clear();
  }

  /** Clients reach it or do not; messages under way are lost without a word. */
  cutOff(isCutOff: boolean): void {
    this.isCutOff = isCutOff;
    if (!isCutOff) return;
    for (const wire of this.#wires) wire.isSilent = true;
    this.#wires.clear();
  }

  linkBus(hasBus: boolean): void {
    if (this.#life === null || this.#life.hasBus === hasBus) return;
    this.#life.hasBus = hasBus;
    if (hasBus) this.#mended();
  }

  /** Breaks one connection. */
  cutOne(): void {
    const wires = [...this.#wires];
    const wire = wires[between(this.#deps.random, 0, wires.length - 1)];
    wire?.cut();
  }

  /** A client has come. */
  accept(wire: MemoryWire, token: string, arrived: (life: Life) => void): void {
    const [life, house] = [this.#life, this.#house];
    if (this.isCutOff) wire.isSilent = true;
    else if (life === null || house === null) wire.cut();
    else life.hear(() => void this.#greet(house, wire, token, () => arrived(life)));
  }

  async #greet(
    house: AssembledHouse,
    wire: MemoryWire,
    token: string,
    arrived: () => void,
  ): Promise<void> {
    const visitor = await house.people.find(token).catch(() => null);
    if (visitor === null || this.#house !== house || this.isCutOff) return wire.cut();
    if (wire.readyState !== wire.OPEN) return;
    for (const old of this.#wires) if (old.readyState !== old.OPEN) this.#wires.delete(old);
    this.#wires.add(wire);
    arrived();
    house.sockets.begin(wire, '127.0.0.1', visitor);
  }
}

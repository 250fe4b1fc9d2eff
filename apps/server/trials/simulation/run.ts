import { chairAt } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';
import { formatHeader, newHeader, newTable, rootOf } from '@claim-it/protocol';
import type { RandomNumbers } from '@claim-it/testkit';
import { pick, randomFrom } from '@claim-it/testkit';
import { HouseDice } from '../../src/dice/houseDice.ts';
import { PLAIN_NOTE, rowWith } from '../../src/house/chairNote.ts';
import { hashToken } from '../../src/ids.ts';
import type { WireEars, WireHabits } from '../../test/online/wire.ts';
import { MemoryWire } from '../../test/online/wire.ts';
import { CALM_BUS, SimBus } from './bus.ts';
import { between, happens } from './chance.ts';
import { CALM_DISK, SimDisk } from './disk.ts';
import type { FaultKind } from './faults.ts';
import { Faults } from './faults.ts';
import type { Life } from './life.ts';
import type { Mutant } from './mutants.ts';
import { Oracle } from './oracle.ts';
import type { Seat } from './person.ts';
import { SimPerson } from './person.ts';
import type { Plan } from './plan.ts';
import { planFrom } from './plan.ts';
import { KEY, SimProcess } from './process.ts';
import { Scheduler } from './scheduler.ts';
import { Trace } from './trace.ts';
import { visitNowAndThen } from './visits.ts';

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
/** While nothing is disturbed, all pages are shown an event within so much. */
const SHOWN_MS = 3_000;
/** Clients notice a broken line and come back, and clocks follow, within so much. */
const SETTLES_MS = 3 * MINUTE;
/** The mutant that goes by its own clocks: they are wrong by at most so much. */
const WRONG_MS = 5 * MINUTE;

export type SimulationOptions = {
  readonly mutant?: Mutant | null;
  /** The run ends after so many simulated milliseconds, even if the game is not over. */
  readonly longest?: number;
  /** No game over weeks. */
  readonly isQuick?: boolean;
  /** Only these faults; otherwise the seed chooses some. */
  readonly kinds?: readonly FaultKind[];
};

export type Outcome = {
  readonly seed: number;
  readonly findings: readonly string[];
  /** The same for the same seed. */
  readonly trace: string;
  readonly last: readonly string[];
  /** Simulated time, in milliseconds. */
  readonly time: number;
  /** How much of it was jumped over, because nothing went on. */
  readonly jumped: number;
  /** How the game is played: at once, or with turns of hours or days. */
  readonly pace: string;
  readonly lapses: number;
  readonly events: number;
  readonly acknowledged: number;
  readonly faults: ReadonlyMap<string, number>;
  readonly isOver: boolean;
};

/** A server of some processes and its players in one process, on a clock and with faults that follow from a seed. */
class Simulation {
  readonly #random: RandomNumbers;
  readonly #plan: Plan;
  readonly #scheduler: Scheduler;
  readonly #trace = new Trace();
  readonly #oracle: Oracle;
  readonly #disk: SimDisk;
  readonly #bus: SimBus;
  readonly #processes: readonly SimProcess[];
  readonly #faultCounts = new Map<string, number>();
  readonly #seed: number;
  readonly #longest: number;
  #people: readonly SimPerson[] = [];
  #faults: Faults | null = null;
  #isStormy = false;

  constructor(seed: number, { mutant = null, longest, isQuick = false, kinds }: SimulationOptions) {
    const random = randomFrom(seed);
    this.#seed = seed;
    this.#random = random;
    const plan = planFrom(random, mutant, isQuick);
    // A game that is not over by then is left.
    this.#longest = longest ?? plan.longest;
    this.#plan = { ...plan, kinds: kinds ?? plan.kinds };
    const scheduler = new Scheduler(randomFrom(seed + 1), START);
    this.#scheduler = scheduler;
    this.#oracle = new Oracle(scheduler);
    this.#disk = new SimDisk({
      scheduler,
      random,
      mutant,
      onFault: (kind) => this.#count(kind),
      onLaid: (append) => {
        this.#trace.note(scheduler.now(), append.entries.map(({ body }) => body).join());
        this.#oracle.laid(append);
        this.#expect(append.after.seq + append.entries.length);
      },
    });
    this.#bus = new SimBus({ scheduler, random, loses: mutant === 'lostHint' ? 0.5 : 0 });
    const skew = (): number | null =>
      mutant === 'localClock' ? between(random, -WRONG_MS, WRONG_MS) : null;
    const complain = (sentence: string): void => this.#trace.note(scheduler.now(), sentence);
    const deps = { scheduler, random, disk: this.#disk, bus: this.#bus, skew, complain };
    this.#processes = Array.from({ length: this.#plan.processes }, () => new SimProcess(deps));
  }

  #count(kind: string): void {
    this.#trace.note(this.#scheduler.now(), kind);
    this.#faultCounts.set(kind, (this.#faultCounts.get(kind) ?? 0) + 1);
  }

  /** In a calm all pages are soon shown what is laid. */
  #expect(seq: number): void {
    const { calmSince } = this.#oracle;
    if (calmSince === null) return;
    this.#scheduler.after(SHOWN_MS, () => {
      if (this.#oracle.calmSince !== calmSince) return;
      const late = this.#people.find(({ state }) => state !== null && state.seq < seq);
      if (late !== undefined) this.#oracle.find(`${late.describe()} is not shown event ${seq}`);
    });
  }

  /** A table with a chair for each person, as the store has it after it was opened. */
  async #open(): Promise<readonly Seat[]> {
    const { truth } = this.#disk;
    const { people, pace } = this.#plan;
    const table = `simulated-${this.#seed}` as TableId;
    const seats = Array.from({ length: people }, (_, chair): Seat => {
      const guest = `guest-${this.#seed}-${chair}` as GuestId;
      return { table, chair, guest, token: `token-${this.#seed}-${chair}` };
    });
    for (const { guest, token, chair } of seats) {
      await truth.createGuest({ id: guest, name: `Player ${chair}`, at: START });
      const tokenHash = hashToken(token);
      await truth.openSession({ tokenHash, kind: 'device', guest, label: null, at: START });
      await truth.touchSession({ tokenHash, at: START + 1 });
    }
    const wish = { variant: 'standard', pace, onLeaving: { kind: 'skip' } } as const;
    const agreed = { ...wish, isListed: true, isFreeTextAllowed: false } as const;
    const header = newHeader(agreed, people, new HouseDice(KEY).tip(table, 0));
    const text = formatHeader(header);
    await truth.createTable({
      id: table,
      header: text,
      hash: rootOf(table, text),
      isListed: true,
      progress: { status: 'open', turn: null, deadline: null, openUntil: null },
      chairs: seats.map(({ guest, chair }) => {
        const note = { ...PLAIN_NOTE, isKept: true, isHost: chair === 0 };
        return rowWith({ chair: chairAt(chair), guest, invitation: null }, note);
      }),
      at: START,
    });
    this.#oracle.begin(newTable(table, header));
    return seats;
  }

  /** A client calls any process; it cannot know which of them are up. */
  readonly #dial = (token: string, ears: WireEars): MemoryWire => {
    const random = this.#random;
    let life: Life | null = null;
    const habits: WireHabits = {
      latency: () => between(random, 1, this.#isStormy ? 300 : 40),
      carry: (text, direction) => {
        this.#trace.note(this.#scheduler.now(), `${direction} ${text.length}`);
        return this.#isStormy && happens(random, 0.01) ? [text, text] : [text];
      },
      reach: (arrive) => (life === null ? arrive() : life.hear(arrive)),
    };
    const wire = new MemoryWire(ears, this.#scheduler, habits);
    const process = pick(random, this.#processes);
    this.#scheduler.after(habits.latency(), () =>
      process.accept(wire, token, (found) => {
        life = found;
      }),
    );
    return wire;
  };

  #thinks(): number {
    const { thinks, dozes, sleeps } = this.#plan;
    if (happens(this.#random, dozes)) return sleeps;
    return between(this.#random, 100, thinks);
  }

  async run(): Promise<Outcome> {
    const seats = await this.#open();
    const [scheduler, random, oracle] = [this.#scheduler, this.#random, this.#oracle];
    this.#people = seats.map(
      (seat) =>
        new SimPerson(seat, {
          scheduler,
          random,
          oracle,
          dial: this.#dial,
          thinks: () => this.#thinks(),
          saysAfter: () => between(random, 1_000, this.#plan.says),
        }),
    );
    this.#faults = new Faults({
      scheduler,
      random,
      disk: this.#disk,
      bus: this.#bus,
      processes: this.#processes,
      people: this.#people,
      kinds: this.#plan.kinds,
      onFault: (kind) => this.#count(kind),
    });
    for (const process of this.#processes) process.start();
    for (const person of this.#people) {
      if (this.#plan.isVisited) visitNowAndThen(person, { scheduler, random });
      else person.open();
    }
    scheduler.idleUntil = () => this.#idleUntil();
    scheduler.onJump = (ms) => this.#jumped(ms);
    while (!this.#isDone()) await this.#stormAndCalm(this.#faults);
    return this.#end();
  }

  /** Nothing goes on where no page is open, nothing is under way, and all processes only look around. */
  #idleUntil(): number | null {
    if (this.#people.some(({ isOpen }) => isOpen)) return null;
    if (this.#disk.habits !== CALM_DISK || this.#bus.habits !== CALM_BUS) return null;
    if (!this.#processes.every(({ isIdle }) => isIdle)) return null;
    return this.#oracle.deadline ?? Number.POSITIVE_INFINITY;
  }

  /** As if all processes had looked around all the time. */
  async #jumped(ms: number): Promise<void> {
    for (const process of this.#processes) process.life?.jump(ms);
    const now = this.#scheduler.now();
    await this.#disk.truth.beat({ now, patience: Number.MAX_SAFE_INTEGER });
  }

  #isOver(): boolean {
    return this.#people.every(({ isOver }) => isOver);
  }

  #isDone(): boolean {
    const isLate = this.#scheduler.now() - START > this.#longest;
    return isLate || this.#isOver() || this.#oracle.findings.length > 0;
  }

  async #stormAndCalm(faults: Faults): Promise<void> {
    const [plan, scheduler, oracle] = [this.#plan, this.#scheduler, this.#oracle];
    const isBroken = (): boolean => oracle.findings.length > 0;
    this.#isStormy = true;
    oracle.calmSince = null;
    faults.begin(plan.gap);
    await scheduler.until(isBroken, plan.storm);
    this.#isStormy = false;
    faults.end();
    this.#bus.sweep();
    // Who waits for a process that stands still, or for a line that is silent, has time to notice it.
    await scheduler.until(isBroken, SETTLES_MS);
    if (isBroken()) return;
    oracle.calmSince = scheduler.now();
    const begin = scheduler.now();
    const isStuck = (): boolean => scheduler.now() - this.#lastStep() >= plan.patience;
    // A calm lasts until the game has gone on in it, or stands still.
    const isEnough = (): boolean =>
      scheduler.now() >= begin + plan.calm && this.#oracle.wentOnAt > begin;
    await scheduler.until(
      () => this.#isOver() || isBroken() || isStuck() || isEnough(),
      plan.calm + plan.patience,
    );
    if (isStuck() && !this.#isOver()) this.#tellStuck();
  }

  /** When the game went on, or when nothing hindered it any more. */
  #lastStep(): number {
    return Math.max(this.#oracle.wentOnAt, this.#oracle.calmSince ?? 0);
  }

  #tellStuck(): void {
    const where = this.#people.map((person) => person.describe()).join('; ');
    this.#oracle.find(`the game stands still: ${where}; ${this.#oracle.events} events laid`);
  }

  async #end(): Promise<Outcome> {
    const [scheduler, oracle] = [this.#scheduler, this.#oracle];
    const table = this.#people[0]?.seat.table;
    if (table === undefined) throw new Error('a run has people');
    const head = async (): Promise<string> =>
      (await this.#disk.truth.read({ table, since: Number.MAX_SAFE_INTEGER }))?.hash ?? '';
    if (oracle.findings.length === 0 && this.#isOver()) {
      let last = await head();
      const isEqual = (): boolean => this.#people.every(({ hash }) => hash === last);
      // A phrase may be said while the others are still being told of the end.
      for (let tries = 0; tries < 3 && !isEqual(); tries += 1) {
        await scheduler.until(isEqual, MINUTE);
        last = await head();
      }
      if (!isEqual())
        oracle.find(`not all have come to the end: ${this.#people.map((one) => one.describe())}`);
    }
    await oracle.judge(this.#disk.truth, table);
    const isOver = this.#isOver();
    for (const person of this.#people) person.close();
    for (const process of this.#processes) process.die();
    await this.#disk.close();
    return {
      seed: this.#seed,
      findings: oracle.findings,
      trace: this.#trace.digest(),
      last: this.#trace.last.slice(-60),
      time: scheduler.now() - START,
      jumped: scheduler.jumped,
      pace: this.#plan.isVisited ? 'weeks' : this.#plan.pace.kind,
      lapses: oracle.lapses,
      events: oracle.events,
      acknowledged: oracle.acknowledged,
      faults: this.#faultCounts,
      isOver,
    };
  }
}

/** Plays one game under faults; everything follows from the seed. */
export const simulate = (seed: number, options: SimulationOptions = {}): Promise<Outcome> =>
  new Simulation(seed, options).run();

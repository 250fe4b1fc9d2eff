import type { RandomNumbers } from '@claim-it/testkit';
import { pick } from '@claim-it/testkit';
import type { BusHabits, SimBus } from './bus.ts';
import { CALM_BUS } from './bus.ts';
import { between } from './chance.ts';
import type { DiskHabits, SimDisk } from './disk.ts';
import { CALM_DISK } from './disk.ts';
import type { SimPerson } from './person.ts';
import type { SimProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

export type FaultDeps = {
  readonly scheduler: Scheduler;
  readonly random: RandomNumbers;
  readonly disk: SimDisk;
  readonly bus: SimBus;
  readonly processes: readonly SimProcess[];
  readonly people: readonly SimPerson[];
  readonly kinds: readonly FaultKind[];
  readonly onFault: (kind: string) => void;
};

export const KINDS = [
  'crash',
  'pause',
  'machine stands still',
  'cut off from clients',
  'cut off from the bus',
  'cut off from the store',
  'broken line',
  'page opened again',
  'slow disk',
  'refusing disk',
  'forgetful disk',
  'crash at an append',
  'slow bus',
  'doubling bus',
] as const;

export type FaultKind = (typeof KINDS)[number];

/** A selection of the kinds: an error that one kind hides, such as a crash, shows in runs without it. */
export const someKinds = (random: RandomNumbers): readonly FaultKind[] => {
  const share = random();
  const some = KINDS.filter(() => random() < share);
  return some.length === 0 ? [pick(random, KINDS)] : some;
};

const LONGEST_PAUSE_MS = 40_000;

/** Injects one fault after another into a server, and repairs everything on request. */
export class Faults {
  readonly #deps: FaultDeps;
  #isOn = false;
  /** Faults of an earlier storm do not reach into the next. */
  #storm = 0;

  constructor(deps: FaultDeps) {
    this.#deps = deps;
  }

  /** Faults from now on, one after about `gap` milliseconds. */
  begin(gap: number): void {
    this.#storm += 1;
    this.#isOn = true;
    this.#next(gap, this.#storm);
  }

  #next(gap: number, storm: number): void {
    const { scheduler, random } = this.#deps;
    scheduler.after(between(random, 0, 2 * gap), () => {
      if (!this.#isOn || storm !== this.#storm) return;
      this.#strike(pick(random, this.#deps.kinds));
      this.#next(gap, storm);
    });
  }

  /** Everything is whole again, and all processes run or will. */
  end(): void {
    this.#isOn = false;
    const { disk, bus, processes } = this.#deps;
    disk.habits = CALM_DISK;
    bus.habits = CALM_BUS;
    for (const process of processes) {
      process.cutOff(false);
      process.linkBus(true);
      if (process.life !== null) process.life.hasStore = true;
      process.start();
    }
  }

  #strike(kind: FaultKind): void {
    const { random, processes, onFault } = this.#deps;
    onFault(kind);
    this.#strikes[kind](pick(random, processes));
  }

  readonly #strikes: Readonly<Record<FaultKind, (process: SimProcess) => void>> = {
    crash: (process) => {
      process.die();
      this.#later(15_000, () => process.start());
    },
    pause: (process) => process.life?.pause(this.#upTo(LONGEST_PAUSE_MS), false),
    'machine stands still': (process) => process.life?.pause(this.#upTo(LONGEST_PAUSE_MS), true),
    'cut off from clients': (process) => {
      process.cutOff(true);
      this.#later(30_000, () => process.cutOff(false));
    },
    'cut off from the bus': (process) => {
      process.linkBus(false);
      this.#later(30_000, () => process.linkBus(true));
    },
    'cut off from the store': (process) => this.#cutFromStore(process),
    'broken line': (process) => process.cutOne(),
    'page opened again': () => {
      const person = pick(this.#deps.random, this.#deps.people);
      if (person.isOpen) person.reloadSoon();
    },
    'slow disk': () => this.#spoilDisk({ slowest: this.#upTo(1_500) }),
    'refusing disk': () => this.#spoilDisk({ refuses: 0.5 }),
    'forgetful disk': () => this.#spoilDisk({ losesAnswer: 0.3 }),
    'crash at an append': () => {
      this.#spoilDisk({ kills: 0.3 });
      // A process that died at an append is started again.
      this.#later(20_000, () => {
        for (const process of this.#deps.processes) process.start();
      });
    },
    'slow bus': () => this.#spoilBus({ slowest: this.#upTo(3_000) }),
    'doubling bus': () => this.#spoilBus({ doubles: 0.3 }),
  };

  #upTo(most: number): number {
    return between(this.#deps.random, most / 100, most);
  }

  #spoilDisk(habits: Partial<DiskHabits>): void {
    const { disk } = this.#deps;
    disk.habits = { ...disk.habits, ...habits };
    this.#later(10_000, () => {
      disk.habits = CALM_DISK;
    });
  }

  #spoilBus(habits: Partial<BusHabits>): void {
    const { bus } = this.#deps;
    bus.habits = { ...bus.habits, ...habits };
    this.#later(10_000, () => {
      bus.habits = CALM_BUS;
    });
  }

  #cutFromStore(process: SimProcess): void {
    const { life } = process;
    if (life === null) return;
    life.hasStore = false;
    this.#later(15_000, () => {
      life.hasStore = true;
    });
  }

  /** After a while, if it is still the same storm. */
  #later(most: number, call: () => void): void {
    const { scheduler, random } = this.#deps;
    const storm = this.#storm;
    scheduler.after(between(random, 100, most), () => {
      if (this.#isOn && storm === this.#storm) call();
    });
  }
}

import type { RandomNumbers } from '@claim-it/testkit';
import type { Bus } from '../../src/store/index.ts';
import { createSwitchboard } from '../../src/store/index.ts';
import { between, happens } from './chance.ts';
import type { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';

type End = { readonly life: Life; readonly hear: (payload: string) => void };

export type BusDeps = {
  readonly scheduler: Scheduler;
  readonly random: RandomNumbers;
  /** How likely a hint is lost for good: a mutant. */
  readonly loses: number;
};

/** How the bus behaves. */
export type BusHabits = { readonly slowest: number; readonly doubles: number };

export const CALM_BUS: BusHabits = { slowest: 5, doubles: 0 };

/** A bus whose messages take their time, overtake each other, and may come twice; what is cut off hears nothing. */
export class SimBus {
  habits: BusHabits = CALM_BUS;
  readonly #deps: BusDeps;
  readonly #ends = new Set<End>();

  constructor(deps: BusDeps) {
    this.#deps = deps;
  }

  /** The end of a process, and what is to be called when its link is there again. */
  join(life: Life): { readonly bus: Bus; readonly mended: () => void } {
    const board = createSwitchboard(async (payload) => {
      if (!life.hasBus) return false;
      this.#carry(life, payload());
      return true;
    });
    const end = { life, hear: board.hear };
    this.#ends.add(end);
    const { process, publish, offer, subscribe } = board;
    const leave = (): void => void this.#ends.delete(end);
    const bus: Bus = {
      process,
      publish,
      offer,
      subscribe,
      isDown: () => !life.hasBus,
      close: async () => leave(),
    };
    return { bus, mended: () => life.hear(board.tellGap) };
  }

  #carry(from: Life, payload: string): void {
    const { random, loses } = this.#deps;
    for (const end of this.#ends) {
      if (end.life === from) continue;
      if (payload.includes('"reached"') && happens(random, loses)) continue;
      this.#deliver(end, payload);
      if (happens(random, this.habits.doubles)) this.#deliver(end, payload);
    }
  }

  #deliver({ life, hear }: End, payload: string): void {
    const { scheduler, random } = this.#deps;
    scheduler.after(between(random, 0, this.habits.slowest), () => {
      if (life.hasBus) life.hear(() => hear(payload));
    });
  }

  /** Forgets the ends of processes that are dead. */
  sweep(): void {
    for (const end of this.#ends) if (!end.life.isAlive) this.#ends.delete(end);
  }
}

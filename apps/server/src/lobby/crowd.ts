import { createHash } from 'node:crypto';
import type { GuestId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { Bus, BusMessage } from '../store/index.ts';

/** A guest without activity for so long is not counted. */
const STAYS_MS = 30_000;
/** What another process told this long ago does not count any more. */
const FADES_AFTER_MS = 45_000;
/** Processes tell each other this often. */
export const CROWD_MS = 10_000;

/** One bit for each guest, chosen by a hash: two guests rarely share one, and no bit leads back to a guest. */
const BITS = 8_192;

const bitOf = (guest: GuestId): number =>
  createHash('sha256').update(`crowd\n${guest}`).digest().readUInt16BE() % BITS;

/** How many guests set these bits, most likely. */
const countIn = (bits: Uint8Array): number => {
  let set = 0;
  for (const byte of bits) for (let rest = byte; rest > 0; rest &= rest - 1) set += 1;
  return Math.round(-BITS * Math.log(Math.max(1, BITS - set) / BITS));
};

type Told = { readonly bits: Uint8Array; readonly at: number };

/** How many people are online, at all processes: a guest at two of them counts once. */
export class Crowd {
  readonly #bus: Bus;
  readonly #elapsed: TimeSource;
  readonly #seen = new Map<GuestId, number>();
  readonly #others = new Map<string, Told>();
  readonly #unsubscribe: () => void;

  constructor(bus: Bus, elapsed: TimeSource) {
    this.#bus = bus;
    this.#elapsed = elapsed;
    this.#unsubscribe = bus.subscribe((message, process) => {
      if (message.kind === 'crowd' && process !== bus.process) this.#hear(message, process);
    });
  }

  #hear({ bits }: Extract<BusMessage, { kind: 'crowd' }>, process: string): void {
    const parsed = Buffer.from(bits, 'base64url');
    if (parsed.length === BITS / 8)
      this.#others.set(process, { bits: parsed, at: this.#elapsed() });
  }

  /** A guest has a socket here, or has asked for something just now. */
  see(guest: GuestId): void {
    this.#seen.set(guest, this.#elapsed());
  }

  #own(): Uint8Array {
    const bits = new Uint8Array(BITS / 8);
    const before = this.#elapsed() - STAYS_MS;
    for (const [guest, at] of this.#seen) {
      const bit = bitOf(guest);
      if (at < before) this.#seen.delete(guest);
      else bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
    return bits;
  }

  count(): number {
    const all = this.#own();
    const before = this.#elapsed() - FADES_AFTER_MS;
    for (const [process, { bits, at }] of this.#others) {
      if (at < before) this.#others.delete(process);
      else for (const [place, byte] of bits.entries()) all[place] = (all[place] ?? 0) | byte;
    }
    return countIn(all);
  }

  /** Tells the other processes who is here. */
  tell(): void {
    if (this.#seen.size === 0) return;
    this.#bus.publish({ kind: 'crowd', bits: Buffer.from(this.#own()).toString('base64url') });
  }

  stop(): void {
    this.#unsubscribe();
  }
}

import type { GuestId, TableId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import { scopeOf } from '../ids.ts';
import type { Bus, BusHint } from '../store/index.ts';

const HERE = '~here ';
const GONE = '~gone ';
/** Who was not told of for so long has gone, perhaps with the whole process. */
const FADES_AFTER_MS = 45_000;
/** Who stays is told of again this often. */
export const REMIND_MS = 20_000;

/** Who is at which table on the other processes of this house. They tell each other over the bus, by hashes. */
export class Neighbours {
  readonly #bus: Bus;
  readonly #elapsed: TimeSource;
  readonly #seen = new Map<string, number>();
  readonly #unsubscribe: () => void;
  /** Hears that somebody has come to a table elsewhere, or gone. */
  onChange: (table: string) => void = () => undefined;

  constructor(bus: Bus, elapsed: TimeSource) {
    this.#bus = bus;
    this.#elapsed = elapsed;
    this.#unsubscribe = bus.subscribe({
      onHint: (hint) => this.#hear(hint),
      onGap: () => undefined,
    });
  }

  #hear({ topic }: BusHint): void {
    const isHere = topic.startsWith(HERE);
    if (!isHere && !topic.startsWith(GONE)) return;
    const who = topic.slice(HERE.length);
    const isNews = this.#seen.has(who) !== isHere;
    if (isHere) this.#seen.set(who, this.#elapsed());
    else this.#seen.delete(who);
    if (isNews) this.onChange(who.split(' ')[0] ?? '');
  }

  isHere(table: TableId, guest: GuestId): boolean {
    const at = this.#seen.get(`${table} ${scopeOf(guest, table)}`);
    return at !== undefined && this.#elapsed() - at < FADES_AFTER_MS;
  }

  tellHere(table: TableId, guest: GuestId): void {
    this.#bus.publish({ topic: `${HERE}${table} ${scopeOf(guest, table)}`, seq: this.#elapsed() });
  }

  tellGone(table: TableId, guest: GuestId): void {
    this.#bus.publish({ topic: `${GONE}${table} ${scopeOf(guest, table)}`, seq: this.#elapsed() });
  }

  /** Forgets those who have not been told of. */
  sweep(): void {
    const before = this.#elapsed() - FADES_AFTER_MS;
    for (const [who, at] of this.#seen)
      if (at < before) {
        this.#seen.delete(who);
        this.onChange(who.split(' ')[0] ?? '');
      }
  }

  stop(): void {
    this.#unsubscribe();
  }
}

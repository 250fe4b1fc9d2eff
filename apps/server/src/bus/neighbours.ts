import type { Clock } from '../house/clock.ts';
import { scopeOf } from '../house/ids.ts';
import type { Bus, Hint } from '../store/index.ts';

const HERE = '~here ';
const GONE = '~gone ';
/** Who was not told of for so long has gone, perhaps with the whole process. */
const FADES_AFTER_MS = 45_000;
/** Who stays is told of again this often. */
export const REMIND_MS = 20_000;

/** Who is at which table on the other processes of this house. They tell each other over the bus, by hashes. */
export class Neighbours {
  readonly #bus: Bus;
  readonly #now: Clock;
  readonly #seen = new Map<string, number>();
  readonly #unsubscribe: () => void;
  /** Hears that somebody has come to a table elsewhere, or gone. */
  onChange: (table: string) => void = () => undefined;

  constructor(bus: Bus, now: Clock) {
    this.#bus = bus;
    this.#now = now;
    this.#unsubscribe = bus.subscribe({
      onHint: (hint) => this.#hear(hint),
      onGap: () => undefined,
    });
  }

  #hear({ game }: Hint): void {
    const isHere = game.startsWith(HERE);
    if (!isHere && !game.startsWith(GONE)) return;
    const who = game.slice(HERE.length);
    const isNews = this.#seen.has(who) !== isHere;
    if (isHere) this.#seen.set(who, this.#now());
    else this.#seen.delete(who);
    if (isNews) this.onChange(who.split(' ')[0] ?? '');
  }

  isHere(table: string, guest: string): boolean {
    const at = this.#seen.get(`${table} ${scopeOf(guest, table)}`);
    return at !== undefined && this.#now() - at < FADES_AFTER_MS;
  }

  tellHere(table: string, guest: string): void {
    this.#bus.publish({ game: `${HERE}${table} ${scopeOf(guest, table)}`, seq: this.#now() });
  }

  tellGone(table: string, guest: string): void {
    this.#bus.publish({ game: `${GONE}${table} ${scopeOf(guest, table)}`, seq: this.#now() });
  }

  /** Forgets those who have not been told of. */
  sweep(): void {
    const before = this.#now() - FADES_AFTER_MS;
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

import { verifyRecord } from '@claim-it/fairness';
import type { OpenTable } from '@claim-it/protocol';
import type { PersonDeps } from './person.ts';
import { Person, Stopped } from './person.ts';

/** Every so many tables a bot plays, too. */
const BOT_EVERY = 4;
const BOT = { kind: 'bot', level: 'prospector', style: null, color: 'red' } as const;

/** People at some tables who play one game after another during all failures of the server. */
export class Crowd {
  readonly #people: Person[] = [];
  readonly #deps: PersonDeps;
  readonly #playing = new Set<string>();
  readonly #open = new Set<string>();
  #games: Promise<unknown> = Promise.resolve();
  /** Finished games whose record is proved, and those whose record is not. */
  proved = 0;
  unproved = 0;
  failure: unknown = null;
  #onFailure: () => void = () => undefined;
  /** Resolves when the play fails. */
  readonly failed: Promise<void> = new Promise((resolve) => {
    this.#onFailure = resolve;
  });

  readonly #size: number;

  constructor(deps: PersonDeps, size: number) {
    this.#deps = deps;
    this.#size = size;
  }

  /** Tables that are or were in play since the last look. */
  takeTables(): readonly string[] {
    const tables = [...this.#playing];
    for (const table of tables) if (!this.#open.has(table)) this.#playing.delete(table);
    return tables;
  }

  start(): void {
    const games = Array.from({ length: this.#size }, async (_, number) => {
      const [host, friend] = [number, number + 1].map((home) => new Person(this.#deps, home));
      if (host === undefined || friend === undefined) return;
      this.#people.push(host, friend);
      const others = number % BOT_EVERY === 0 ? [BOT] : [];
      while (!host.isStopped) await this.#playOne(host, friend, others);
    });
    this.#games = Promise.all(games).catch((error) => {
      if (error instanceof Stopped) return;
      this.failure ??= error;
      this.#onFailure();
    });
  }

  async #playOne(host: Person, friend: Person, others: OpenTable['chairs']): Promise<void> {
    const chairs = [{ kind: 'mine' }, { kind: 'invited' }, ...others] as const;
    const { table, invitations } = await host.open(chairs);
    this.#open.add(table);
    this.#playing.add(table);
    await host.sit(table, 0, 'green');
    await friend.sit(table, 1, 'blue', { invitation: invitations[0]?.token });
    await Promise.all([host.play(table), friend.play(table)]);
    const isProved = verifyRecord(await host.record(table)).ok;
    this.#open.delete(table);
    if (isProved) this.proved += 1;
    else this.unproved += 1;
  }

  async stop(): Promise<void> {
    for (const person of this.#people) person.stop();
    await this.#games;
  }
}

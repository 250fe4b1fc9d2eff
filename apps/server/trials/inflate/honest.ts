import { setTimeout as wait } from 'node:timers/promises';
import type { TableCommand } from '@claim-it/protocol';
import { phaseOf } from '@claim-it/protocol';
import { dueCommand } from '../../test/autoplay.ts';
import { Client } from '../../test/client.ts';

/** As fast as people who know what they want. */
const THINK_MS = 200;
const HABITS = { stirs: 1, takes: 0.6 };

export type HonestDeps = {
  readonly base: string;
  /** Hears how long a person waited, in milliseconds. */
  readonly onAnswer: (milliseconds: number) => void;
  readonly isStopped: () => boolean;
};

/** Two people who play one game after another and look into the lobby between two choices. */
export class HonestPair {
  readonly #deps: HonestDeps;
  readonly #people: Client[] = [];
  /** What was not as it should be. */
  readonly failures: string[] = [];
  games = 0;

  constructor(deps: HonestDeps) {
    this.#deps = deps;
  }

  async play(address: string): Promise<void> {
    for (let person = 0; person < 2; person += 1) {
      const client = await Client.arrive(this.#deps.base, { 'x-forwarded-for': address });
      await client.connect();
      this.#people.push(client);
    }
    for (let round = 0; !this.#deps.isStopped(); round += 1) await this.#playOne(round);
    for (const person of this.#people) {
      this.failures.push(...person.troubles);
      person.drop();
    }
  }

  async #timed<Type>(task: () => Promise<Type>): Promise<Type> {
    const begin = performance.now();
    const result = await task();
    this.#deps.onAnswer(performance.now() - begin);
    return result;
  }

  async #playOne(round: number): Promise<void> {
    const [host, friend] = round % 2 === 0 ? this.#people : this.#people.toReversed();
    if (host === undefined || friend === undefined) throw new Error('no guest came');
    const { table } = await this.#timed(() => host.open());
    for (const [chair, one] of [host, friend].entries()) {
      await this.#timed(() => one.watch(table));
      await this.#timed(() => one.sit(table, chair, chair === 0 ? 'green' : 'blue'));
    }
    await Promise.all([host, friend].map((one) => this.#playOn(one, table)));
    this.games += 1;
  }

  async #playOn(client: Client, table: string): Promise<void> {
    const view = client.views.get(table);
    for (let turn = 1; view !== undefined && phaseOf(view.state) !== 'over'; turn += 1) {
      if (this.#deps.isStopped()) return;
      if (client.closed !== null)
        throw new Error(`an honest socket was closed: ${client.closed.reason}`);
      const command = dueCommand(client, view, HABITS);
      if (command === null) await wait(THINK_MS / 10);
      else await this.#give(client, table, command);
      if (command !== null && turn % 10 === 0) await this.#look(client);
    }
    client.send({ kind: 'unwatch', table });
    client.views.delete(table);
  }

  async #give(client: Client, table: string, command: TableCommand): Promise<void> {
    const answer = await this.#timed(() => client.do(table, command));
    if (answer.kind === 'refused') this.failures.push(JSON.stringify(answer.refusal));
    await wait(THINK_MS);
  }

  async #look(client: Client): Promise<void> {
    const { status } = await this.#timed(() => client.get('/api/lobby'));
    if (status !== 200) this.failures.push(`lobby ${status}`);
  }
}

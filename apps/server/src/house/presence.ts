import type { Chair } from '@claim-it/fairness';
import type { GuestId } from '@claim-it/protocol';
import { diceWaitFor, isGone, peopleAt, phaseOf, waitsForAnybody } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { Log } from '../ops/log.ts';
import type { House } from './house.ts';
import type { LiveTable } from './liveTable.ts';

/** How long the dice wait for a guest without a socket, and for one whose socket does not answer. */
export type Patience = { readonly absent: number; readonly silent: number };
export const PATIENCE: Patience = { absent: 8_000, silent: 30_000 };

/** In a slow game people are usually not connected. */
const SLOW_MS = 1000;

const patienceAt = ({ header }: LiveTable, patience: Patience): Patience =>
  header.pace.kind === 'slow'
    ? { ...patience, absent: Math.min(patience.absent, SLOW_MS) }
    : patience;

export type PresenceDeps = {
  readonly house: House;
  readonly elapsed: TimeSource;
  readonly log: Log;
  readonly isHere: (table: LiveTable, guest: GuestId | null) => boolean;
  readonly patience: Patience;
  /** Whether other processes cannot tell who is there: then no guest is called away early. */
  readonly isBlind: () => boolean;
};

/** An absent player does not block a table: the dice go on with those who are there. */
export class Presence {
  readonly #deps: PresenceDeps;
  /** Tables that are being seen to. */
  readonly #busy = new Set<string>();

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
  }

  /** Looks whom a table waits for, and goes on without those who are not there. */
  look(table: LiveTable): void {
    const command = this.#dueAt(table);
    if (command === null || this.#busy.has(table.id)) return;
    this.#busy.add(table.id);
    const id = `${command.kind}:${command.chair}:${table.state.seq}`;
    this.#deps.house
      .doOwn(table, command, id)
      .catch((error) => this.#deps.log.warn({ table: table.id, why: String(error) }, 'presence'))
      .finally(() => this.#busy.delete(table.id));
  }

  #dueAt(table: LiveTable): { kind: 'away' | 'back' | 'vacate'; chair: Chair } | null {
    const { state, rows } = table;
    const isHere = (chair: Chair): boolean => this.#deps.isHere(table, rows[chair]?.guest ?? null);
    const ownerless = rows.find((row) => row.guest === null && !isGone(state, row.chair));
    if (ownerless !== undefined && phaseOf(state) === 'playing')
      return { kind: 'vacate', chair: ownerless.chair };
    if (waitsForAnybody(state) && state.ledger?.version === 1) {
      const back = peopleAt(state).find(isHere);
      return back === undefined ? null : { kind: 'back', chair: back };
    }
    const waited = this.#deps.elapsed() - table.waitingSince;
    const { absent, silent } = patienceAt(table, this.#deps.patience);
    const isBlind = this.#deps.isBlind();
    const patience = (chair: Chair): number => (isBlind || isHere(chair) ? silent : absent);
    const late = diceWaitFor(state).find((chair) => waited > patience(chair));
    return late === undefined ? null : { kind: 'away', chair: late };
  }

  sweep(): void {
    for (const table of this.#deps.house.tables.live()) this.look(table);
  }
}

import type { Chair } from '@claim-it/fairness';
import type { GuestId, HouseCommand } from '@claim-it/protocol';
import {
  absentAfter,
  absentee,
  agreementsOf,
  botAt,
  decider,
  diceWaitFor,
  isGone,
  isStartLate,
  lateChairs,
  peopleAt,
  phaseOf,
  waitsForAnybody,
} from '@claim-it/protocol';
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
  readonly now: TimeSource;
  readonly elapsed: TimeSource;
  readonly log: Log;
  readonly isHere: (table: LiveTable, guest: GuestId | null) => boolean;
  readonly patience: Patience;
  /** Whether other processes cannot report presence: then no guest is marked away early. */
  readonly isBlind: () => boolean;
};

/** So many times in a row a quiet table is passed over when all are looked at. */
const MOST_PASSED = 4;

/** How a table stood when all its people were here and nothing was due, and nothing becomes due by time alone. */
type Quiet = Pick<LiveTable, 'state' | 'rows'> & { passed: number };

type Due = Extract<HouseCommand, { kind: 'away' | 'back' | 'vacate' | 'absent' | 'returned' }>;

/** An absent player does not block a table: the dice continue with those present, and the others learn who is absent. */
export class Presence {
  readonly #deps: PresenceDeps;
  /** Tables that are being checked. */
  readonly #busy = new Set<string>();
  /** From when on this process knows who was there, and the tables whose absences it has checked against that. */
  #knownFrom: number;
  #checked = new WeakSet<LiveTable>();
  #quiet = new WeakMap<LiveTable, Quiet>();
  #isStopped = false;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#knownFrom = deps.now();
  }

  /** The server was suspended: absence is counted from now on. */
  restart(): void {
    this.#knownFrom = this.#deps.now();
    this.#checked = new WeakSet();
    this.#quiet = new WeakMap();
    for (const table of this.#deps.house.tables.live())
      table.awaySince = table.awaySince.map((since) => (since === null ? null : this.#knownFrom));
  }

  /** Checks whom a table waits for, and continues without those who are away. */
  look(table: LiveTable): void {
    if (this.#isStopped) return;
    this.#see(table);
    const command = this.#dueAt(table);
    this.#noteQuiet(table, command);
    if (command === null || this.#busy.has(table.id)) return;
    this.#busy.add(table.id);
    const id = `${command.kind}:${command.chair}:${table.state.seq}`;
    this.#deps.house
      .doOwn(table, command, id)
      .catch((error) => this.#deps.log.warn({ table: table.id, why: String(error) }, 'presence'))
      .finally(() => this.#busy.delete(table.id));
  }

  /** All people leave a server that closes: that is no absence, and the store closes behind it. */
  stop(): void {
    this.#isStopped = true;
  }

  #isHere(table: LiveTable, chair: Chair): boolean {
    return this.#deps.isHere(table, table.rows[chair]?.guest ?? null);
  }

  /** Notes since when each person at the table has had no connection. */
  #see(table: LiveTable): void {
    const isBlind = this.#deps.isBlind();
    table.awaySince = table.rows.map(({ chair, guest }) => {
      const isPerson = table.state.chairs[chair]?.sitter.kind === 'person';
      if (guest === null || !isPerson || this.#isHere(table, chair)) return null;
      const since = table.awaySince[chair] ?? null;
      return since === null && !isBlind ? this.#deps.now() : since;
    });
  }

  #dueAt(table: LiveTable): Due | null {
    const { state, rows } = table;
    const ownerless = rows.find((row) => row.guest === null && !isGone(state, row.chair));
    if (ownerless !== undefined && phaseOf(state) === 'playing')
      return { kind: 'vacate', chair: ownerless.chair };
    return this.#returned(table) ?? this.#absent(table) ?? this.#awayFromDice(table);
  }

  #awayFromDice(table: LiveTable): Due | null {
    const { state } = table;
    const isHere = (chair: Chair): boolean => this.#isHere(table, chair);
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

  /**
   * Who is present again; and, once, who was marked absent before this process knew who was present. A bot that plays for a person
   * was wanted by the others, and stays until the person is here.
   */
  #returned(table: LiveTable): Due | null {
    const { state } = table;
    const isOld = (chair: Chair, since: number): boolean =>
      since < this.#knownFrom && !this.#checked.has(table) && botAt(state, chair) === null;
    const back = peopleAt(state).find((chair) => {
      const since = state.absences[chair] ?? null;
      return since !== null && (this.#isHere(table, chair) || isOld(chair, since));
    });
    if (back !== undefined) return { kind: 'returned', chair: back };
    this.#checked.add(table);
    return null;
  }

  /** People whose word the start waits for, while a ready person is here. */
  #late(table: LiveTable): readonly Chair[] {
    const { state } = table;
    const isStarter = state.ready.some((chair) => this.#isHere(table, chair));
    return isStarter ? lateChairs(state).filter((chair) => isStartLate(state, chair)) : [];
  }

  /** The people the game waits for: the one on turn, and then the others, because absent people decide nothing. */
  #awaited({ state }: LiveTable): readonly Chair[] {
    if (agreementsOf(state.header).patience === null) return [];
    const awaited = decider(state);
    if (absentee(state) !== null) return peopleAt(state);
    return awaited === null ? [] : [awaited];
  }

  /** Who counts as absent now. R12 */
  #absent(table: LiveTable): Due | null {
    const { state } = table;
    if (this.#deps.isBlind()) return null;
    const asked = state.ledger === null ? this.#late(table) : this.#awaited(table);
    const now = this.#deps.now();
    const isLong = (chair: Chair): boolean => {
      const since = table.awaySince[chair] ?? null;
      const isKnown = (state.absences[chair] ?? null) !== null || botAt(state, chair) !== null;
      return !isKnown && since !== null && now - since >= absentAfter(state, chair);
    };
    const chair = asked.find(isLong);
    return chair === undefined
      ? null
      : { kind: 'absent', chair, since: table.awaySince[chair] ?? now };
  }

  /** Where a person comes or goes, a table is looked at by itself; this is for what becomes due by time. */
  sweep(): void {
    for (const table of this.#deps.house.tables.live()) if (!this.#isQuiet(table)) this.look(table);
  }

  #noteQuiet(table: LiveTable, command: Due | null): void {
    const { state, rows, awaySince } = table;
    const isQuiet =
      command === null &&
      awaySince.every((since) => since === null) &&
      diceWaitFor(state).length === 0;
    if (isQuiet) this.#quiet.set(table, { state, rows, passed: 0 });
    else this.#quiet.delete(table);
  }

  #isQuiet(table: LiveTable): boolean {
    const quiet = this.#quiet.get(table);
    if (quiet === undefined || quiet.state !== table.state || quiet.rows !== table.rows)
      return false;
    quiet.passed += 1;
    return quiet.passed <= MOST_PASSED;
  }
}

import type { GuestId, TableId } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import { scopeOf } from '../ids.ts';
import type { Bus, BusMessage } from '../store/index.ts';

/** A guest without a report for so long has gone, perhaps with the whole process. */
const FADES_AFTER_MS = 45_000;
/** The interval of repeated reports. */
export const REMIND_MS = 20_000;

type PresenceMessage = Extract<BusMessage, { kind: 'here' | 'gone' }>;
type Sighting = { readonly at: number; readonly isLooking: boolean };

/** The guests present at the other processes of this server, by table. Processes report them over the bus, by hashes. */
export class Neighbours {
  readonly #bus: Bus;
  readonly #elapsed: TimeSource;
  /** When each process last reported a guest at a table, and whether a page of theirs is looked at. */
  readonly #seen = new Map<TableId, Map<string, Map<string, Sighting>>>();
  /** The reported guests at tables here, and whether they have a visible page. */
  readonly #told = new Map<TableId, Map<GuestId, boolean>>();
  readonly #unsubscribe: () => void;
  /** Called when a guest has come to a table at another process, or left it. */
  onChange: (table: TableId) => void = () => undefined;

  constructor(bus: Bus, elapsed: TimeSource) {
    this.#bus = bus;
    this.#elapsed = elapsed;
    this.#unsubscribe = bus.subscribe((message, process) => {
      if (message.kind === 'gap') this.remind();
      if (process === bus.process) return;
      if (message.kind === 'who') this.#remindOf(message.table);
      if (message.kind === 'here' || message.kind === 'gone') this.#hear(message, process);
    });
  }

  #hear({ kind, table, who, isHidden }: PresenceMessage, process: string): void {
    const people = this.#seen.get(table) ?? new Map<string, Map<string, Sighting>>();
    const processes = people.get(who) ?? new Map<string, Sighting>();
    const wasHere = processes.size > 0;
    if (kind === 'here')
      processes.set(process, { at: this.#elapsed(), isLooking: isHidden !== true });
    else processes.delete(process);
    people.set(who, processes);
    this.#seen.set(table, people);
    this.#tidy(table, who);
    if (wasHere !== processes.size > 0) this.onChange(table);
  }

  #tidy(table: TableId, who: string): void {
    const people = this.#seen.get(table);
    if (people?.get(who)?.size === 0) people.delete(who);
    if (people?.size === 0) this.#seen.delete(table);
  }

  #sightings(table: TableId, guest: GuestId): readonly Sighting[] {
    const processes = this.#seen.get(table)?.get(scopeOf(guest, table));
    const now = this.#elapsed();
    return [...(processes?.values() ?? [])].filter(({ at }) => now - at < FADES_AFTER_MS);
  }

  isHere(table: TableId, guest: GuestId): boolean {
    return this.#sightings(table, guest).length > 0;
  }

  /** Whether the guest looks at a page of the table, somewhere else. */
  isLooking(table: TableId, guest: GuestId): boolean {
    return this.#sightings(table, guest).some(({ isLooking }) => isLooking);
  }

  #tellHere(table: TableId, guest: GuestId, isLooking: boolean): void {
    const hidden = isLooking ? {} : { isHidden: true };
    this.#bus.publish({ kind: 'here', table, who: scopeOf(guest, table), ...hidden });
  }

  /** A guest who sits at a table has a socket here; other processes are notified once, and when the page's visibility changes. */
  tellHere(table: TableId, guest: GuestId, isLooking: boolean): void {
    const told = this.#told.get(table) ?? new Map<GuestId, boolean>();
    if (told.get(guest) === isLooking) return;
    this.#told.set(table, told.set(guest, isLooking));
    this.#tellHere(table, guest, isLooking);
  }

  /** The last socket of a guest at this table is closed. */
  tellGone(table: TableId, guest: GuestId): void {
    const told = this.#told.get(table);
    if (told?.delete(guest) !== true) return;
    if (told.size === 0) this.#told.delete(table);
    this.#bus.publish({ kind: 'gone', table, who: scopeOf(guest, table) });
  }

  #remindOf(table: TableId): void {
    for (const [guest, isLooking] of this.#told.get(table) ?? [])
      this.#tellHere(table, guest, isLooking);
  }

  /** Repeats the report of all present guests. */
  remind(): void {
    for (const table of this.#told.keys()) this.#remindOf(table);
  }

  /** A table was just opened here: asks who is present at it. */
  ask(table: TableId): void {
    this.#bus.publish({ kind: 'who', table });
  }

  /** Forgets guests without recent reports. */
  sweep(): void {
    const before = this.#elapsed() - FADES_AFTER_MS;
    for (const [table, people] of this.#seen)
      for (const [who, processes] of people) {
        for (const [process, { at }] of processes) if (at < before) processes.delete(process);
        if (processes.size > 0) continue;
        this.#tidy(table, who);
        this.onChange(table);
      }
  }

  stop(): void {
    this.#unsubscribe();
  }
}

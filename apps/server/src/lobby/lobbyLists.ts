import type { GuestId, Lobby, TableCard } from '@claim-it/protocol';
import type { HouseClock, TimeSource } from '../clock.ts';
import type { TableSummary } from '../store/index.ts';
import type { CardDeps } from './cards.ts';
import { cardOf } from './cards.ts';
import { remembered } from './remembered.ts';

const MOST_LISTED = 60;
const MOST_MINE = 60;
/** So many running tables are told to pages that ask for them again and again. */
const MOST_RUNNING = 30;
/** The public lists are made at most this often, however many look. */
const FRESH_MS = 1_000;

type Lists = Pick<Lobby, 'open' | 'playing'>;

/** Tables to join, to watch, and one's own. */
export class LobbyLists {
  readonly #deps: CardDeps;
  readonly #now: TimeSource;
  readonly #perGuest: number;
  readonly #lists: () => Promise<Lists>;

  constructor(
    deps: CardDeps,
    { now, elapsed }: Pick<HouseClock, 'now' | 'elapsed'>,
    perGuest: number,
  ) {
    this.#deps = deps;
    this.#perGuest = perGuest;
    this.#now = now;
    this.#lists = remembered(FRESH_MS, elapsed, () => this.#make());
  }

  async look(guest: GuestId | null): Promise<Lobby> {
    const [lists, mine] = await Promise.all([this.#lists(), this.#mine(guest)]);
    return { ...lists, mine };
  }

  async #make(): Promise<Lists> {
    const { store } = this.#deps;
    const [now, perGuest, limit] = [this.#now(), this.#perGuest, MOST_LISTED];
    const find = async (status: 'open' | 'playing'): Promise<readonly TableCard[]> =>
      this.#cards(await store.findTables({ kind: 'lobby', status, now, perGuest, limit }), null);
    return { open: await find('open'), playing: await find('playing') };
  }

  async #mine(guest: GuestId | null): Promise<readonly TableCard[]> {
    if (guest === null) return [];
    const { store } = this.#deps;
    return this.#cards(await store.findTables({ kind: 'ofGuest', guest, limit: MOST_MINE }), guest);
  }

  /** The tables of a guest that are not over. */
  async running(guest: GuestId): Promise<readonly TableCard[]> {
    const { store } = this.#deps;
    const found = await store.findTables({ kind: 'runningOfGuest', guest, limit: MOST_RUNNING });
    return this.#cards(found, guest);
  }

  async #cards(
    tables: readonly TableSummary[],
    guest: GuestId | null,
  ): Promise<readonly TableCard[]> {
    const cards = await Promise.all(tables.map((table) => cardOf(this.#deps, table, guest)));
    return cards.filter((card) => card !== null);
  }
}

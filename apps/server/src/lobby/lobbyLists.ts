import type { GuestId, Lobby, TableCard } from '@claim-it/protocol';
import type { HouseClock, TimeSource } from '../clock.ts';
import type { TableSummary } from '../store/index.ts';
import type { CardDeps } from './cards.ts';
import { cardOf } from './cards.ts';
import type { Crowd } from './crowd.ts';
import { remembered } from './remembered.ts';

const MOST_LISTED = 60;
/** So many open tables are looked at for those whose opener is here. */
const MOST_LOOKED_AT = 180;
const MOST_MINE = 60;
/** The most running tables that are sent to pages that poll for them. */
const MOST_RUNNING = 30;
/** The public lists are made at most this often, however many look. */
const FRESH_MS = 1_000;

type Lists = Pick<Lobby, 'open' | 'playing'>;

/** Whether a guest who sits down now meets the opener; a slow table needs no connections. */
const isAttended = ({ header, host, chairs }: TableCard): boolean =>
  header.pace.kind === 'slow' || (host !== null && chairs[host]?.isHere === true);

/** Tables to join, to watch, and one's own. */
export class LobbyLists {
  readonly #deps: CardDeps;
  readonly #now: TimeSource;
  readonly #perGuest: number;
  readonly #lists: () => Promise<Lists>;
  readonly #crowd: Crowd;

  constructor(
    deps: CardDeps,
    { now, elapsed }: Pick<HouseClock, 'now' | 'elapsed'>,
    perGuest: number,
    crowd: Crowd,
  ) {
    this.#deps = deps;
    this.#perGuest = perGuest;
    this.#now = now;
    this.#crowd = crowd;
    this.#lists = remembered(FRESH_MS, elapsed, () => this.#make());
  }

  async look(guest: GuestId | null): Promise<Lobby> {
    if (guest !== null) this.#crowd.see(guest);
    const [lists, mine] = await Promise.all([this.#lists(), this.#mine(guest)]);
    return { ...lists, mine, people: this.#crowd.count(), now: this.#now() };
  }

  /** Tables in the list with a chair that is open to every guest. */
  async offered(): Promise<readonly TableCard[]> {
    return (await this.#lists()).open;
  }

  async #make(): Promise<Lists> {
    const { store } = this.#deps;
    const [now, perGuest] = [this.#now(), this.#perGuest];
    const find = async (status: 'open' | 'playing', limit: number): Promise<readonly TableCard[]> =>
      this.#cards(await store.findTables({ kind: 'lobby', status, now, perGuest, limit }), null);
    const open = (await find('open', MOST_LOOKED_AT)).filter(isAttended).slice(0, MOST_LISTED);
    return { open, playing: await find('playing', MOST_LISTED) };
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

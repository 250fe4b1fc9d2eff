import type { GuestId, Lobby, TableCard } from '@claim-it/protocol';
import type { HouseClock, TimeSource } from '../clock.ts';
import type { TableSummary } from '../store/index.ts';
import type { CardDeps } from './cards.ts';
import { cardOf } from './cards.ts';
import { remembered } from './remembered.ts';

const MOST_LISTED = 60;
const MOST_MINE = 60;
/** The public lists are made at most this often, however many look. */
const FRESH_MS = 1_000;
const HOUR = 3_600_000;
/** How long an open table stays in the lobby when nobody does anything at it. */
const OPEN_HOURS = { none: 3, live: 1, slow: 14 * 24 } as const;

type Lists = Pick<Lobby, 'open' | 'playing'>;

/** Tables to join, to watch, and one's own. */
export class LobbyLists {
  readonly #deps: CardDeps;
  readonly #now: TimeSource;
  readonly #lists: () => Promise<Lists>;

  constructor(deps: CardDeps, { now, elapsed }: Pick<HouseClock, 'now' | 'elapsed'>) {
    this.#deps = deps;
    this.#now = now;
    this.#lists = remembered(FRESH_MS, elapsed, () => this.#make());
  }

  async look(guest: GuestId | null): Promise<Lobby> {
    const [lists, mine] = await Promise.all([this.#lists(), this.#mine(guest)]);
    return { ...lists, mine };
  }

  async #make(): Promise<Lists> {
    const { store } = this.#deps;
    const find = async (status: 'open' | 'playing'): Promise<readonly TableCard[]> =>
      this.#cards(await store.findTables({ kind: 'listed', status, limit: MOST_LISTED }), null);
    const open = (await find('open')).filter((card) => this.#isInviting(card));
    return { open, playing: await find('playing') };
  }

  /** Somebody sits there, and there is room for one more. */
  #isInviting({ chairs, changedAt, header }: TableCard): boolean {
    const hours = OPEN_HOURS[header.pace.kind];
    return (
      chairs.some(({ isTaken, bot }) => isTaken && bot === null) &&
      chairs.some(({ isTaken, isInvited, isKept }) => !isTaken && !isInvited && !isKept) &&
      changedAt > this.#now() - hours * HOUR
    );
  }

  async #mine(guest: GuestId | null): Promise<readonly TableCard[]> {
    if (guest === null) return [];
    const { store } = this.#deps;
    return this.#cards(await store.findTables({ kind: 'ofGuest', guest, limit: MOST_MINE }), guest);
  }

  async #cards(
    tables: readonly TableSummary[],
    guest: GuestId | null,
  ): Promise<readonly TableCard[]> {
    const cards = await Promise.all(tables.map((table) => cardOf(this.#deps, table, guest)));
    return cards.filter((card) => card !== null);
  }
}

import type { GuestId, OpenTable, PlayWish, TableCard, TableId } from '@claim-it/protocol';
import { isRemoved } from '../house/chairs.ts';
import type { ChairRow, Store } from '../store/index.ts';

/** Two clocks to choose from: seconds for each roll, and the reserve for the game. */
const PACES = {
  calm: { kind: 'live', seconds: 30, bank: 120, increment: 10 },
  quick: { kind: 'live', seconds: 20, bank: 60, increment: 5 },
} as const;

/** The table that is opened when none is found: listed, and open to later guests. */
export const tableFor = ({ players, pace }: PlayWish): OpenTable => ({
  variant: 'standard',
  pace: PACES[pace],
  onLeaving: { kind: 'bot', level: 'miner' },
  onSkip: 'take',
  isReadyAsked: false,
  mayReplaceBots: true,
  isListed: true,
  isFreeTextAllowed: false,
  chairs: Array.from({ length: players }, (_, chair) => ({ kind: chair === 0 ? 'mine' : 'open' })),
});

const fits = ({ header }: TableCard, { players, pace }: PlayWish): boolean =>
  header.chairs === players &&
  header.variant === 'standard' &&
  header.pace.kind === 'live' &&
  header.pace.seconds === PACES[pace].seconds;

const hasFree = ({ chairs }: TableCard): boolean =>
  chairs.some(({ isTaken, isInvited, isKept }) => !isTaken && !isInvited && !isKept);

const peopleOn = ({ chairs }: TableCard): number =>
  chairs.filter(({ isTaken, bot }) => isTaken && bot === null).length;

/** More people first, then by id: all requests agree on the order, so that guests do not move forever. */
const isBetter = (one: TableCard, other: TableCard): boolean => {
  const more = peopleOn(one) - peopleOn(other);
  return more !== 0 ? more > 0 : one.table < other.table;
};

export type PairingDeps = {
  readonly store: Store;
  /** Tables in the list whose opener is here. */
  readonly offered: () => Promise<readonly TableCard[]>;
  /** Whether no one there has blocked the guest, nor the guest them. */
  readonly mayPair: (rows: readonly ChairRow[], guest: GuestId) => Promise<boolean>;
};

/**
 * Finds people who are online for a guest who wants to play now. The tables themselves are the queue, so that all
 * processes see the same one: a waiting guest sits at a listed table, and one who left is not offered any more.
 */
export const findTable = async (
  { store, offered, mayPair }: PairingDeps,
  guest: GuestId,
  wish: PlayWish,
): Promise<TableId | null> => {
  const cards = (await offered()).filter((card) => fits(card, wish) && hasFree(card));
  const own = cards.find(({ table }) => table === wish.table) ?? null;
  const mayJoin = async ({ table }: TableCard): Promise<boolean> => {
    const rows = (await store.read({ table, since: Number.MAX_SAFE_INTEGER }))?.chairs ?? [];
    const isOut = rows.some((row) => row.guest === guest) || isRemoved(rows, guest);
    return !isOut && (await mayPair(rows, guest));
  };
  // Who has company already waits for more of it.
  if (own !== null && peopleOn(own) > 1) return own.table;
  const others = cards
    .filter((card) => card !== own && (own === null || isBetter(card, own)))
    .toSorted((one, other) => (isBetter(one, other) ? -1 : 1));
  for (const card of others) if (await mayJoin(card)) return card.table;
  return own?.table ?? (await stillMine(store, guest, wish.table ?? null));
};

/** A table that is not offered is still the right one for its opener, and once its game has begun. */
const stillMine = async (
  store: Store,
  guest: GuestId,
  table: TableId | null,
): Promise<TableId | null> => {
  const log = table === null ? null : await store.read({ table, since: Number.MAX_SAFE_INTEGER });
  const isThere = log?.chairs.some((row) => row.guest === guest) === true;
  const isOpener = log?.chairs[0]?.guest === guest;
  return isThere && (isOpener || log.status === 'playing') ? table : null;
};

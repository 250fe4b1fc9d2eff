import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { GuestId, OpenedTable, OpenTable, TableHeader, TableId } from '@claim-it/protocol';
import { formatHeader, newHeader, rootOf } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { HouseDice } from '../dice/houseDice.ts';
import { onceMade } from '../dice/houseDice.ts';
import { hashToken, newTableId, newToken } from '../ids.ts';
import type { ChairRow, Store } from '../store/index.ts';
import { noteOf, PLAIN_NOTE, rowWith } from './chairNote.ts';
import { marksAt } from './chairs.ts';
import type { LiveTable } from './liveTable.ts';
import type { Performer } from './perform.ts';
import type { Quota } from './quota.ts';
import type { Tables } from './tables.ts';

export type OpenDeps = {
  readonly store: Store;
  readonly now: TimeSource;
  readonly dice: HouseDice;
  readonly tables: Tables;
  readonly performer: Performer;
  readonly quota: Quota;
  readonly isHere: (table: LiveTable, guest: GuestId | null) => boolean;
  readonly rematchOf: (table: TableId) => TableId;
};

type BotWish = { readonly chair: Chair } & Extract<OpenTable['chairs'][number], { kind: 'bot' }>;

const createTable = (
  { store, now }: OpenDeps,
  id: TableId,
  header: TableHeader,
  chairs: readonly ChairRow[],
): Promise<unknown> => {
  const text = formatHeader(header);
  return store.createTable({
    id,
    header: text,
    hash: rootOf(id, text),
    isListed: header.isListed,
    progress: { status: 'open', turn: null, deadline: null, openUntil: null },
    chairs,
    at: now(),
  });
};

const seatBots = async (deps: OpenDeps, id: TableId, bots: readonly BotWish[]): Promise<void> => {
  const table = await deps.tables.get(id);
  if (table === null) throw new Error(`table ${id} was not opened`);
  for (const { kind: _, ...bot } of bots)
    await deps.performer.perform(table, {
      kind: 'house',
      id: `open:${bot.chair}`,
      command: { kind: 'seatBot', ...bot },
    });
};

/** A table with a chair for the opener and all requested players. */
export const openTable = async (
  deps: OpenDeps,
  guest: GuestId,
  wish: OpenTable,
): Promise<OpenedTable> => {
  const { chairs } = wish;
  const id = newTableId(wish.isListed);
  const header = newHeader(wish, chairs.length, await onceMade(() => deps.dice.tip(id, 0)));
  const invitations = chairs.flatMap(({ kind }, place) =>
    kind === 'invited' ? [{ chair: chairAt(place), token: newToken() }] : [],
  );
  const token = wish.isListed ? null : newToken();
  const host = chairs.findIndex(({ kind }) => kind === 'mine');
  const rows = chairs.map(({ kind }, place) => {
    const chair = chairAt(place);
    const own = invitations.find((one) => one.chair === chair)?.token;
    const invitation = own === undefined ? null : hashToken(own);
    const isKept = kind === 'mine';
    const isByLink = kind === 'invited';
    const isHost = chair === host;
    const link = isHost && token !== null ? hashToken(token) : null;
    const note = { ...PLAIN_NOTE, isByLink, isKept, isHost, link };
    return rowWith({ chair, guest: isKept ? guest : null, invitation }, note);
  });
  await createTable(deps, id, header, rows);
  const bots = chairs.flatMap((one, place) =>
    one.kind === 'bot' ? [{ ...one, chair: chairAt(place) }] : [],
  );
  if (bots.length > 0) await seatBots(deps, id, bots);
  return { table: id, token, invitations };
};

/**
 * The table of a rematch: chairs are reserved for the players, bots sit down at once. A second request returns the same table.
 * Returns how many milliseconds the guest has to wait for it.
 */
export const openRematch = async (
  deps: OpenDeps,
  old: LiveTable,
  guest: GuestId,
): Promise<number> => {
  const id = deps.rematchOf(old.id);
  const known = await deps.store.read({ table: id, since: Number.MAX_SAFE_INTEGER });
  const wait = known === null ? deps.quota.takeTable(guest) : 0;
  if (known !== null || wait > 0) return wait;
  // The previous host stays host while present; otherwise the others would have no host to wait for.
  const hasHost = old.rows.some((row) => noteOf(row).isHost && deps.isHere(old, row.guest));
  const first = old.rows.findIndex((row) => row.guest === guest);
  const rows = old.rows.map((row, place) => {
    const isHost = hasHost ? noteOf(row).isHost : place === first;
    const { name } = noteOf(row);
    // Removed guests stay out of the next game as well.
    const removed = isHost ? marksAt(old.rows) : [];
    const isKept = row.guest !== null;
    const color = isKept ? (old.state.chairs[row.chair]?.color ?? null) : null;
    const note = { ...PLAIN_NOTE, name, removed, isHost, isKept, color };
    return rowWith({ chair: row.chair, guest: row.guest, invitation: null }, note);
  });
  const houseTip = await onceMade(() => deps.dice.tip(id, 0));
  await createTable(deps, id, { ...old.header, houseTip }, rows);
  const bots = old.state.chairs.flatMap((one, place) =>
    one?.sitter.kind === 'bot' && old.rows[place]?.guest === null
      ? [{ ...one.sitter, chair: chairAt(place), color: one.color }]
      : [],
  );
  if (bots.length > 0) await seatBots(deps, id, bots);
  return 0;
};

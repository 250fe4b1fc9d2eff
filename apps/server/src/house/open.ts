import type { OpenedTable, OpenTable, TableHeader } from '@claim-it/protocol';
import { formatHeader, HEADER_VERSION } from '@claim-it/protocol';
import type { HouseDice } from '../dice/houseDice.ts';
import type { SeatRow, Store } from '../store/index.ts';
import type { Clock } from './clock.ts';
import { hashToken, newTableId, newToken } from './ids.ts';
import type { LiveTable } from './liveTable.ts';
import { noteOf, PLAIN_NOTE, rowWith } from './note.ts';
import type { Performer } from './perform.ts';
import type { Tables } from './tables.ts';

export type OpenMeans = {
  readonly store: Store;
  readonly now: Clock;
  readonly dice: HouseDice;
  readonly tables: Tables;
  readonly performer: Performer;
  readonly rematchOf: (table: string) => string;
};

type BotWish = { readonly chair: number } & Extract<OpenTable['chairs'][number], { kind: 'bot' }>;

const createTable = (
  { store, now }: OpenMeans,
  id: string,
  header: TableHeader,
  seats: readonly SeatRow[],
): Promise<unknown> =>
  store.createGame({
    id,
    header: formatHeader(header),
    isListed: header.isListed,
    progress: { status: 'open', turn: null, deadline: null },
    seats,
    at: now(),
  });

const seatBots = async (means: OpenMeans, id: string, bots: readonly BotWish[]): Promise<void> => {
  const table = await means.tables.get(id);
  if (table === null) throw new Error(`table ${id} was not opened`);
  for (const { kind: _, ...bot } of bots)
    await means.performer.perform(table, {
      kind: 'house',
      id: `open:${bot.chair}`,
      command: { kind: 'seatBot', ...bot },
    });
};

/** A table with a chair for the opener and whomever else they wished for. */
export const openTable = async (
  means: OpenMeans,
  guest: string,
  wish: OpenTable,
): Promise<OpenedTable> => {
  const { chairs, ...agreed } = wish;
  const id = newTableId(wish.isListed);
  const header: TableHeader = {
    version: HEADER_VERSION,
    ...agreed,
    chairs: chairs.length,
    houseTip: means.dice.tip(id, 0),
  };
  const invitations = chairs.flatMap(({ kind }, chair) =>
    kind === 'invited' ? [{ chair, token: newToken() }] : [],
  );
  const host = chairs.findIndex(({ kind }) => kind === 'mine');
  const rows = chairs.map(({ kind }, seat) => {
    const token = invitations.find(({ chair }) => chair === seat)?.token;
    const invitation = token === undefined ? null : hashToken(token);
    const isKept = kind === 'mine';
    const note = { ...PLAIN_NOTE, invitation, isKept, isHost: seat === host };
    return rowWith({ seat, guest: isKept ? guest : null, invitation }, note);
  });
  await createTable(means, id, header, rows);
  const bots = chairs.flatMap((one, chair) => (one.kind === 'bot' ? [{ ...one, chair }] : []));
  if (bots.length > 0) await seatBots(means, id, bots);
  return { table: id, invitations };
};

/** Where the same people play again: chairs are kept for them, bots sit down at once. Asked for twice, it is one table. */
export const openRematch = async (
  means: OpenMeans,
  old: LiveTable,
  guest: string,
): Promise<void> => {
  const id = means.rematchOf(old.id);
  if (old.state.rematch !== null || (await means.store.read({ game: id, since: 0 })) !== null)
    return;
  const hasHost = old.rows.some((row) => noteOf(row).isHost && row.guest !== null);
  const first = old.rows.findIndex((row) => row.guest === guest);
  const rows = old.rows.map((row, seat) => {
    const isHost = hasHost ? noteOf(row).isHost : seat === first;
    const { name } = noteOf(row);
    const note = { ...PLAIN_NOTE, name, isHost, isKept: row.guest !== null };
    return rowWith({ seat, guest: row.guest, invitation: null }, note);
  });
  await createTable(means, id, { ...old.header, houseTip: means.dice.tip(id, 0) }, rows);
  const bots = old.state.chairs.flatMap((one, chair) =>
    one?.sitter.kind === 'bot' && old.rows[chair]?.guest === null
      ? [{ ...one.sitter, chair, color: one.color }]
      : [],
  );
  if (bots.length > 0) await seatBots(means, id, bots);
};

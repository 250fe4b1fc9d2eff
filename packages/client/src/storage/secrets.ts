import type { Chair, Hash } from '@claim-it/fairness';
import type {
  CommandId,
  LogHash,
  OpenedTable,
  TableCommand,
  TableId,
  Token,
} from '@claim-it/protocol';
import { transactOnline } from './database.ts';

/** The use of an opened element: the stir or the shake of a roll, counted from 1 (0 is the shake for the first player), or coming back. */
export type ElementUse = { readonly kind: 'stir' | 'roll' | 'back'; readonly roll: number };

/** The last element that this device sent for a chair, and the log seen then. */
export type GivenElement = {
  readonly chain: number;
  readonly number: number;
  readonly element: Hash;
  readonly use: ElementUse;
  readonly seq: number;
  readonly hash: LogHash;
};

/** The length of the log when this device contributed to it. The hash covers everything before. */
export type SeenLog = Pick<GivenElement, 'seq' | 'hash'>;

/** The chains of a seat with its own secret, from before guests had one secret. It never leaves the device, except in a recovery link. */
export type OwnSecret = {
  /** 32 bytes, base64url. */
  readonly secret: string;
  /** How many chains were made from it. */
  readonly chains: number;
};

/** The chains of a seat that are derived from the secret of the guest: one device of theirs opens elements at a time. */
export type ChainHold = {
  /** The number of the first tip of the chain that this device opened last: from sitting down, or sealed after a lost key. */
  readonly origin: number;
  /** How often the chain has moved between devices: a release counts once. */
  readonly turn: number;
  readonly isHeld: boolean;
};

/** A device's notes about a seat, so that it opens no element twice or for another log. */
export type SeatNotes = {
  readonly table: string;
  readonly chair: number;
  /** The version of the dice that the secret was made for; devices without it know only version 1. */
  readonly version?: 2;
  readonly given?: GivenElement;
  /** The tips of all chains that this device has made for the chair, also of replaced secrets. */
  readonly tips?: readonly Hash[];
  /** No element is opened for a log that does not continue from here. */
  readonly seen?: SeenLog;
  /** This device has requested a new chain, and this is its secret. */
  readonly isAsked?: boolean;
};

export type SeatSecret = SeatNotes & OwnSecret;
/** What a device said when it gave a chain up: to one request, or to any device (empty). A lost message is sent again. */
export type LeftChain = { readonly to: string; readonly text: string; readonly progress: number };
export type SeatHold = SeatNotes & { readonly held: ChainHold; readonly left?: LeftChain };
export type SeatRow = SeatSecret | SeatHold;

export const isOwnSecret = (row: SeatRow): row is SeatSecret => 'secret' in row;

/** A command that the server has not answered yet. */
export type PendingCommand = {
  readonly cid: CommandId;
  readonly table: TableId;
  /** The last event seen when it was sent. */
  readonly seq: number;
  readonly command: TableCommand;
};

const STORES = ['secrets', 'orders', 'invitations', 'guest'] as const;
type StoreName = (typeof STORES)[number];

/** Rows that the device could not store: they last as long as the page. */
const unsaved: Readonly<Record<StoreName, Map<string, unknown>>> = {
  secrets: new Map(),
  orders: new Map(),
  invitations: new Map(),
  guest: new Map(),
};

const put = async (store: StoreName, key: string, row: unknown): Promise<void> => {
  try {
    await transactOnline([store], 'readwrite', (stores) => stores[store].put(row));
    unsaved[store].delete(key);
  } catch {
    unsaved[store].set(key, row);
  }
};

const remove = async (store: StoreName, key: string): Promise<void> => {
  unsaved[store].delete(key);
  await transactOnline([store], 'readwrite', (stores) => stores[store].delete(key)).catch(() => {});
};

const readAll = async <Row>(store: StoreName): Promise<readonly Row[]> => {
  const here = [...unsaved[store].values()];
  const stored = await transactOnline([store], 'readonly', (stores) =>
    stores[store].getAll(),
  ).catch((): unknown[] => []);
  return [...here, ...stored] as Row[];
};

/** Resolves when the secret is on disk: no chain is announced that could be lost with the page. */
export const storeSecret = (secret: SeatRow): Promise<void> =>
  put('secrets', `${secret.table} ${secret.chair}`, secret);

export const allSecrets = (): Promise<readonly SeatRow[]> => readAll<SeatRow>('secrets');

export const secretOf = async (table: string, chair: number): Promise<SeatRow | null> =>
  (await allSecrets()).find((one) => one.table === table && one.chair === chair) ?? null;

/** The secrets of a table's links: `token` of the one to the table, `invitations` of those to certain chairs. */
export type TableLinks = Pick<OpenedTable, 'token' | 'invitations'>;

/** Links to a table that was opened here, so that they can be shown again. */
export const storeInvitations = (row: OpenedTable): Promise<void> =>
  put('invitations', row.table, row);

/** Older versions stored no link to the table itself. */
type StoredLinks = Omit<OpenedTable, 'token'> & Partial<Pick<OpenedTable, 'token'>>;

export const invitationsOf = async (table: string): Promise<TableLinks> => {
  const rows = await readAll<StoredLinks>('invitations');
  const { token = null, invitations = [] } = rows.find((one) => one.table === table) ?? {};
  return { token, invitations };
};

/** Replaces or removes the link to one chair, or to the table where `chair` is null. */
export const changeInvitation = async (
  table: TableId,
  chair: Chair | null,
  token: Token | null,
): Promise<void> => {
  const known = await invitationsOf(table);
  if (chair === null) return storeInvitations({ ...known, table, token });
  const others = known.invitations.filter((one) => one.chair !== chair);
  const own = token === null ? [] : [{ chair, token }];
  await storeInvitations({ ...known, table, invitations: [...others, ...own] });
};

/** Stores commands to a table until they are answered. */
export type CommandStore = {
  readonly add: (command: PendingCommand) => void;
  readonly remove: (cid: CommandId) => void;
  readonly all: () => Promise<readonly PendingCommand[]>;
};

export const commandsOf = (table: TableId): CommandStore => ({
  add: (command) => void put('orders', command.cid, command),
  remove: (cid) => void remove('orders', cid),
  all: async () => (await readAll<PendingCommand>('orders')).filter((one) => one.table === table),
});

/** The secret of the guest on this device: the 16 bytes that the twelve words encode. */
export type StoredGuest = {
  readonly id: 'own';
  readonly entropy: string;
  /** The guest of the server that has its key. */
  readonly guest: string | null;
  /** The words were written down, or the secret was imported. */
  readonly isKept: boolean;
  /** Another device has it, too: it may continue after a table is closed here. */
  readonly isShared?: boolean;
  /** The replacement secret, while the server has not confirmed it. */
  readonly next?: string;
};

/** No chain began with it: the row of a chair whose chains belong to a deleted secret. */
const NO_ORIGIN = Number.MAX_SAFE_INTEGER;

/** The row of a chair after the secret of the guest was replaced: no chain is held, and what was seen stays known. */
export const withoutChain = (row: SeatRow): SeatHold => {
  const seen = row.seen ?? row.given;
  return {
    table: row.table,
    chair: row.chair,
    ...(row.version === undefined ? {} : { version: row.version }),
    ...(seen === undefined ? {} : { seen: { seq: seen.seq, hash: seen.hash } }),
    held: { origin: NO_ORIGIN, turn: isOwnSecret(row) ? 0 : row.held.turn, isHeld: false },
  };
};

export const storedGuest = async (): Promise<StoredGuest | null> =>
  (await readAll<StoredGuest>('guest'))[0] ?? null;

export const storeGuest = (row: Omit<StoredGuest, 'id'>): Promise<void> =>
  put('guest', 'own', { id: 'own', ...row });

/** Deletes all data about the server's tables from this device. */
export const forgetSecrets = async (): Promise<void> => {
  for (const store of STORES) {
    unsaved[store].clear();
    await transactOnline([store], 'readwrite', (stores) => stores[store].clear()).catch(() => {});
  }
};

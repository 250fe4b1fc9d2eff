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

/** What an element is opened for: the stir or the shake of a roll, counted from 1 (0 is the shake for the first player), or coming back. */
export type ElementUse = { readonly kind: 'stir' | 'roll' | 'back'; readonly roll: number };

/** The last element that left this device for a chair, and the log that was seen then. */
export type GivenElement = {
  readonly chain: number;
  readonly number: number;
  readonly element: Hash;
  readonly use: ElementUse;
  readonly seq: number;
  readonly hash: LogHash;
};

/** How far the log was when something of this device went into it. The hash stands for everything before. */
export type SeenLog = Pick<GivenElement, 'seq' | 'hash'>;

/** The chains of a seat that a secret of its own was made for, before guests had one secret. It never leaves the device, but in a recovery link. */
export type OwnSecret = {
  /** 32 bytes, base64url. */
  readonly secret: string;
  /** How many chains were made of it. */
  readonly chains: number;
};

/** The chains of a seat that follow from the secret of the guest: one device of theirs opens elements at a time. */
export type ChainHold = {
  /** The number of the tip with which the chain began that this device opened last: sat down with, or sealed after a lost key. */
  readonly origin: number;
  /** How often the chain has changed hands: a release counts once. */
  readonly turn: number;
  readonly isHeld: boolean;
};

/** What a device notes about a seat, so that it opens nothing twice and nothing for another log. */
export type SeatNotes = {
  readonly table: string;
  readonly chair: number;
  /** The version of the dice that the secret was made for; devices without it know version 1 alone. */
  readonly version?: 2;
  readonly given?: GivenElement;
  /** The tips of all chains that this device has made for the chair, also of secrets that were replaced. */
  readonly tips?: readonly Hash[];
  /** Nothing is opened for a log that does not go on from here. */
  readonly seen?: SeenLog;
  /** This device has asked for a new chain, and this is its secret. */
  readonly isAsked?: boolean;
};

export type SeatSecret = SeatNotes & OwnSecret;
export type SeatHold = SeatNotes & { readonly held: ChainHold };
export type SeatRow = SeatSecret | SeatHold;

export const isOwnSecret = (row: SeatRow): row is SeatSecret => 'secret' in row;

/** A command that the server has not answered yet. */
export type PendingCommand = {
  readonly cid: CommandId;
  readonly table: TableId;
  /** The last event that was seen when it was given. */
  readonly seq: number;
  readonly command: TableCommand;
};

const STORES = ['secrets', 'orders', 'invitations', 'guest'] as const;
type StoreName = (typeof STORES)[number];

/** Rows that the device did not take: they last as long as the page. */
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

/** Answers when the secret is on the disk: no chain is announced that could be lost with the page. */
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

/** Devices stored no link to the table itself before there was one. */
type StoredLinks = Omit<OpenedTable, 'token'> & Partial<Pick<OpenedTable, 'token'>>;

export const invitationsOf = async (table: string): Promise<TableLinks> => {
  const rows = await readAll<StoredLinks>('invitations');
  const { token = null, invitations = [] } = rows.find((one) => one.table === table) ?? {};
  return { token, invitations };
};

/** The link to one chair, or to the table where `chair` is null, is another one now, or there is none. */
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

/** Where commands to a table outlive the page until they are answered. */
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

/** The secret of the guest on this device: the 16 bytes that twelve words stand for. */
export type StoredGuest = {
  readonly id: 'own';
  readonly entropy: string;
  /** The guest of the server that has its key. */
  readonly guest: string | null;
  /** The words were written down, or the secret came from somewhere else. */
  readonly isKept: boolean;
  /** Another device has it, too: whoever closes a table here may go on there. */
  readonly isShared?: boolean;
};

export const storedGuest = async (): Promise<StoredGuest | null> =>
  (await readAll<StoredGuest>('guest'))[0] ?? null;

export const storeGuest = (row: Omit<StoredGuest, 'id'>): Promise<void> =>
  put('guest', 'own', { id: 'own', ...row });

/** Nothing of the server's tables stays on this device. */
export const forgetSecrets = async (): Promise<void> => {
  for (const store of STORES) {
    unsaved[store].clear();
    await transactOnline([store], 'readwrite', (stores) => stores[store].clear()).catch(() => {});
  }
};

import type { Chair } from '@claim-it/fairness';
import type { GuestId, LogEntry, LogHash, LogHead, TableId } from '@claim-it/protocol';
import type { GuestKeyStore } from './guestKeys.ts';
import type { NoticeStore, Subscription, TableMoment } from './noticeTypes.ts';
import type { Passkey, PasskeyStore } from './passkeys.ts';
import type { Block, Report, SafetyStore, TalkLine, TalkStore } from './safetyTypes.ts';

/** The state of a table for lists and clocks. Written together with the events it is derived from. */
export type TableProgress = {
  readonly status: TableStatus;
  /** The chair that is waited for, or null. */
  readonly turn: Chair | null;
  /** When the turn runs out, in milliseconds since 1970; null without a clock. */
  readonly deadline: number | null;
  /** Until when the lobby offers the table: a person sits there, and a chair is open to every guest. Null if it is not offered. */
  readonly openUntil: number | null;
  /** The chairs that have won; with the end of the game only. */
  readonly winners?: readonly Chair[];
};

export type TableStatus = 'open' | 'playing' | 'finished';

/** The occupant of a chair. `note` is JSON text of the server: a bot's level, a name. Delete-my-data replaces it. */
export type ChairRow = {
  readonly chair: Chair;
  readonly guest: GuestId | null;
  /** Hash of the secret in an invitation link, while the chair is free. */
  readonly invitation: string | null;
  readonly note: string;
};

/** A table before its first event. `header` is JSON text that never changes and holds no personal data; `hash` is the root of the log, made of id and header. */
export type NewTable = {
  readonly id: TableId;
  readonly header: string;
  readonly hash: LogHash;
  readonly isListed: boolean;
  readonly progress: TableProgress;
  readonly chairs: readonly ChairRow[];
  readonly at: number;
};

export type Created = { readonly kind: 'created' | 'exists' };

/** One command's entries, to be appended after the entry `after`. */
export type Append = {
  readonly table: TableId;
  readonly after: LogHead;
  readonly command: string;
  /** Finished entries that follow `after`; at least one. Their bodies are opaque to the store and hold chair numbers, never names. */
  readonly entries: readonly LogEntry[];
  readonly at: number;
  /** Missing means unchanged. */
  readonly progress?: TableProgress;
  /** Chairs that change with these events. */
  readonly chairs?: readonly ChairRow[];
  /** A turn begins with these events, or the game ends; written together with them, so that none is missed. */
  readonly moment?: TableMoment;
};

/** `seq` and `hash` are those of the command's last event. A duplicate repeats the first answer. */
export type Appended =
  | { readonly kind: 'done' | 'duplicate'; readonly seq: number; readonly hash: LogHash }
  | { readonly kind: 'stale'; readonly seq: number }
  | { readonly kind: 'noTable' }
  /** The time of the append is more than `LATE_MS` behind that of the store: deadlines that follow from it would come too early. */
  | { readonly kind: 'late' };

export type StoredEntry = LogEntry & {
  /** On the last event of each command only. */
  readonly command: string | null;
};

export type TableSummary = Omit<TableProgress, 'winners'> & {
  readonly id: TableId;
  readonly header: string;
  readonly isListed: boolean;
  readonly seq: number;
  readonly hash: LogHash;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Null for a game that is not over, and for one that ended before rows said it. */
  readonly winners: readonly Chair[] | null;
};

/** A table, its chairs and its events after `since`; the chain has been checked. */
export type StoredLog = TableSummary & {
  readonly chairs: readonly ChairRow[];
  readonly entries: readonly StoredEntry[];
};

/** Which events of a log: those after `since`, and no more than `limit`. */
export type LogRequest = {
  readonly table: TableId;
  readonly since: number;
  readonly limit?: number;
};

/**
 * The stored fold of a log up to an event, bound to the hash of that event. It can always be recomputed; it holds chairs,
 * never names.
 */
export type TableFold = LogHead & {
  readonly table: TableId;
  /** JSON text of the table as it stands. */
  readonly state: string;
  /** The record and the rolls of a game that is over. */
  readonly record: string | null;
  readonly rolls: string | null;
};

export type FoldStore = {
  /** In place of an older one; that of a game that is over stays. */
  readonly keepFold: (fold: TableFold) => Promise<void>;
  /** Null where there is none, or none that fits the log. */
  readonly findFold: (table: TableId) => Promise<TableFold | null>;
};

export type TableQuery =
  /** Tables at which the guest sits and that they have not put away; those where it is the guest's turn come first. */
  | { readonly kind: 'ofGuest'; readonly guest: GuestId; readonly limit: number }
  /** Tables at which the guest sits and that are not over: those that wait for the guest first, the oldest of them first. */
  | { readonly kind: 'runningOfGuest'; readonly guest: GuestId; readonly limit: number }
  /** Public tables, last changed first. */
  | { readonly kind: 'listed'; readonly status: TableStatus; readonly limit: number }
  /**
   * Public tables for the lobby: those that can be joined, or those in play. First the last changed one of every guest,
   * then the next one of every guest, and at most `perGuest` of each.
   */
  | {
      readonly kind: 'lobby';
      readonly status: 'open' | 'playing';
      readonly now: number;
      readonly perGuest: number;
      readonly limit: number;
    }
  /** Finished tables, public or not, last changed first; `before` pages on. */
  | { readonly kind: 'finished'; readonly before: number | null; readonly limit: number }
  /** Finished tables at which the guest sits, last changed first; `before` is the last one of the page before. */
  | {
      readonly kind: 'finishedOfGuest';
      readonly guest: GuestId;
      readonly before: { readonly changedAt: number; readonly id: TableId } | null;
      readonly limit: number;
    }
  /** Tables whose deadline has come, longest overdue first. */
  | { readonly kind: 'due'; readonly now: number; readonly limit: number }
  /** Any tables, last opened first. */
  | { readonly kind: 'newest'; readonly limit: number };

export type Guest = {
  readonly id: GuestId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

/** A device keeps its session; a recovery session is the one use of a recovery link. */
export type SessionKind = 'device' | 'recovery';

/** The store never sees a token, only its hash. */
export type GuestSession = {
  readonly tokenHash: string;
  readonly kind: SessionKind;
  readonly guest: GuestId;
  /** What kind of device it was when it was opened, in a word or two; null where it is unknown. */
  readonly label: string | null;
  readonly openedAt: number;
  readonly seenAt: number;
};

/** Everything the store knows of one guest. */
export type GuestData = {
  readonly guest: Guest;
  readonly sessions: readonly GuestSession[];
  readonly chairs: readonly (ChairRow & { readonly table: TableId })[];
  /** What they wrote, whom they block, and what they reported. */
  readonly lines: readonly (TalkLine & { readonly table: TableId })[];
  readonly blocks: readonly Block[];
  readonly reports: readonly Report[];
  readonly subscriptions: readonly Subscription[];
  readonly passkeys: readonly Passkey[];
};

export type TableStore = {
  readonly createTable: (table: NewTable) => Promise<Created>;
  /** Resolves when the events are on disk, not before. */
  readonly append: (append: Append) => Promise<Appended>;
  /** Appends are laid in the order in which they were asked for; one may follow another that is not answered yet. */
  readonly isInOrder?: boolean;
  readonly read: (request: LogRequest) => Promise<StoredLog | null>;
  /** The first answer to a command; null if it was never carried out. */
  readonly findCommand: (request: {
    readonly table: TableId;
    readonly command: string;
  }) => Promise<{ readonly seq: number; readonly hash: LogHash } | null>;
  /** Unreadable rows are reported to `onDamaged` and skipped; without it they are a fault. */
  readonly findTables: (
    query: TableQuery,
    onDamaged?: (table: TableId, why: string) => void,
  ) => Promise<readonly TableSummary[]>;
  /** Leaves a table out of the guest's own list until something changes on their chairs. */
  readonly putAway: (request: {
    readonly table: TableId;
    readonly guest: GuestId;
  }) => Promise<void>;
  /** Which of the next unfinished tables have a head that is not their last event; `last` is null after the last of them. */
  readonly checkHeads: (page: {
    readonly after: TableId | null;
    readonly limit: number;
  }) => Promise<{ readonly broken: readonly TableId[]; readonly last: TableId | null }>;
  /** Who won a finished game whose row does not say so yet. */
  readonly keepWinners: (result: {
    readonly table: TableId;
    readonly winners: readonly Chair[];
  }) => Promise<void>;
  readonly findInvitation: (
    invitation: string,
  ) => Promise<{ readonly table: TableId; readonly chair: Chair } | null>;
};

export type ClockStore = {
  /** The time that all processes of this store agree on: the database's, where it has a clock of its own. */
  readonly time: () => Promise<number>;
  /** Moves a deadline if it still is `from`: of several processes that try, one gets true. */
  readonly moveDeadline: (move: {
    readonly table: TableId;
    readonly from: number;
    readonly to: number | null;
  }) => Promise<boolean>;
  /** Records that the server is running; a process whose clock is behind does not set the time back. After a silence longer than `patience` every deadline moves by the whole silence: clocks do not run while the server is down. */
  readonly beat: (beat: {
    readonly now: number;
    readonly patience: number;
  }) => Promise<{ readonly credited: number }>;
};

export type GuestStore = {
  readonly createGuest: (guest: {
    readonly id: GuestId;
    readonly name: string;
    readonly at: number;
  }) => Promise<void>;
  readonly renameGuest: (change: {
    readonly guest: GuestId;
    readonly name: string;
  }) => Promise<boolean>;
  readonly findGuest: (guest: GuestId) => Promise<Guest | null>;
  /** Guests not seen since `before`, to be forgotten. */
  readonly idleGuests: (query: {
    readonly before: number;
    readonly limit: number;
  }) => Promise<readonly GuestId[]>;
  readonly openSession: (session: {
    readonly tokenHash: string;
    readonly kind: SessionKind;
    readonly guest: GuestId;
    readonly label?: string | null;
    readonly at: number;
    /** How many of its kind the guest may have; beyond that the oldest end. */
    readonly most?: number;
  }) => Promise<void>;
  readonly findSession: (tokenHash: string) => Promise<GuestSession | null>;
  /** The device is here: its session and its guest were seen at this time. */
  readonly touchSession: (seen: {
    readonly tokenHash: string;
    readonly at: number;
  }) => Promise<boolean>;
  readonly sessionsOf: (guest: GuestId) => Promise<readonly GuestSession[]>;
  /** Which of these sessions still exist. */
  readonly openSessionsAmong: (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Ends all sessions of a kind that were not seen since `before`. */
  readonly endSessions: (query: {
    readonly kind: SessionKind;
    readonly before: number;
  }) => Promise<void>;
  /** True for exactly one of those who close it, so it may serve as a one-time ticket. */
  readonly closeSession: (tokenHash: string) => Promise<boolean>;
  readonly showGuest: (guest: GuestId) => Promise<GuestData | null>;
  /** Deletes a guest who has no chair and whose only session was opened and never used; false for any other. */
  readonly dropUnusedGuest: (guest: GuestId) => Promise<boolean>;
  /** Delete my data: guest and sessions go, chairs stay without them and show `note`; no trace stays in the files. */
  readonly forgetGuest: (request: {
    readonly guest: GuestId;
    readonly note: string;
  }) => Promise<boolean>;
};

/** What a server knows of itself: one text for each name. */
export type FactStore = {
  /** Stores it if there is none of this name; returns the stored one. */
  readonly keepFact: (fact: { readonly name: string; readonly value: string }) => Promise<string>;
  readonly findFact: (name: string) => Promise<string | null>;
  readonly changeFact: (fact: { readonly name: string; readonly value: string }) => Promise<void>;
};

/** One contract, every adapter. Promised writes are on disk when the promise resolves. */
export type Store = TableStore &
  FoldStore &
  ClockStore &
  GuestStore &
  GuestKeyStore &
  PasskeyStore &
  NoticeStore &
  FactStore &
  TalkStore &
  SafetyStore & {
    readonly close: () => Promise<void>;
  };

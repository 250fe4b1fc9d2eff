/** Where a game stands, as far as lists and clocks must know. Written together with the events it follows from. */
export type Progress = {
  readonly status: GameStatus;
  /** The seat on turn, or null. */
  readonly turn: number | null;
  /** When the turn runs out, in milliseconds since 1970; null without a clock. */
  readonly deadline: number | null;
};
export type GameStatus = 'open' | 'playing' | 'finished';

/** Who sits where. `player` is JSON text of the house: a bot's level, a name. It is what delete-my-data replaces. */
export type SeatRow = {
  readonly seat: number;
  readonly guest: string | null;
  /** Hash of the secret in an invitation link, while the seat waits for somebody. */
  readonly invitation: string | null;
  readonly player: string;
};

/** A game before its first event. `header` is JSON text that never changes; it is the root of the hash chain and holds no personal data. */
export type NewGame = {
  readonly id: string;
  readonly header: string;
  readonly isListed: boolean;
  readonly progress: Progress;
  readonly seats: readonly SeatRow[];
  readonly at: number;
};
export type Created =
  | { readonly kind: 'created'; readonly hash: string }
  | { readonly kind: 'exists' };

/** One command's events, to be laid on the log after event `expectedSeq`. */
export type Append = {
  readonly game: string;
  readonly expectedSeq: number;
  readonly command: string;
  /** JSON texts, opaque to the store; at least one. They hold seat numbers, never names. */
  readonly events: readonly string[];
  readonly at: number;
  /** Left out, it stays as it is. */
  readonly progress?: Progress;
  /** Seats that change with these events. */
  readonly seats?: readonly SeatRow[];
};

/** `seq` and `hash` are those of the command's last event. A duplicate repeats the first answer. */
export type Appended =
  | { readonly kind: 'done' | 'duplicate'; readonly seq: number; readonly hash: string }
  | { readonly kind: 'stale'; readonly seq: number }
  | { readonly kind: 'noGame' };

export type LogEntry = {
  readonly seq: number;
  /** On the last event of each command only. */
  readonly command: string | null;
  readonly body: string;
  readonly hash: string;
};

export type GameSummary = Progress & {
  readonly id: string;
  readonly header: string;
  readonly isListed: boolean;
  readonly seq: number;
  readonly hash: string;
  readonly createdAt: number;
  readonly changedAt: number;
};
/** A game, its seats and its events after `since`; the chain has been checked. */
export type GameLog = GameSummary & {
  readonly seats: readonly SeatRow[];
  readonly entries: readonly LogEntry[];
};

export type GameQuery =
  /** Games in which the guest sits; those where it is the guest's turn come first. */
  | { readonly kind: 'ofGuest'; readonly guest: string; readonly limit: number }
  /** Public games for the lobby, last changed first. */
  | { readonly kind: 'listed'; readonly status: GameStatus; readonly limit: number }
  /** Finished games, public or not, last changed first; `before` pages on. */
  | { readonly kind: 'finished'; readonly before: number | null; readonly limit: number }
  /** Finished games in which the guest sits, last changed first; `before` is the last one of the page before. */
  | {
      readonly kind: 'finishedOfGuest';
      readonly guest: string;
      readonly before: { readonly changedAt: number; readonly id: string } | null;
      readonly limit: number;
    }
  /** Games whose deadline has come, longest overdue first. */
  | { readonly kind: 'due'; readonly now: number; readonly limit: number };

export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};
/** A device keeps its session; a recovery session is the one use of a recovery link. */
export type SessionKind = 'device' | 'recovery';
/** The store never sees a token, only its hash. */
export type Session = {
  readonly tokenHash: string;
  readonly kind: SessionKind;
  readonly guest: string;
  readonly openedAt: number;
  readonly seenAt: number;
};
/** Everything the store knows of one guest. */
export type GuestData = {
  readonly guest: Guest;
  readonly sessions: readonly Session[];
  readonly seats: readonly (SeatRow & { readonly game: string })[];
};

export type GameStore = {
  readonly createGame: (game: NewGame) => Promise<Created>;
  /** Resolves when the events are on disk, and not before. */
  readonly append: (append: Append) => Promise<Appended>;
  readonly read: (request: {
    readonly game: string;
    readonly since: number;
  }) => Promise<GameLog | null>;
  /** The first answer to a command; null if it was never carried out. */
  readonly findCommand: (request: {
    readonly game: string;
    readonly command: string;
  }) => Promise<{ readonly seq: number; readonly hash: string } | null>;
  readonly findGames: (query: GameQuery) => Promise<readonly GameSummary[]>;
  readonly findInvitation: (
    invitation: string,
  ) => Promise<{ readonly game: string; readonly seat: number } | null>;
};

export type ClockStore = {
  /** Moves a deadline if it still is `from`: of several processes that want to act on it, one gets true. */
  readonly moveDeadline: (move: {
    readonly game: string;
    readonly from: number;
    readonly to: number | null;
  }) => Promise<boolean>;
  /** Says that the house is up. After a silence longer than `patience` every deadline moves by the whole silence: clocks do not run while the house is down. */
  readonly beat: (beat: {
    readonly now: number;
    readonly patience: number;
  }) => Promise<{ readonly credited: number }>;
};

export type GuestStore = {
  readonly createGuest: (guest: {
    readonly id: string;
    readonly name: string;
    readonly at: number;
  }) => Promise<void>;
  readonly renameGuest: (change: {
    readonly guest: string;
    readonly name: string;
  }) => Promise<boolean>;
  readonly findGuest: (guest: string) => Promise<Guest | null>;
  /** Guests not seen since `before`, to be forgotten. */
  readonly idleGuests: (query: {
    readonly before: number;
    readonly limit: number;
  }) => Promise<readonly string[]>;
  readonly openSession: (session: {
    readonly tokenHash: string;
    readonly kind: SessionKind;
    readonly guest: string;
    readonly at: number;
  }) => Promise<void>;
  readonly findSession: (tokenHash: string) => Promise<Session | null>;
  /** The device is here: its session and its guest were seen at this time. */
  readonly touchSession: (seen: {
    readonly tokenHash: string;
    readonly at: number;
  }) => Promise<boolean>;
  /** True for exactly one of those who close it, so it may serve as a one-time ticket. */
  readonly closeSession: (tokenHash: string) => Promise<boolean>;
  readonly showGuest: (guest: string) => Promise<GuestData | null>;
  /** Delete my data: guest and sessions go, seats stay without them and show `player`; no trace stays in the files. */
  readonly forgetGuest: (request: {
    readonly guest: string;
    readonly player: string;
  }) => Promise<boolean>;
};

/** One contract, every adapter. Whatever it promises to have written is on disk when the promise resolves. */
export type Store = GameStore &
  ClockStore &
  GuestStore & {
    readonly close: () => Promise<void>;
  };

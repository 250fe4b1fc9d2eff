import type { Level, Style } from '@claim-it/ai';
import type {
  Choice,
  Color,
  Game,
  GameEvent,
  Input,
  Refusal,
  Result,
  Roll,
  Seat,
  Variant,
} from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';

/** Who sits on a seat of the table: a person at this device, one at another, or a bot. */
export type MatchPlayer =
  | { readonly kind: 'person' | 'guest'; readonly name: string; readonly color: Color }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly color: Color;
      readonly level: Level;
      readonly style: Style | null;
    };

/** What is agreed before the first roll. Sitters stand in turn order, the first player first. */
export type MatchSetup = { readonly sitters: readonly MatchPlayer[]; readonly variant: Variant };

export type BotPlayer = Extract<MatchPlayer, { kind: 'bot' }>;

/** Whether a person is at the table: here, away since a time of this device's clock, or gone for good. */
export type SeatPresence =
  | { readonly kind: 'here' }
  | { readonly kind: 'away'; readonly since: number }
  | { readonly kind: 'gone' };

/** What a server tells of a seat besides the game. */
export type SeatCompany = {
  /** Null for a bot. */
  readonly presence: SeatPresence | null;
  /** The bot that plays for the person until they are back. */
  readonly standIn: string | null;
};

/** What happened at the table between two steps of the game. */
export type MatchAside = {
  /** How many steps were played before. */
  readonly at: number;
  readonly seat: Seat;
} & (
  | { readonly kind: 'lapsed' | 'back' | 'joined' }
  /** A bot plays until the person is back, or for good. */
  | { readonly kind: 'stoodIn' | 'tookOver'; readonly bot: string }
);

/** One throw of the roll for the first player, stored so that it can be shown. `sitter` counts in turn order. */
export type Throw = { readonly sitter: number; readonly roll: Roll };

/** A match as it is stored on the device: how it began and every accepted input since. */
export type SavedMatch = {
  readonly version: 1;
  readonly id: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly setup: MatchSetup;
  /** The day whose game this is, `2026-11-16`: all play it with the same dice against the same bots. */
  readonly daily?: string | undefined;
  /** The roll for the first player; empty for an imported game. */
  readonly throws: readonly Throw[];
  readonly inputs: readonly Input[];
};

/** Why a saved match cannot be opened: it was changed by other hands, or by a newer program. */
export type Damage =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'newer' }
  /** The rules refuse the input at `index`, counted from 0. */
  | { readonly kind: 'unlawful'; readonly index: number; readonly refusal: Refusal };

export type OpenRefusal =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'damaged'; readonly damage: Damage }
  | { readonly kind: 'storageForbidden' };

/** One accepted input with what came of it. */
export type MatchStep = {
  readonly index: number;
  readonly input: Input;
  readonly events: readonly GameEvent[];
  readonly before: Game;
  readonly after: Game;
};

/** Why a match cannot go on for now; `notices` of the texts has a sentence for each. */
export type Halt =
  | { readonly kind: 'storageFull' }
  | { readonly kind: 'storageForbidden' }
  | { readonly kind: 'openElsewhere' }
  | { readonly kind: 'brainFailed' }
  /** The browser is too old for bots. */
  | { readonly kind: 'brainUnsupported' }
  /** The server is out of reach; the match goes on by itself. */
  | { readonly kind: 'connectionLost' }
  | { readonly kind: 'houseRestarting' }
  /** What the server says cannot be true: nothing goes on. */
  | { readonly kind: 'proofFailed' }
  | { readonly kind: 'tableGone' }
  | { readonly kind: 'outdated' };

export type MatchStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'over' }
  | { readonly kind: 'halted'; readonly halt: Halt };

/** Why a choice does not count: the rules refuse it, something else happened before it, another device plays, or a bound of the table is reached. */
export type Rejection =
  | Refusal
  | { readonly kind: 'overtaken' }
  /** Another device of the same player has the dice of this game. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'tooManyChanges' | 'tableIsFull' };

/** How a choice came about. */
export type Occasion = {
  /** How many steps it was made on. */
  readonly seen: number;
  /** False once a choice before it was rejected: then it is for nothing. */
  readonly isMeant: () => boolean;
};

/** Who decides whether a choice counts and which dice fall: this device, a server, a lesson or a puzzle. */
export type Authority = {
  /** Everything that is safe, oldest first. */
  readonly steps: ReadonlySignal<readonly MatchStep[]>;
  /** Decides choices in the order they are handed in; answers once what came of one is among `steps`, or it does not count. */
  readonly submit: (
    choice: Choice,
    occasion: Occasion,
  ) => Promise<Result<readonly MatchStep[], Rejection>>;
  /** It answers before anything is painted, so nothing need be shown early. */
  readonly isInstant?: boolean;
};

/** What the table waits for between two inputs of bots: the show on the stage. */
export type ShowPace = { readonly settled: () => Promise<void> };

/** A match being played; the views read it and send choices, nothing else. */
export type Match = {
  readonly id: string;
  readonly setup: MatchSetup;
  /** The day whose game this is, if it is a daily one. */
  readonly daily?: string | undefined;
  readonly throws: readonly Throw[];
  /** The game after the last step; own choices count at once. The stage may show an earlier state while it animates. */
  readonly game: ReadonlySignal<Game>;
  /** The game as far as it is safe. */
  readonly safe: ReadonlySignal<Game>;
  /** Everything that has happened, oldest first, and what was chosen here since. */
  readonly steps: ReadonlySignal<readonly MatchStep[]>;
  readonly status: ReadonlySignal<MatchStatus>;
  /** Counts how often something that was shown had to be taken back. */
  readonly corrections: ReadonlySignal<number>;
  /** Why the last choice that was shown did not count; null when all is well. */
  readonly rejected: ReadonlySignal<Rejection | null>;
  /** Who is there, by seat; only a server tells. */
  readonly company?: ReadonlySignal<readonly SeatCompany[]>;
  /** What happened besides the game, oldest first; only a server tells. */
  readonly asides?: ReadonlySignal<readonly MatchAside[]>;
  /** Shows a choice at once and answers when it is safe, or does not count. Another space instead of the chosen one is `place` too. */
  readonly send: (choice: Choice) => Promise<Result<readonly MatchStep[], Rejection>>;
};

/** Whether the people of a finished game can play again: not for spectators, as a wish, or because another has asked. */
export type Again =
  | { readonly kind: 'none' | 'ask' }
  /** Who has asked; null for a person at this device. */
  | { readonly kind: 'join'; readonly name: string | null };

/** What only a table of a server has. */
export type HouseControls = {
  /** Takes all players to their next game. */
  readonly rematch: () => void;
  readonly again: ReadonlySignal<Again>;
  /** Whether this device only watches. */
  readonly isWatching: ReadonlySignal<boolean>;
  /** How many others watch. */
  readonly watchers: ReadonlySignal<number>;
  /** Whether a choice of this device has been on its way for a while. */
  readonly isSending: ReadonlySignal<boolean>;
  /** How long until the server is called again, in milliseconds; null where nothing is planned. */
  readonly untilAgain: () => number | null;
};

/** What goes on around a match that counts. */
export type MatchControls = {
  /** The record of the match so far, as `.claim` text. */
  readonly record: () => string;
  /** Bots begin to move; they wait for `pace` between two inputs. */
  readonly start: (pace: ShowPace) => void;
  /** Tries again after a halt; a game that is open elsewhere goes on here. */
  readonly retry: () => void;
  /** Goes on without saving where the device cannot: the game then lasts as long as the page. */
  readonly playUnsaved: () => void;
  readonly stop: () => void;
  readonly house?: HouseControls;
};

/** A match that is saved or played online, unlike a lesson or a puzzle. */
export type PlayedMatch = Match & MatchControls;

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

/** The player of a seat: a person at this device, one at another, or a bot. */
export type MatchPlayer =
  | { readonly kind: 'person' | 'guest'; readonly name: string; readonly color: Color }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly color: Color;
      readonly level: Level;
      readonly style: Style | null;
    };

/** The setup of a match. Sitters are in turn order, the first player first. */
export type MatchSetup = { readonly sitters: readonly MatchPlayer[]; readonly variant: Variant };

export type BotPlayer = Extract<MatchPlayer, { kind: 'bot' }>;

/** Whether a person is connected: here, away since a time of this device's clock, or gone for good. */
export type SeatPresence =
  | { readonly kind: 'here' }
  | { readonly kind: 'away'; readonly since: number }
  | { readonly kind: 'gone' };

/** Data from the server about a seat, outside the game. */
export type SeatCompany = {
  /** Null for a bot. */
  readonly presence: SeatPresence | null;
  /** The bot that plays for the person until they are back. */
  readonly standIn: string | null;
};

/** An event of the table between two steps of the game. */
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

/** A match as stored on the device: its setup and every accepted input since. */
export type SavedMatch = {
  readonly version: 1;
  readonly id: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly setup: MatchSetup;
  /** The day of a daily game, `2026-11-16`: all play it with the same dice against the same bots. */
  readonly daily?: string | undefined;
  /** The roll for the first player; empty for an imported game. */
  readonly throws: readonly Throw[];
  readonly inputs: readonly Input[];
};

/** Why a saved match cannot be opened: it was edited, or written by a newer version. */
export type Damage =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'newer' }
  /** The rules refuse the input at `index`, counted from 0. */
  | { readonly kind: 'unlawful'; readonly index: number; readonly refusal: Refusal };

export type OpenRefusal =
  | { readonly kind: 'notFound' }
  | { readonly kind: 'damaged'; readonly damage: Damage }
  | { readonly kind: 'storageForbidden' };

/** One accepted input with its events. */
export type MatchStep = {
  readonly index: number;
  readonly input: Input;
  readonly events: readonly GameEvent[];
  readonly before: Game;
  readonly after: Game;
};

/** Why a match is halted; `notices` of the texts has a sentence for each. */
export type Halt =
  | { readonly kind: 'storageFull' }
  | { readonly kind: 'storageForbidden' }
  | { readonly kind: 'openElsewhere' }
  | { readonly kind: 'brainFailed' }
  /** The browser is too old for bots. */
  | { readonly kind: 'brainUnsupported' }
  /** The server is unreachable; the match continues when it is back. */
  | { readonly kind: 'connectionLost' }
  | { readonly kind: 'houseRestarting' }
  /** The server sent something invalid: the match stops. */
  | { readonly kind: 'proofFailed' }
  | { readonly kind: 'tableGone' }
  | { readonly kind: 'outdated' };

export type MatchStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'over' }
  | { readonly kind: 'halted'; readonly halt: Halt };

/** Why a choice does not count: the rules refuse it, another event came first, another device plays, or a limit of the table is reached. */
export type Rejection =
  | Refusal
  | { readonly kind: 'overtaken' }
  /** Another device of the same player has the dice of this game. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'tooManyChanges' | 'tableIsFull' };

/** The context of a choice. */
export type Occasion = {
  /** How many steps it was made on. */
  readonly seen: number;
  /** False once an earlier choice was rejected: then it is dropped. */
  readonly isMeant: () => boolean;
};

/** Decides whether a choice counts and which dice fall: this device, a server, a lesson or a puzzle. */
export type Authority = {
  /** All safe steps, oldest first. */
  readonly steps: ReadonlySignal<readonly MatchStep[]>;
  /** Decides choices in the order of submission; resolves once their effects are among `steps`, or they are rejected. */
  readonly submit: (
    choice: Choice,
    occasion: Occasion,
  ) => Promise<Result<readonly MatchStep[], Rejection>>;
  /** It resolves before the next paint, so nothing needs to be predicted. */
  readonly isInstant?: boolean;
};

/** What the match waits for between two inputs of bots: the animation. */
export type ShowPace = { readonly settled: () => Promise<void> };

/** A match being played; views read it and send choices. */
export type Match = {
  readonly id: string;
  readonly setup: MatchSetup;
  /** The day of a daily game. */
  readonly daily?: string | undefined;
  readonly throws: readonly Throw[];
  /** The game after the last step; own choices count at once. The animation may show an earlier state. */
  readonly game: ReadonlySignal<Game>;
  /** The game without unconfirmed choices. */
  readonly safe: ReadonlySignal<Game>;
  /** All steps, oldest first, unconfirmed own choices included. */
  readonly steps: ReadonlySignal<readonly MatchStep[]>;
  readonly status: ReadonlySignal<MatchStatus>;
  /** Counts how often a shown step was reverted. */
  readonly corrections: ReadonlySignal<number>;
  /** Why the last shown choice was rejected; null otherwise. */
  readonly rejected: ReadonlySignal<Rejection | null>;
  /** The presence of people, by seat; online only. */
  readonly company?: ReadonlySignal<readonly SeatCompany[]>;
  /** Events outside the game, oldest first; online only. */
  readonly asides?: ReadonlySignal<readonly MatchAside[]>;
  /** Shows a choice at once and resolves when it is safe, or rejected. Another space instead of the chosen one is `place` too. */
  readonly send: (choice: Choice) => Promise<Result<readonly MatchStep[], Rejection>>;
};

/** Whether the people of a finished game can play again: not for spectators, as an own wish, or because another player has asked. */
export type Again =
  | { readonly kind: 'none' | 'ask' }
  /** The player who has asked; null for a person at this device. */
  | { readonly kind: 'join'; readonly name: string | null };

/** The extra features of an online table. */
export type HouseControls = {
  /** Takes all players to their next game. */
  readonly rematch: () => void;
  readonly again: ReadonlySignal<Again>;
  /** Whether a bot plays on for a player who leaves for good. */
  readonly hasBotsForLeavers: boolean;
  /** Whether this device only watches. */
  readonly isWatching: ReadonlySignal<boolean>;
  /** How many others watch. */
  readonly watchers: ReadonlySignal<number>;
  /** Whether a choice of this device has been unconfirmed for a while. */
  readonly isSending: ReadonlySignal<boolean>;
  /** The time until the next reconnect, in milliseconds; null where none is planned. */
  readonly untilAgain: () => number | null;
  /** Shows the webhooks; null for all but the host. */
  readonly tellChats?: ReadonlySignal<(() => void) | null>;
};

/** The operations around a match that counts. */
export type MatchControls = {
  /** The record of the match so far, as `.claim` text; what writes it comes with the first wish for it. */
  readonly record: () => Promise<string>;
  /** Bots begin to move; they wait for `pace` between two inputs. */
  readonly start: (pace: ShowPace) => void;
  /** Undoes a person's take that is the last step; false otherwise. Only games of this device can. */
  readonly undoTake?: () => Promise<boolean>;
  /** Tries again after a halt; a game that is open in another tab moves here. */
  readonly retry: () => void;
  /** Continues without saving where the device cannot: the game then lasts as long as the page. */
  readonly playUnsaved: () => void;
  readonly stop: () => void;
  readonly house?: HouseControls;
};

/** A match that is saved or played online, unlike a lesson or a puzzle. */
export type PlayedMatch = Match & MatchControls;

import type { DiceTally } from '@claim-it/fairness';
import type { Color, Seat, Space } from '@claim-it/rules';

/** What one seat got from the dice in one game. */
export type ResultSeat = {
  /** Empty where the game does not say it. */
  readonly name: string;
  /** `person` sat at this device; `guest` at another. */
  readonly kind: 'person' | 'guest' | 'bot';
  readonly color: Color;
  readonly dice: DiceTally;
  readonly busts: number;
};

/** What a review says about one seat. */
export type JudgedSeat = {
  readonly luck: number;
  /** Win share given away by own real decisions. */
  readonly loss: number;
  readonly realDecisions: number;
  readonly bustsExpected: number;
  readonly bustVariance: number;
};

/** What went wrong, as far as a word can say it. */
export const MISTAKE_KINDS = [
  'tookTooEarly',
  'rolledTooLong',
  'claimLeftLying',
  'rivalSpared',
  'mineLeftSmall',
  'riskierSpace',
  'otherSpace',
] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** One thing that could be done, and the win share it gives away. */
export type DrillChoice = {
  readonly space: Space;
  readonly then: 'roll' | 'take';
  readonly loss: number;
};

/** A decision that gave away much, with the position it was made in. */
export type Mistake = {
  readonly seat: Seat;
  readonly kind: MistakeKind;
  readonly loss: number;
  /** The roll waits in it. */
  readonly position: string;
  /** Best first. */
  readonly choices: readonly DrillChoice[];
  /** Which of the choices was played. */
  readonly played: number;
};

export type Judged = {
  readonly seats: readonly JudgedSeat[];
  readonly mistakes: readonly Mistake[];
};

/** A finished game, as the ledger keeps it. */
export type GameResult = {
  readonly version: 1;
  /** The match, or the table of the house. */
  readonly id: string;
  readonly playedAt: number;
  readonly isOnline: boolean;
  /** Made of a record, and not played here; older ledgers do not say it. */
  readonly isImported?: boolean | undefined;
  readonly record: string;
  readonly winners: readonly Seat[];
  readonly seats: readonly ResultSeat[];
  /** Null until the game was looked at. */
  readonly judged: Judged | null;
};

/** The moves alone: the same game is found again whatever its tags say. */
export const movesIn = ({ record }: Pick<GameResult, 'record'>): string =>
  record
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .join('\n');

import type { Analysis } from '@claim-it/ai';
import type { MatchSetup } from '@claim-it/client/model';
import { exportRecord } from '@claim-it/client/storage';
import type { OwnGame } from '@claim-it/protocol';
import type { GameResult, Judged } from '../../parts/results/result.ts';
import { resultOf } from '../../parts/results/resultOf.ts';
import { houseLine } from './houseLine.ts';
import { judgedBy } from './judge.ts';

/** A finished game of this device. */
export type GameHere = {
  readonly id: string;
  readonly setup: MatchSetup;
  readonly playedAt: number;
  readonly isImported: boolean;
};

/** Plays games through for the ledger, which takes too long for a page that shall answer at once. */
export type Clerk = {
  /** Null for a game that cannot be read. */
  readonly read: (game: GameHere) => Promise<GameResult | null>;
  readonly line: (game: OwnGame, name: string) => Promise<GameResult | null>;
  readonly judge: (result: GameResult, analysis: Analysis) => Promise<Judged>;
};

/** Does it here and now. */
export const plainClerk: Clerk = {
  read: async (game) => {
    const record = await exportRecord(game.id).catch(() => '');
    return resultOf({ ...game, record, isOnline: false });
  },
  line: (game, name) => Promise.resolve(houseLine(game, name)),
  judge: (result, analysis) => Promise.resolve(judgedBy(result, analysis)),
};

import type { Analysis } from '@claim-it/ai';
import type { MatchSetup } from '@claim-it/client/model';
import { exportRecord } from '@claim-it/client/storage';
import type { OwnGame } from '@claim-it/protocol';
import type { GameResult, Judged } from '../../../parts/results/result.ts';
import { resultOf } from '../../../parts/results/resultOf.ts';
import { judgedBy } from './judging.ts';

/** A finished game of this device. */
export type GameHere = {
  readonly id: string;
  readonly setup: MatchSetup;
  readonly playedAt: number;
  readonly isImported: boolean;
};

/** Replays games for the statistics, which takes too long for a page that must answer at once. */
export type GameReader = {
  /** Null for a game that cannot be read. */
  readonly read: (game: GameHere) => Promise<GameResult | null>;
  /** A game of the server: the guest's seats are people at this device. */
  readonly readOnline: (game: OwnGame, ownName: string) => Promise<GameResult | null>;
  readonly judge: (result: GameResult, analysis: Analysis) => Promise<Judged>;
};

/** Reads here and now. */
export const plainReader: GameReader = {
  read: async (game) => {
    const record = await exportRecord(game.id).catch(() => '');
    return resultOf({ ...game, record, isOnline: false });
  },
  readOnline: async ({ table, seats, playedAt, record }, ownName) => {
    const result = resultOf({ id: table, playedAt, isOnline: true, isImported: false, record });
    return (
      result && {
        ...result,
        seats: result.seats.map((seat, at) =>
          seats.some((own) => own === at)
            ? { ...seat, kind: 'person', name: ownName }
            : { ...seat, kind: 'guest', name: '' },
        ),
      }
    );
  },
  judge: async (result, analysis) => judgedBy(result, analysis),
};

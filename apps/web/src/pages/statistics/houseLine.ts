import { setupOf } from '@claim-it/client/model';
import type { OwnGame } from '@claim-it/protocol';
import { parseRecord } from '@claim-it/rules';
import type { GameResult } from '../../parts/results/result.ts';
import { resultOf } from '../../parts/results/resultOf.ts';

/** A game of the house as a line of the ledger: one's own seats are people at this device. */
export const houseLine = (
  { table, seats, playedAt, record }: OwnGame,
  ownName: string,
): GameResult | null => {
  const replay = parseRecord(record);
  if (!replay.ok) return null;
  const { sitters, variant } = setupOf(replay.value.record);
  const seated = sitters.map(({ color }, seat) =>
    seats.some((own) => own === seat)
      ? { kind: 'person' as const, name: ownName, color }
      : { kind: 'guest' as const, name: '', color },
  );
  const setup = { sitters: seated, variant };
  return resultOf({ id: table, playedAt, isOnline: true, isImported: false, record, setup });
};

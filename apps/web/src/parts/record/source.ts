import type { MatchSetup, OpenRefusal, ShareRefusal } from '@claim-it/client/model';
import { readHash, recordOf, replaySaved, setupOf } from '@claim-it/client/model';
import { loadMatch } from '@claim-it/client/storage';
import type { Replay, Result } from '@claim-it/rules';
import { formatRecord, ok, parseRecord, refuse } from '@claim-it/rules';
import { parseFragment } from '../../kit/navigation/reviewFragment.ts';

/** A game to show. */
export type Source = {
  /** The match of this device it is; null where it came in the address. */
  readonly id: string | null;
  /** The online table of the game; null where there is none, or it is unknown. */
  readonly table: string | null;
  readonly record: string;
  readonly replay: Replay;
  readonly setup: MatchSetup;
  readonly isOver: boolean;
};

export type SourceRefusal = OpenRefusal | ShareRefusal;

const sourceOf = (facts: Omit<Source, 'setup' | 'isOver'>): Source => ({
  ...facts,
  setup: setupOf(facts.replay.record),
  isOver: facts.replay.record.winners !== null,
});

const ofMatch = async (id: string): Promise<Result<Source, SourceRefusal>> => {
  const loaded = await loadMatch(id);
  if (!loaded.ok) return loaded;
  const replayed = replaySaved(loaded.value);
  if (!replayed.ok) return refuse({ kind: 'damaged', damage: replayed.reason });
  const record = recordOf(loaded.value, replayed.value.steps);
  const replay = parseRecord(record);
  if (!replay.ok) return refuse({ kind: 'damaged', damage: { kind: 'unreadable' } });
  const source = sourceOf({ id, table: null, record, replay: replay.value });
  return ok({ ...source, setup: loaded.value.setup });
};

/** The game of an address. Never rejects. */
export const loadSource = async (
  id: string | null,
  hash: string,
): Promise<Result<Source, SourceRefusal>> => {
  if (id !== null) return ofMatch(id);
  const { game, table } = parseFragment(hash);
  const replay = await readHash(game);
  if (!replay.ok) return replay;
  const record = formatRecord(replay.value.record);
  return ok(sourceOf({ id, table, record, replay: replay.value }));
};

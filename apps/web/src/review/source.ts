import type { Replay, Result } from '@claim-it/rules';
import { formatRecord, ok, parseRecord, refuse } from '@claim-it/rules';
import { loadMatch } from '../keep/matches.ts';
import { recordOf, setupOf } from '../match/record.ts';
import { replaySaved } from '../match/replay.ts';
import type { ShareRefusal } from '../match/share.ts';
import { readHash } from '../match/share.ts';
import type { MatchSetup, OpenRefusal } from '../match/types.ts';

/** A game to look at. */
export type Source = {
  /** The match of this device it is; null where it came in the address. */
  readonly id: string | null;
  readonly record: string;
  readonly replay: Replay;
  readonly setup: MatchSetup;
  readonly isOver: boolean;
};

export type SourceRefusal = OpenRefusal | ShareRefusal;

/** What stands behind the `#`: a packed game, and behind a `~` which of its rolls, counted from 1. */
export type Fragment = { readonly game: string; readonly step: number | null };

/** Stands between the two; no packed game has it. */
const MARK = '~';

export const parseFragment = (hash: string): Fragment => {
  const [game = '', step] = hash.replace(/^#+/, '').split(MARK);
  return { game, step: step !== undefined && /^\d{1,4}$/.test(step) ? Number(step) : null };
};

export const formatFragment = ({ game, step }: Fragment): string => {
  const moment = step === null ? '' : `${MARK}${step}`;
  return `${game}${moment}` === '' ? '' : `#${game.replace(/^#+/, '')}${moment}`;
};

const sourceOf = (id: string | null, record: string, replay: Replay): Source => ({
  ...{ id, record, replay },
  setup: setupOf(replay.record),
  isOver: replay.record.winners !== null,
});

const ofMatch = async (id: string): Promise<Result<Source, SourceRefusal>> => {
  const loaded = await loadMatch(id);
  if (!loaded.ok) return loaded;
  const replayed = replaySaved(loaded.value);
  if (!replayed.ok) return refuse({ kind: 'damaged', damage: replayed.reason });
  const record = recordOf(loaded.value, replayed.value.steps);
  const replay = parseRecord(record);
  if (!replay.ok) return refuse({ kind: 'damaged', damage: { kind: 'unreadable' } });
  return ok({ ...sourceOf(id, record, replay.value), setup: loaded.value.setup });
};

/** The game of an address. Never rejects. */
export const loadSource = async (
  id: string | null,
  hash: string,
): Promise<Result<Source, SourceRefusal>> => {
  if (id !== null) return ofMatch(id);
  const replay = await readHash(parseFragment(hash).game);
  if (!replay.ok) return replay;
  return ok(sourceOf(null, formatRecord(replay.value.record), replay.value));
};

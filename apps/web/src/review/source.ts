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
  /** The table of the house where it is played; null where it is none, or not known. */
  readonly table: string | null;
  readonly record: string;
  readonly replay: Replay;
  readonly setup: MatchSetup;
  readonly isOver: boolean;
};

export type SourceRefusal = OpenRefusal | ShareRefusal;

/** What stands behind the `#`: a packed game, and behind a `~` each which of its rolls, counted from 1, and at which table of the house. */
export type Fragment = {
  readonly game: string;
  readonly step: number | null;
  readonly table: string | null;
};

/** Stands between them; no packed game and no table has it. */
const MARK = '~';

export const parseFragment = (hash: string): Fragment => {
  const [game = '', step = '', table = ''] = hash.replace(/^#+/, '').split(MARK);
  return {
    game,
    step: /^\d{1,4}$/.test(step) ? Number(step) : null,
    table: /^[\w-]{11,22}$/.test(table) ? table : null,
  };
};

export const formatFragment = ({ game, step, table }: Fragment): string => {
  const moment = step === null && table === null ? '' : `${MARK}${step ?? ''}`;
  const place = table === null ? '' : `${MARK}${table}`;
  const all = `${game.replace(/^#+/, '')}${moment}${place}`;
  return all === '' ? '' : `#${all}`;
};

const sourceOf = (
  { id, table }: Pick<Source, 'id' | 'table'>,
  record: string,
  replay: Replay,
): Source => ({
  ...{ id, table, record, replay },
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
  return ok({ ...sourceOf({ id, table: null }, record, replay.value), setup: loaded.value.setup });
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
  return ok(sourceOf({ id, table }, formatRecord(replay.value.record), replay.value));
};

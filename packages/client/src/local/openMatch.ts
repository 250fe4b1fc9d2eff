import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { bots } from '../analysis/askBot.ts';
import type { AskBot } from '../bots/client.ts';
import { rollDice } from '../model/chance.ts';
import { dailyRoll, dailySeed } from '../model/daily.ts';
import { replaySaved } from '../model/steps.ts';
import type { Halt, MatchSetup, OpenRefusal, PlayedMatch, SavedMatch } from '../model/types.ts';
import { journalOf, unsavedJournalOf, unsavedMatch } from '../storage/journal.ts';
import type { Hold } from '../storage/lock.ts';
import { holdMatch } from '../storage/lock.ts';
import { loadMatch } from '../storage/matches.ts';
import { settings } from '../storage/settings.ts';
import type { Luck } from './device.ts';
import { createDevice } from './device.ts';
import type { LocalMatch } from './localMatch.ts';
import { createLocalMatch } from './localMatch.ts';

/** The external dependencies of a match; tests pass their own. */
export type OpenMatchDeps = {
  readonly roll: Luck['roll'];
  readonly ask: AskBot;
  /** A bot sits at the table: it will be asked. */
  readonly prepare?: () => void;
  readonly hold: (id: string, onLost: () => void) => Promise<Hold>;
};

const DEPS: OpenMatchDeps = {
  roll: rollDice,
  ask: bots.ask,
  prepare: bots.prepare,
  hold: holdMatch,
};

/** A daily game has the dice of its day, and bots seeded by the day. */
const depsFor = ({ daily }: SavedMatch, deps: OpenMatchDeps): OpenMatchDeps => {
  if (daily === undefined) return deps;
  return {
    ...deps,
    roll: (index) => dailyRoll(daily, index),
    ask: (sitter, game) => deps.ask(sitter, game, dailySeed(daily, game)),
  };
};

const luckFor = ({ sitters }: MatchSetup, { roll }: OpenMatchDeps): Luck => ({
  roll,
  choosesAlone: ({ turn }) => settings.peek().autoChoose && sitters[turn.seat]?.kind === 'person',
});

const assemble = (
  saved: SavedMatch,
  hold: Hold,
  deps: OpenMatchDeps,
): Result<LocalMatch, OpenRefusal> => {
  const replayed = replaySaved(saved);
  if (!replayed.ok) return refuse({ kind: 'damaged', damage: replayed.reason });
  const unsavedJournal = unsavedJournalOf(saved);
  const isUnsaved = unsavedMatch(saved.id)?.problem === null;
  const journal = isUnsaved ? unsavedJournal : journalOf(saved);
  const device = createDevice(replayed.value, journal, luckFor(saved.setup, deps));
  const { start } = replayed.value;
  return ok(createLocalMatch({ saved, start, device, hold, ask: deps.ask, unsavedJournal }));
};

/** Why a newly opened match cannot continue at once. */
const firstHalt = (id: string, hold: Hold): Halt | null => {
  const problem = unsavedMatch(id)?.problem ?? null;
  if (problem !== null) return { kind: problem };
  return hold.isHeld() ? null : { kind: 'openElsewhere' };
};

/** Another tab has the match: it continues here when that tab releases it. A page that is reloading takes a moment. */
const waitFor = (match: LocalMatch, hold: Hold): void => {
  match.halt({ kind: 'openElsewhere' });
  hold.whenFree(match.retry);
};

/** Opens a match to play on; the caller also stops it. If another tab has it open it is halted. */
export const openMatch = async (
  id: string,
  deps: OpenMatchDeps = DEPS,
): Promise<Result<PlayedMatch, OpenRefusal>> => {
  let match: LocalMatch | null = null;
  const hold = await deps.hold(id, () => {
    if (match !== null) waitFor(match, hold);
  });
  const loaded = await loadMatch(id); // only now: while waiting, another tab may have played
  const opened = loaded.ok ? assemble(loaded.value, hold, depsFor(loaded.value, deps)) : loaded;
  if (!opened.ok) {
    hold.release();
    return opened;
  }
  match = opened.value;
  if (match.setup.sitters.some(({ kind }) => kind === 'bot')) deps.prepare?.();
  const halt = firstHalt(id, hold);
  if (halt === null) await match.settle();
  else if (halt.kind === 'openElsewhere') waitFor(match, hold);
  else match.halt(halt);
  return ok(match);
};

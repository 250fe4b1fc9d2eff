import type { AnalysisJob, ReviewNews } from '@claim-it/client/analysis';
import { ownName } from '@claim-it/client/local';
import type { StoreProblem } from '@claim-it/client/storage';
import { failureOf } from '@claim-it/client/storage';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { GameResult } from '../../../parts/results/result.ts';
import type { StoredResults } from '../../../parts/results/storedResults.ts';
import {
  deleteResults,
  NO_RESULTS,
  readStoredResults,
  storeReadTo,
  storeResult,
} from '../../../parts/results/storedResults.ts';
import type { GameReader } from './gameReader.ts';
import type { ServerBefore, ServerNews } from './gather.ts';
import { newGamesHere, withoutTwins } from './gather.ts';

/** What the page shows, from the moment it is opened. */
export type StatisticsState = {
  /** Null until the storage was read. */
  readonly results: ReadonlySignal<readonly GameResult[] | null>;
  readonly problem: ReadonlySignal<StoreProblem | null>;
  readonly isServerAway: ReadonlySignal<boolean>;
  /** How many of the games have been analysed. */
  readonly looking: ReadonlySignal<{ readonly done: number; readonly all: number }>;
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Answers whether everything is gone. */
  readonly remove: () => Promise<boolean>;
  readonly stop: () => void;
};

export type StatisticsDeps = {
  /** Finished games of the server's tables; null while it is out of reach. */
  readonly askServer: (before: ServerBefore) => Promise<ServerNews | null>;
  readonly reader: GameReader;
  readonly review: (record: string, onNews: (news: ReviewNews) => void) => AnalysisJob;
  readonly idle: (call: () => void) => () => void;
};

type Gathering = {
  readonly results: Signal<readonly GameResult[] | null>;
  readonly problem: Signal<StoreProblem | null>;
  readonly hasFailed: Signal<boolean>;
  /** Games whose analysis failed; not tried again before the next visit. */
  readonly given: Set<string>;
  isStopped: boolean;
  cancel: () => void;
};

/** Runs a task on the database; null on failure, and the page gives the reason. */
const attempt = async <Value>(
  { problem }: Gathering,
  work: () => Promise<Value>,
): Promise<Value | null> => {
  try {
    return await work();
  } catch (error) {
    problem.value = failureOf(error).kind;
    return null;
  }
};

/** Shows a game, or shows it again, and stores it. */
const enter = async (gathering: Gathering, result: GameResult): Promise<void> => {
  const { results } = gathering;
  const others = (results.peek() ?? []).filter(({ id }) => id !== result.id);
  results.value = withoutTwins([...others, result]);
  await attempt(gathering, () => storeResult(result));
};

/** Analyses the newest game without analysis when nothing else is going on; then the next. */
const lookOn = (gathering: Gathering, deps: StatisticsDeps): void => {
  const [next] = (gathering.results.peek() ?? [])
    .filter(({ judged, id }) => judged === null && !gathering.given.has(id))
    .sort((one, other) => other.playedAt - one.playedAt);
  if (next === undefined || gathering.isStopped) return;
  const lookAt = async (news: ReviewNews): Promise<void> => {
    if (news.kind === 'running' || gathering.isStopped) return;
    if (news.kind === 'done') {
      const judged = await deps.reader.judge(next, news.analysis);
      if (!gathering.isStopped) await enter(gathering, { ...next, judged });
    } else {
      gathering.given.add(next.id);
      gathering.hasFailed.value = true;
    }
    lookOn(gathering, deps);
  };
  gathering.cancel = deps.idle(() => {
    gathering.cancel = deps.review(next.record, (news) => void lookAt(news)).cancel;
  });
};

/** Adds the games of the server; returns whether it is reachable. */
const gatherOnline = async (
  gathering: Gathering,
  { askServer, reader }: StatisticsDeps,
  { begin, readTo }: StoredResults,
): Promise<boolean> => {
  const known = new Set(gathering.results.peek()?.map(({ id }) => id));
  const news = await askServer({ known, begin, readTo });
  if (news === null) return false;
  for (const game of news.games) {
    const result = await reader.readOnline(game, ownName());
    if (gathering.isStopped) return true;
    if (result !== null) await enter(gathering, result);
  }
  const { newest } = news;
  // What could not be stored is asked for again.
  const isAllStored = gathering.problem.peek() === null && !gathering.isStopped;
  if (newest !== null && newest !== readTo && isAllStored)
    await attempt(gathering, () => storeReadTo(newest));
  return true;
};

const gather = async (gathering: Gathering, deps: StatisticsDeps): Promise<boolean> => {
  const stored = (await attempt(gathering, readStoredResults)) ?? NO_RESULTS;
  const { results, begin } = stored;
  if (results.length > 0) gathering.results.value = withoutTwins(results);
  for await (const result of newGamesHere(deps.reader, results, begin)) {
    if (gathering.isStopped) return true;
    await enter(gathering, result);
  }
  gathering.results.value ??= [];
  return gatherOnline(gathering, deps, stored);
};

/** Opens the statistics: reads stored games, adds new ones, and analyses the rest. */
export const openStatistics = (deps: StatisticsDeps): StatisticsState => {
  const gathering: Gathering = {
    results: signal(null),
    problem: signal(null),
    hasFailed: signal(false),
    given: new Set(),
    isStopped: false,
    cancel: () => {},
  };
  const { results, problem, hasFailed } = gathering;
  const isServerAway = signal(false);
  void gather(gathering, deps).then((isServerThere) => {
    isServerAway.value = !isServerThere;
    lookOn(gathering, deps);
  });
  const stop = (): void => {
    gathering.isStopped = true;
    gathering.cancel();
  };
  return {
    results,
    problem,
    hasFailed,
    isServerAway,
    looking: computed(() => {
      const all = results.value ?? [];
      return { done: all.filter(({ judged }) => judged !== null).length, all: all.length };
    }),
    remove: async () => {
      stop(); // what is being analysed must not come back
      const isGone = await attempt(gathering, () => deleteResults(Date.now()).then(() => true));
      if (isGone === true) results.value = [];
      else {
        gathering.isStopped = false;
        lookOn(gathering, deps);
      }
      return isGone === true;
    },
    stop,
  };
};

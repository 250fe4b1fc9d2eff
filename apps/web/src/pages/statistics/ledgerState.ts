import type { AnalysisJob, ReviewNews } from '@claim-it/client/analysis';
import { ownName } from '@claim-it/client/local';
import type { StoreProblem } from '@claim-it/client/storage';
import { failureOf } from '@claim-it/client/storage';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Kept } from '../../parts/results/keptResults.ts';
import {
  deleteResults,
  keepReadTo,
  keepResult,
  NOTHING_KEPT,
  readKept,
} from '../../parts/results/keptResults.ts';
import type { GameResult } from '../../parts/results/result.ts';
import type { Clerk } from './clerk.ts';
import { newGamesHere, withoutTwins } from './gather.ts';
import type { HouseBefore, HouseNews } from './houseGames.ts';

/** How far the games have been looked at. */
export type Looking = { readonly done: number; readonly all: number };

/** What the page shows, from the moment it is opened. */
export type LedgerState = {
  /** Null until the device has told what it has. */
  readonly results: ReadonlySignal<readonly GameResult[] | null>;
  readonly problem: ReadonlySignal<StoreProblem | null>;
  readonly isHouseAway: ReadonlySignal<boolean>;
  readonly looking: ReadonlySignal<Looking>;
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Answers whether everything is gone. */
  readonly remove: () => Promise<boolean>;
  readonly stop: () => void;
};

/** Finished games of the house's tables; null while it is out of reach. */
export type AskHouse = (before: HouseBefore) => Promise<HouseNews | null>;

type Review = (record: string, onNews: (news: ReviewNews) => void) => AnalysisJob;

export type LedgerMeans = {
  readonly askHouse: AskHouse;
  readonly clerk: Clerk;
  readonly review: Review;
  readonly idle: (call: () => void) => () => void;
};

type Desk = {
  readonly results: Signal<readonly GameResult[] | null>;
  readonly problem: Signal<StoreProblem | null>;
  readonly hasFailed: Signal<boolean>;
  /** Games that nobody could look at; not tried again before the next visit. */
  readonly given: Set<string>;
  isStopped: boolean;
  cancel: () => void;
};

const attempt = async (desk: Desk, write: () => Promise<void>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    desk.problem.value = failureOf(error).kind;
  }
};

/** Shows a game, or shows it anew, and keeps it. */
const enter = async (desk: Desk, result: GameResult): Promise<void> => {
  const others = (desk.results.peek() ?? []).filter(({ id }) => id !== result.id);
  desk.results.value = withoutTwins([...others, result]);
  await attempt(desk, () => keepResult(result));
};

/** Looks at the newest game that was not looked at, when nothing else is going on; then at the next. */
const lookOn = (desk: Desk, means: LedgerMeans): void => {
  const [next] = (desk.results.peek() ?? [])
    .filter(({ judged, id }) => judged === null && !desk.given.has(id))
    .sort((one, other) => other.playedAt - one.playedAt);
  if (next === undefined || desk.isStopped) return;
  const lookAt = async (news: ReviewNews): Promise<void> => {
    if (news.kind === 'running' || desk.isStopped) return;
    if (news.kind === 'done') {
      const judged = await means.clerk.judge(next, news.analysis);
      if (!desk.isStopped) await enter(desk, { ...next, judged });
    } else {
      desk.given.add(next.id);
      desk.hasFailed.value = true;
    }
    lookOn(desk, means);
  };
  desk.cancel = means.idle(() => {
    desk.cancel = means.review(next.record, (news) => void lookAt(news)).cancel;
  });
};

/** Adds the games of the house; answers whether it is there. */
const gatherOnline = async (
  desk: Desk,
  { askHouse, clerk }: LedgerMeans,
  { begin, readTo }: Kept,
): Promise<boolean> => {
  const known = new Set(desk.results.peek()?.map(({ id }) => id));
  const news = await askHouse({ known, begin, readTo });
  if (news === null) return false;
  for (const game of news.games) {
    const result = await clerk.line(game, ownName());
    if (desk.isStopped) return true;
    if (result !== null) await enter(desk, result);
  }
  const { newest } = news;
  // What could not be kept is asked for again.
  if (newest !== null && newest !== readTo && desk.problem.peek() === null && !desk.isStopped)
    await attempt(desk, () => keepReadTo(newest));
  return true;
};

const gather = async (desk: Desk, means: LedgerMeans): Promise<boolean> => {
  let kept = NOTHING_KEPT;
  try {
    kept = await readKept();
  } catch (error) {
    desk.problem.value = failureOf(error).kind;
  }
  const { results, begin } = kept;
  if (results.length > 0) desk.results.value = withoutTwins(results);
  for await (const result of newGamesHere(means.clerk, results, begin)) {
    if (desk.isStopped) return true;
    await enter(desk, result);
  }
  desk.results.value ??= [];
  return gatherOnline(desk, means, kept);
};

/** Opens the ledger: reads what is kept, adds what is new, and has the rest looked at. */
export const openLedger = (means: LedgerMeans): LedgerState => {
  const desk: Desk = {
    results: signal(null),
    problem: signal(null),
    hasFailed: signal(false),
    given: new Set(),
    isStopped: false,
    cancel: () => {},
  };
  const isHouseAway = signal(false);
  void gather(desk, means).then((isHouseThere) => {
    isHouseAway.value = !isHouseThere;
    lookOn(desk, means);
  });
  return {
    ...{ results: desk.results, problem: desk.problem, hasFailed: desk.hasFailed, isHouseAway },
    looking: computed(() => {
      const all = desk.results.value ?? [];
      return { done: all.filter(({ judged }) => judged !== null).length, all: all.length };
    }),
    remove: async () => {
      // What is being looked at must not come back.
      desk.isStopped = true;
      desk.cancel();
      try {
        await deleteResults(Date.now());
        desk.results.value = [];
        return true;
      } catch (error) {
        desk.problem.value = failureOf(error).kind;
        desk.isStopped = false;
        lookOn(desk, means);
        return false;
      }
    },
    stop: () => {
      desk.isStopped = true;
      desk.cancel();
    },
  };
};

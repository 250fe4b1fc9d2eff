import type { StoreProblem } from '@claim-it/client/storage';
import { failureOf, transactOn } from '@claim-it/client/storage';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Day } from './calendar.ts';
import type { Answered, DailyResult, DayRow, Row, Verdict } from './rows.ts';
import { dayId, parseRows, withAnswer } from './rows.ts';

export type { Answered, DailyResult, DayRow, Verdict } from './rows.ts';

const rows = signal<ReadonlyMap<string, Row>>(new Map());
const loaded = signal(false);
const problem = signal<StoreProblem | null>(null);

/** Whether what is kept has been looked up. */
export const isLoaded: ReadonlySignal<boolean> = loaded;
/** Why answers last only as long as the page; null while they are kept. */
export const keptProblem: ReadonlySignal<StoreProblem | null> = problem;

/** What the device did not take; it lasts as long as the page, and goes along with the next that is kept. */
const unsaved = new Map<string, Row>();

/** Runs something on the database; where that fails the pages can tell, and play goes on. */
const attempt = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
    if (unsaved.size === 0) problem.value = null;
  } catch (error) {
    problem.value = failureOf(error).kind;
  }
};

/** Looks up what is kept on this device. Never rejects. */
export const loadKept = async (): Promise<void> => {
  await attempt(async () => {
    const raw = await transactOn(['puzzles'], 'readonly', async ({ puzzles }) => puzzles.getAll());
    rows.value = new Map([...parseRows(raw).map((row) => [row.id, row] as const), ...unsaved]);
  });
  loaded.value = true;
};

const keep = async (row: Row): Promise<void> => {
  rows.value = new Map(rows.peek()).set(row.id, row);
  unsaved.set(row.id, row);
  const due = [...unsaved.values()];
  await attempt(async () => {
    await transactOn(['puzzles'], 'readwrite', async ({ puzzles }) => {
      for (const one of due) await puzzles.put(one);
    });
    for (const one of due) if (unsaved.get(one.id) === one) unsaved.delete(one.id);
  });
};

/** What was answered to a puzzle; null if nothing was. */
export const answerTo = (id: string): Answered | null => {
  const row = rows.value.get(id);
  return row?.kind === 'puzzle' ? row : null;
};

export const isSolved = (id: string): boolean => answerTo(id)?.isSolved === true;

export const dayRow = (day: Day): DayRow | null => {
  const row = rows.value.get(dayId(day));
  return row?.kind === 'day' ? row : null;
};

/** The days whose puzzle was solved. */
export const solvedDays = (): ReadonlySet<Day> =>
  new Set(
    [...rows.value.values()].flatMap((row) =>
      row.kind === 'day' && row.puzzle?.isSolved ? [row.day] : [],
    ),
  );

/** Keeps an answer to a puzzle; with a day also as the answer of that day. */
export const noteAnswer = async (id: string, verdict: Verdict, day: Day | null): Promise<void> => {
  const at = Date.now();
  await keep({ kind: 'puzzle', id, ...withAnswer(answerTo(id), verdict, at) });
  if (day === null) return;
  const row = dayRow(day);
  const puzzle = withAnswer(row?.puzzle ?? null, verdict, at);
  await keep({ kind: 'day', id: dayId(day), day, puzzle, game: row?.game ?? null });
};

/** Keeps the result of a daily game; the first one counts. */
export const noteDailyGame = async (day: Day, game: DailyResult): Promise<void> => {
  const row = dayRow(day);
  if (row !== null && row.game !== null) return;
  await keep({ kind: 'day', id: dayId(day), day, puzzle: row?.puzzle ?? null, game });
};

/** Everything that was answered on this device, and every day, for those who want to take it along. */
export const listSolved = async (): Promise<readonly (Answered | DayRow)[]> => {
  await loadKept();
  return [...rows.peek().values()];
};

/** Forgets it all. Never rejects; `keptProblem` tells if it is still there. */
export const clearPuzzles = async (): Promise<void> => {
  rows.value = new Map();
  unsaved.clear();
  await attempt(() =>
    transactOn(['puzzles'], 'readwrite', async ({ puzzles }) => {
      await puzzles.clear();
    }),
  );
};

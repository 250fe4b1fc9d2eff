import type { Check } from '@claim-it/client/base';
import {
  isEither,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isOrNull,
  isShape,
  isText,
} from '@claim-it/client/base';
import type { StoreProblem } from '@claim-it/client/storage';
import { failureOf, transactOn } from '@claim-it/client/storage';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Day } from './days.ts';

/** Right; the right space and then the wrong decision; wrong. */
const VERDICTS = ['right', 'half', 'wrong'] as const;
export type PuzzleVerdict = (typeof VERDICTS)[number];

type Tried = {
  /** The first answer. */
  readonly first: PuzzleVerdict;
  readonly tries: number;
  readonly isSolved: boolean;
  readonly at: number;
};

/** What was answered to a puzzle, which has that id. */
export type AnsweredPuzzle = Tried & { readonly kind: 'puzzle'; readonly id: string };

/** How a daily game ended for the player: the first that was finished. */
export type DailyResult = {
  readonly place: number;
  readonly players: number;
  readonly mine: number;
  /** The player's turns in order: whether each was taken or bust. */
  readonly turns: readonly ('took' | 'bust')[];
};

/** What became of a day: its puzzle and its game. */
export type DayRow = {
  readonly kind: 'day';
  readonly id: string;
  readonly day: Day;
  readonly puzzle: Tried | null;
  readonly game: DailyResult | null;
};

type PuzzleRow = AnsweredPuzzle | DayRow;

const answer = {
  first: isOneOf(VERDICTS),
  tries: isNumber,
  isSolved: isFlag,
  at: isNumber,
};

const isResult = isShape<DailyResult>({
  place: isNumber,
  players: isNumber,
  mine: isNumber,
  turns: isListOf(isOneOf(['took', 'bust'])),
});

const isDay = ((raw) =>
  isText(raw) && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(raw)) as Check<Day>;

const isRow: Check<PuzzleRow> = isEither(
  isShape<AnsweredPuzzle>({ kind: isOneOf(['puzzle']), id: isText, ...answer }),
  isShape<DayRow>({
    kind: isOneOf(['day']),
    id: isText,
    day: isDay,
    puzzle: isOrNull(isShape<Tried>(answer)),
    game: isOrNull(isResult),
  }),
);

const dayId = (day: Day): string => `day ${day}`;

/** One more answer: the first counts, and what is solved stays solved. */
const withAnswer = (before: Tried | null, verdict: PuzzleVerdict, at: number): Tried => ({
  first: before?.first ?? verdict,
  // Solved is solved: playing with it afterwards is no further try.
  tries: before?.isSolved ? before.tries : (before?.tries ?? 0) + 1,
  isSolved: before?.isSolved === true || verdict === 'right',
  at: before?.isSolved ? before.at : at,
});

const rows = signal<ReadonlyMap<string, PuzzleRow>>(new Map());
const loaded = signal(false);
const problem = signal<StoreProblem | null>(null);

/** Whether the stored answers have been read. */
export const isLoaded: ReadonlySignal<boolean> = loaded;
/** Why answers last only as long as the page; null while they are stored. */
export const answersProblem: ReadonlySignal<StoreProblem | null> = problem;

/** What the device did not take; it lasts as long as the page, and is tried again with the next one. */
const unsaved = new Map<string, PuzzleRow>();

/** Runs a task on the database; on failure pages are notified, and play continues. */
const attempt = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
    if (unsaved.size === 0) problem.value = null;
  } catch (error) {
    problem.value = failureOf(error).kind;
  }
};

/** Reads the answers stored on this device. Never rejects. */
export const loadAnswers = async (): Promise<void> => {
  await attempt(async () => {
    const raw = await transactOn(['puzzles'], 'readonly', async ({ puzzles }) => puzzles.getAll());
    // A row that was tampered with is left out.
    const readable = raw.filter(isRow);
    rows.value = new Map([...readable.map((row) => [row.id, row] as const), ...unsaved]);
  });
  loaded.value = true;
};

const store = async (row: PuzzleRow): Promise<void> => {
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
export const answerTo = (id: string): AnsweredPuzzle | null => {
  const row = rows.value.get(id);
  return row?.kind === 'puzzle' ? row : null;
};

export const isSolved = (id: string): boolean => answerTo(id)?.isSolved === true;

export const dayRow = (day: Day): DayRow | null => {
  const row = rows.value.get(dayId(day));
  return row?.kind === 'day' ? row : null;
};

/** Every day on which something was tried. */
export const dayRows = (): readonly DayRow[] =>
  [...rows.value.values()].flatMap((row) => (row.kind === 'day' ? [row] : []));

/** The days whose puzzle was solved. */
export const solvedDays = (): ReadonlySet<Day> =>
  new Set(dayRows().flatMap(({ day, puzzle }) => (puzzle?.isSolved ? [day] : [])));

/** Stores an answer to a puzzle; with a day also as the answer of that day. */
export const noteAnswer = async (
  id: string,
  verdict: PuzzleVerdict,
  day: Day | null,
): Promise<void> => {
  const at = Date.now();
  await store({ kind: 'puzzle', id, ...withAnswer(answerTo(id), verdict, at) });
  if (day === null) return;
  const row = dayRow(day);
  const puzzle = withAnswer(row?.puzzle ?? null, verdict, at);
  await store({ kind: 'day', id: dayId(day), day, puzzle, game: row?.game ?? null });
};

/** Stores the result of a daily game; the first one counts. */
export const noteDailyGame = async (day: Day, game: DailyResult): Promise<void> => {
  const row = dayRow(day);
  if (row !== null && row.game !== null) return;
  await store({ kind: 'day', id: dayId(day), day, puzzle: row?.puzzle ?? null, game });
};

import * as v from 'valibot';
import type { Day } from './calendar.ts';

/** Right; the right space and then the wrong decision; wrong. */
export const VERDICTS = ['right', 'half', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was answered to a puzzle. */
export type Answered = {
  readonly kind: 'puzzle';
  /** The puzzle. */
  readonly id: string;
  /** The first answer. */
  readonly first: Verdict;
  readonly tries: number;
  readonly isSolved: boolean;
  readonly at: number;
};

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
  readonly puzzle: Omit<Answered, 'kind' | 'id'> | null;
  readonly game: DailyResult | null;
};

export type Row = Answered | DayRow;

const answer = {
  first: v.picklist(VERDICTS),
  tries: v.number(),
  isSolved: v.boolean(),
  at: v.number(),
};

const result = v.object({
  place: v.number(),
  players: v.number(),
  mine: v.number(),
  turns: v.array(v.picklist(['took', 'bust'])),
});

const row: v.GenericSchema<unknown, Row> = v.variant('kind', [
  v.object({ kind: v.literal('puzzle'), id: v.string(), ...answer }),
  v.object({
    kind: v.literal('day'),
    id: v.string(),
    day: v.pipe(v.string(), v.isoDate()),
    puzzle: v.nullable(v.object(answer)),
    game: v.nullable(result),
  }),
]);

/** The rows that can be read; one that other hands have changed is as good as none. */
export const parseRows = (raw: readonly unknown[]): readonly Row[] =>
  raw.flatMap((one) => {
    const parsed = v.safeParse(row, one);
    return parsed.success ? [parsed.output] : [];
  });

export const dayId = (day: Day): string => `day ${day}`;

type Tried = Omit<Answered, 'kind' | 'id'>;

/** One more answer: the first counts, and what is solved stays solved. */
export const withAnswer = (before: Tried | null, verdict: Verdict, at: number): Tried => ({
  first: before?.first ?? verdict,
  // Solved is solved: playing with it afterwards is no further try.
  tries: before?.isSolved ? before.tries : (before?.tries ?? 0) + 1,
  isSolved: before?.isSolved === true || verdict === 'right',
  at: before?.isSolved ? before.at : at,
});

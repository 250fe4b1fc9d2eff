import type { Step } from '../decide.ts';
import { apply } from '../decide.ts';
import type { Game } from '../game.ts';
import { newGame } from '../game.ts';
import type { GameEvent } from '../input.ts';
import type { Result } from '../result.ts';
import { ok, refuse } from '../result.ts';
import type { Color, Seat, Setup } from '../vocabulary.ts';
import type { MoveRefusal, NotationFault, NotationReason } from './fault.ts';
import { faultAt } from './fault.ts';
import { colorFor, letterOf, variantFor } from './letters.ts';
import type { Move } from './moves.ts';
import { applyMove, parseMove } from './moves.ts';
import type { GameRecord, RecordTurn, Substitute } from './record.ts';
import { formatResult, MADE_BY, WORDS_BEFORE_MOVES } from './record.ts';
import type { RecordText, TagLine, TurnLine, Word } from './recordText.ts';
import { readRecord } from './recordText.ts';

/** One replayed word of a record: its events and the game after it. */
export type ReplayStep = Step & {
  readonly line: number;
  readonly move: Move | { readonly kind: 'gone'; readonly seat: Seat };
  /** Who made this move in place of the player; after dice: who chose to roll. */
  readonly madeBy?: Substitute;
};

/** A lawful record, with the game after each word. */
export type Replay = {
  readonly record: GameRecord;
  readonly start: Game;
  readonly steps: readonly ReplayStep[];
  /** The game after the last word. */
  readonly end: Game;
};

const REQUIRED = ['Game', 'Date', 'Seats', 'Rules', 'Result'];
const DERIVED = ['Seats', 'Rules', 'Result'];
/** The length of `[Seats "` before a tag's value. */
const valueColumn = (tag: TagLine): number => tag.name.length + 4;

const parseSetup = (seats: TagLine, rules: TagLine): Result<Setup, NotationFault> => {
  const colors: Color[] = [];
  for (const [index, letter] of [...seats.value].entries()) {
    const color = colorFor(letter);
    if (color === null)
      return faultAt(seats.line, valueColumn(seats) + index, {
        kind: 'unknownSeat',
        found: letter,
      });
    colors.push(color);
  }
  const variant = variantFor(rules.value);
  if (variant === null)
    return faultAt(rules.line, valueColumn(rules), { kind: 'unknownRules', found: rules.value });
  return ok({ colors, variant });
};

type Run = { game: Game; steps: ReplayStep[]; turns: RecordTurn[] };

const seatNamed = (run: Run, word: Word): Result<Seat, NotationReason> => {
  const color = colorFor(word.text);
  if (color === null) return refuse({ kind: 'unknownSeat', found: word.text });
  const seat = run.game.setup.colors.indexOf(color);
  return seat < 0 ? refuse({ kind: 'seatNotInGame', color }) : ok(seat as Seat);
};

const advance = (run: Run, step: Step, line: number, move: ReplayStep['move']): void => {
  run.game = step.game;
  run.steps.push({ ...step, line, move });
};

const SUBSTITUTES: readonly Substitute[] = ['table', 'bot'];

/** Who made the last of so many words of a line in place of the player. */
const madeBy = ({ comments }: TurnLine, words: number): Substitute | undefined =>
  SUBSTITUTES.find((one) =>
    comments.some(({ after, text }) => after === words && text === MADE_BY[one]),
  );

const hasBusted = (step: ReplayStep | undefined): boolean =>
  step?.events.some((event: GameEvent) => event.kind === 'busted') ?? false;

type Progress = { moves: Move[]; end: RecordTurn['end'] };

/** `bust` repeats the effect of the roll before it. */
const replayBust = (run: Run, progress: Progress): Result<null, NotationReason> => {
  if (progress.moves.at(-1)?.kind !== 'dice' || !hasBusted(run.steps.at(-1)))
    return refuse({ kind: 'rollIsNoBust' });
  progress.end = 'bust';
  return ok(null);
};

const replayMove = (
  run: Run,
  word: Word,
  line: number,
  progress: Progress,
): Result<null, NotationReason> => {
  const move = parseMove(word.text);
  if (move === null || move.kind === 'roll')
    return refuse({
      kind: /^\d{3}$/.test(word.text) ? 'notARoll' : 'unknownToken',
      found: word.text,
    });
  const busted = progress.moves.length > 0 && hasBusted(run.steps.at(-1));
  if (busted) return refuse({ kind: 'turnNotClosed' });
  const step: Result<Step, MoveRefusal> = applyMove(run.game, move);
  if (!step.ok) return step;
  advance(run, step.value, line, move);
  if (move.kind === 'take' || move.kind === 'pass') progress.end = move.kind;
  else progress.moves.push(move);
  return ok(null);
};

const replayGone = (
  run: Run,
  seat: Seat,
  line: number,
  progress: Progress,
): Result<null, NotationReason> => {
  const step = apply(run.game, { kind: 'leave', seat });
  if (!step.ok) return step;
  advance(run, step.value, line, { kind: 'gone', seat });
  progress.end = 'gone';
  return ok(null);
};

const replayWord = (
  run: Run,
  word: Word,
  line: number,
  seat: Seat,
  progress: Progress,
): Result<null, NotationReason> => {
  if (progress.end !== 'open') return refuse({ kind: 'turnClosed', found: word.text });
  if (word.text === 'bust') return replayBust(run, progress);
  if (word.text === 'gone') return replayGone(run, seat, line, progress);
  return replayMove(run, word, line, progress);
};

/** Number and seat: the line must be the next one, of the seat on turn or of a seat that leaves. */
const replayHead = (run: Run, text: TurnLine): Result<Seat, NotationFault> => {
  const [number, letter] = text.words;
  const expected = run.turns.length + 1;
  if (number === undefined || number.text !== `${expected}.`)
    return faultAt(text.line, number?.column ?? 1, {
      kind: 'turnNumber',
      expected,
      found: number?.text ?? '',
    });
  if (letter === undefined) return faultAt(text.line, text.end, { kind: 'textEnds' });
  const seat = seatNamed(run, letter);
  if (!seat.ok) return faultAt(text.line, letter.column, seat.reason);
  const { phase, seat: mover } = run.game.turn;
  if (phase.kind === 'over') return faultAt(text.line, number.column, { kind: 'gameIsOver' });
  const onTurn = run.game.setup.colors[mover];
  const leaves = text.words[2]?.text === 'gone';
  if (seat.value !== mover && !leaves && onTurn !== undefined)
    return faultAt(text.line, letter.column, {
      kind: 'otherSeatOnTurn',
      onTurn,
      found: letter.text,
    });
  return seat;
};

const replayLine = (run: Run, text: TurnLine): Result<null, NotationFault> => {
  if (run.turns.at(-1)?.end === 'open') {
    const [first] = text.words;
    return faultAt(text.line, first?.column ?? 1, { kind: 'turnNotClosed' });
  }
  const seat = replayHead(run, text);
  if (!seat.ok) return seat;
  const progress: Progress = { moves: [], end: 'open' };
  for (const [index, word] of text.words.entries()) {
    if (index < WORDS_BEFORE_MOVES) continue;
    const replayed = replayWord(run, word, text.line, seat.value, progress);
    if (!replayed.ok) return faultAt(text.line, word.column, replayed.reason);
    const last = run.steps.at(-1);
    const maker = madeBy(text, index + 1);
    if (last !== undefined && maker !== undefined)
      run.steps.splice(-1, 1, { ...last, madeBy: maker });
  }
  if (progress.end === 'open' && hasBusted(run.steps.at(-1)) && progress.moves.length > 0)
    return faultAt(text.line, text.end, { kind: 'turnNotClosed' });
  const { comments, remarks } = text;
  run.turns.push({ seat: seat.value, ...progress, comments, remarks });
  return ok(null);
};

/** The Result tag must match the game; a result before the end means that lines are missing. */
const checkResult = (run: Run, result: TagLine, text: RecordText): Result<null, NotationFault> => {
  const { setup, turn } = run.game;
  const winners = turn.phase.kind === 'over' ? turn.phase.winners : null;
  const is = formatResult(setup, winners);
  if (result.value === is) return ok(null);
  const isResult = parseResult(setup, result.value) !== null;
  if (winners === null && isResult) {
    const last = text.turns.at(-1);
    return faultAt(last?.line ?? text.lines, last?.end ?? 1, { kind: 'recordCut' });
  }
  if (winners !== null && parseResult(setup, result.value) === is) return ok(null);
  const reason = { kind: 'resultDiffers', says: result.value, is } as const;
  return faultAt(result.line, valueColumn(result), reason);
};

/** Sorts the winning seats into turn order. */
const parseResult = ({ colors }: Setup, value: string): string | null => {
  const letters = colors.map(letterOf).filter((letter) => value.includes(letter));
  return letters.length > 0 && letters.length === value.length ? letters.join('') : null;
};

type Head = { readonly setup: Setup; readonly start: Game; readonly result: TagLine };

/** The required tags and their values. */
const readHead = (text: RecordText): Result<Head, NotationFault> => {
  const tagNamed = (name: string): TagLine | undefined =>
    text.tags.find((tag) => tag.name === name);
  const missing = REQUIRED.find((name) => tagNamed(name) === undefined);
  const [seats, rules, result] = [tagNamed('Seats'), tagNamed('Rules'), tagNamed('Result')];
  if (seats === undefined || rules === undefined || result === undefined || missing !== undefined)
    return faultAt(text.turns[0]?.line ?? text.lines, 1, {
      kind: 'tagMissing',
      tag: missing ?? '',
    });
  const setup = parseSetup(seats, rules);
  if (!setup.ok) return setup;
  const start = newGame(setup.value);
  if (!start.ok) return faultAt(seats.line, valueColumn(seats), start.reason);
  return ok({ setup: setup.value, start: start.value, result });
};

/** Reads and replays a record; an error names the line and column of the first wrong word. */
export const parseRecord = (source: string): Result<Replay, NotationFault> => {
  const text = readRecord(source);
  if (!text.ok) return text;
  const head = readHead(text.value);
  if (!head.ok) return head;
  const { setup, start, result } = head.value;
  const run: Run = { game: start, steps: [], turns: [] };
  for (const line of text.value.turns) {
    const replayed = replayLine(run, line);
    if (!replayed.ok) return replayed;
  }
  const checked = checkResult(run, result, text.value);
  if (!checked.ok) return checked;
  const { phase } = run.game.turn;
  const record: GameRecord = {
    setup,
    tags: text.value.tags
      .filter((tag) => !DERIVED.includes(tag.name))
      .map(({ name, value }) => ({ name, value })),
    turns: run.turns,
    winners: phase.kind === 'over' ? phase.winners : null,
    remarks: text.value.remarks,
  };
  return ok({ record, start, steps: run.steps, end: run.game });
};

import type { GameEvent } from '../input.ts';
import type { Seat, Setup } from '../vocabulary.ts';
import { formatVariant, letterOf } from './letters.ts';
import type { Move } from './moves.ts';
import { formatMove } from './moves.ts';

export type Tag = { readonly name: string; readonly value: string };

/** A `{…}` comment and the number of words before it on its line. */
export type Comment = { readonly after: number; readonly text: string };

/** One line of a record. `open` is an unfinished turn; only the last turn can be open. */
export type RecordTurn = {
  readonly seat: Seat;
  /** Dice and placements in order; a roll that busted, or that a skipped turn left unplaced, is the last of them. */
  readonly moves: readonly Move[];
  readonly end: 'take' | 'bust' | 'pass' | 'gone' | 'open';
  readonly comments: readonly Comment[];
  /** Comment lines before this turn. */
  readonly remarks: readonly string[];
};

/** A whole game, from the first roll to the last word. */
export type GameRecord = {
  readonly setup: Setup;
  /** All tags except Seats, Rules and Result, which are computed. */
  readonly tags: readonly Tag[];
  readonly turns: readonly RecordTurn[];
  /** Null while unfinished. */
  readonly winners: readonly Seat[] | null;
  /** Comment lines after the last turn. */
  readonly remarks: readonly string[];
};

const turnOf = (seat: Seat): RecordTurn => ({
  seat,
  moves: [],
  end: 'open',
  comments: [],
  remarks: [],
});

/** A record before the first roll. */
export const newRecord = (setup: Setup, tags: readonly Tag[]): GameRecord => ({
  setup,
  tags,
  turns: [turnOf(0)],
  winners: null,
  remarks: [],
});

/** Number and seat. */
export const WORDS_BEFORE_MOVES = 2;

const changeLast = (record: GameRecord, change: (turn: RecordTurn) => RecordTurn): GameRecord => ({
  ...record,
  turns: record.turns.map((turn, index) =>
    index === record.turns.length - 1 ? change(turn) : turn,
  ),
});

const addMove = (record: GameRecord, move: Move): GameRecord =>
  changeLast(record, (turn) => ({ ...turn, moves: [...turn.moves, move] }));

/** A record read from a text has no line yet for a turn in which nothing has happened. */
const openTurn = (record: GameRecord, seat: Seat): GameRecord =>
  record.turns.at(-1)?.end === 'open'
    ? record
    : { ...record, turns: [...record.turns, turnOf(seat)] };

const closeTurn = (record: GameRecord, end: RecordTurn['end']): GameRecord =>
  changeLast(record, (turn) => ({ ...turn, end }));

/** A comment on a placement goes with it. */
const withoutLastMove = (turn: RecordTurn): RecordTurn => {
  const moves = turn.moves.slice(0, -1);
  const comments = turn.comments.filter(({ after }) => after <= WORDS_BEFORE_MOVES + moves.length);
  return { ...turn, moves, comments };
};

/** An unplaced roll is not part of the line of a seat that left; a comment keeps it. */
const leaveOnTurn = (turn: RecordTurn): RecordTurn => {
  const last = turn.moves.at(-1);
  if (last?.kind !== 'dice') return { ...turn, end: 'gone' };
  const { moves, comments } = withoutLastMove(turn);
  const after = WORDS_BEFORE_MOVES + moves.length + 1;
  const unplaced = { after, text: formatMove(last) };
  return { ...turn, moves, end: 'gone', comments: [...comments, unplaced] };
};

/** When a seat that is not on turn leaves, its line comes before the current turn, which it does not change. */
const leaveOffTurn = (record: GameRecord, seat: Seat): GameRecord => {
  const current = record.turns.at(-1);
  const gone: RecordTurn = { ...turnOf(seat), end: 'gone' };
  if (current === undefined || current.end !== 'open')
    return { ...record, turns: [...record.turns, gone] };
  return { ...record, turns: [...record.turns.slice(0, -1), gone, current] };
};

/** A game that ends because only one player is left drops the unfinished turn; a comment keeps it. */
const endGame = (record: GameRecord, winners: readonly Seat[]): GameRecord => {
  const current = record.turns.at(-1);
  if (current?.end !== 'open') return { ...record, winners };
  const turns = record.turns.slice(0, -1);
  const text = current.moves.map(formatMove).join(' ');
  const last = turns.at(-1);
  if (text === '' || last === undefined) return { ...record, turns, winners };
  const after = WORDS_BEFORE_MOVES + last.moves.length + 1;
  const told = { ...last, comments: [...last.comments, { after, text }] };
  return { ...record, turns: [...turns.slice(0, -1), told], winners };
};

/** Adds an event to the record; a record is the fold of a game's events, as the game is. */
export const recordEvent = (record: GameRecord, event: GameEvent): GameRecord => {
  switch (event.kind) {
    case 'rolled':
      return addMove(openTurn(record, event.seat), { kind: 'dice', roll: event.roll });
    case 'placed': {
      const squatter = event.stake.kind === 'squatter' ? event.stake.number : null;
      return addMove(record, { kind: 'place', space: event.space, squatter });
    }
    case 'undone':
      return changeLast(record, withoutLastMove);
    case 'took':
      return closeTurn(record, 'take');
    case 'busted':
      return closeTurn(record, 'bust');
    case 'passed':
      return closeTurn(openTurn(record, event.seat), 'pass');
    case 'departed':
      return record.turns.at(-1)?.end === 'open' && record.turns.at(-1)?.seat === event.seat
        ? changeLast(record, leaveOnTurn)
        : leaveOffTurn(record, event.seat);
    case 'turnStarted':
      return { ...record, turns: [...record.turns, turnOf(event.seat)] };
    case 'gameEnded':
      return endGame(record, event.winners);
    default:
      return record;
  }
};

/** Who made a move in place of the player: the table, to skip the turn (R10), or a bot (R13). */
export type Substitute = 'table' | 'bot';

/** The comments on such moves. */
export const MADE_BY: Readonly<Record<Substitute, string>> = {
  table: 'by the table',
  bot: 'by a bot',
};

/** The record with a comment on the next word of the current turn. */
export const commentNext = (record: GameRecord, text: string): GameRecord =>
  changeLast(record, (turn) => {
    const after = WORDS_BEFORE_MOVES + turn.moves.length + 1;
    return { ...turn, comments: [...turn.comments, { after, text }] };
  });

/** A tag is one line, so a line break in its value becomes a space. */
const quote = (value: string): string =>
  value
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"');

/** The winning seats as letters in turn order; `*` while unfinished. */
export const formatResult = ({ colors }: Setup, winners: readonly Seat[] | null): string =>
  winners === null
    ? '*'
    : colors
        .filter((_, seat) => winners.includes(seat as Seat))
        .map(letterOf)
        .join('');

const REQUIRED_FIRST = ['Game', 'Date'];

const tagsOf = ({ setup, tags, winners }: GameRecord): readonly Tag[] => [
  ...REQUIRED_FIRST.map((name) => tags.find((tag) => tag.name === name) ?? { name, value: '?' }),
  { name: 'Seats', value: setup.colors.map(letterOf).join('') },
  { name: 'Rules', value: formatVariant(setup.variant) },
  { name: 'Result', value: formatResult(setup, winners) },
  ...tags.filter((tag) => !REQUIRED_FIRST.includes(tag.name)),
];

const formatTurn = (turn: RecordTurn, number: number, { colors }: Setup): readonly string[] => {
  const color = colors[turn.seat];
  const words = [
    `${number}.`,
    color === undefined ? '?' : letterOf(color),
    ...turn.moves.map(formatMove),
    ...(turn.end === 'open' ? [] : [turn.end]),
  ];
  const commentsAfter = (count: number): readonly string[] =>
    turn.comments.filter(({ after }) => after === count).map(({ text }) => `{${text}}`);
  const commented = words.flatMap((word, index) => [word, ...commentsAfter(index + 1)]);
  const line = [...commentsAfter(0), ...commented].join(' ');
  return [...turn.remarks.map((remark) => `;${remark}`), line];
};

/** A turn without moves is not written, unless it has a comment. */
const isWritten = ({ end, moves, comments, remarks }: RecordTurn): boolean =>
  end !== 'open' || moves.length + comments.length + remarks.length > 0;

/** A record as text: tags, then one line per turn; it ends with a line feed. */
export const formatRecord = (record: GameRecord): string => {
  const tags = tagsOf(record).map(({ name, value }) => `[${name} "${quote(value)}"]`);
  const turns = record.turns
    .filter(isWritten)
    .flatMap((turn, index) => formatTurn(turn, index + 1, record.setup));
  return `${[...tags, ...turns, ...record.remarks.map((remark) => `;${remark}`)].join('\n')}\n`;
};

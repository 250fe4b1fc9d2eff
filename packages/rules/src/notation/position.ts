import type { Board, Holding } from '../board.ts';
import type { Game, Phase } from '../game.ts';
import { leaders, newGame, turnsLeftIn } from '../game.ts';
import { callerFor } from '../lastRound.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { Stake, Stakes } from '../stake.ts';
import type { Color, Seat, Setup } from '../vocabulary.ts';
import { PIPS, spaceAt } from '../vocabulary.ts';
import { parseBoard } from './boardText.ts';
import type { NotationFault, NotationReason } from './fault.ts';
import { faultAt } from './fault.ts';
import { colorFor, formatRoll, formatVariant, letterOf, rollFor, variantFor } from './letters.ts';

const FIELDS = 6;

const formatStake = (stake: Stake | undefined): string => {
  if (stake === undefined) return '';
  if (stake.kind === 'squatter') return String(stake.number);
  return `${stake.covers ?? ''}*`;
};

const formatHolding = (holding: Holding, colors: readonly Color[]): string => {
  if (holding.kind === 'empty') return '.';
  const color = colors[holding.owner];
  const letter = color === undefined ? '?' : letterOf(color);
  return holding.kind === 'claimed' ? letter.toUpperCase() : letter;
};

const formatBoard = (board: Board, stakes: Stakes, colors: readonly Color[]): string =>
  [...PIPS]
    .reverse()
    .map((row) =>
      PIPS.map((column) => {
        const space = spaceAt({ column, row });
        return formatHolding(board[space], colors) + formatStake(stakes[space]);
      }).join(''),
    )
    .join('/');

const formatSeats = ({ setup, departed }: Game): string =>
  setup.colors
    .map((color, seat) => {
      const letter = letterOf(color);
      return departed.includes(seat as Seat) ? letter.toUpperCase() : letter;
    })
    .join('');

/** A game as one line of six fields, without what can be undone. */
export const formatPosition = (game: Game): string => {
  const { setup, board, turn } = game;
  const mover = setup.colors[turn.seat];
  return [
    formatBoard(board, turn.stakes, setup.colors),
    formatSeats(game),
    mover === undefined ? '?' : letterOf(mover),
    turn.phase.kind === 'toPlace' ? formatRoll(turn.phase.roll) : '-',
    turnsLeftIn(game) ?? '-',
    formatVariant(setup.variant),
  ].join(' ');
};

type Field = { readonly text: string; readonly column: number };

const splitFields = (line: string): readonly Field[] => {
  let column = 1;
  return line.split(' ').map((text) => {
    const field = { text, column };
    column += text.length + 1;
    return field;
  });
};

const at = (field: Field, reason: NotationReason, offset = 0): Result<never, NotationFault> =>
  faultAt(1, field.column + offset, reason);

type Seats = { readonly colors: readonly Color[]; readonly departed: readonly Seat[] };

const parseSeats = (field: Field): Result<Seats, NotationFault> => {
  const colors: Color[] = [];
  const departed: Seat[] = [];
  for (const [index, letter] of [...field.text].entries()) {
    const color = colorFor(letter.toLowerCase());
    if (color === null) return at(field, { kind: 'unknownSeat', found: letter }, index);
    if (colors.includes(color)) return at(field, { kind: 'colorTwice', color }, index);
    if (letter !== letter.toLowerCase()) departed.push(index as Seat);
    colors.push(color);
  }
  return ok({ colors, departed });
};

const parseMover = (field: Field, colors: readonly Color[]): Result<Seat, NotationFault> => {
  const color = colorFor(field.text);
  if (color === null) return at(field, { kind: 'unknownSeat', found: field.text });
  const seat = colors.indexOf(color);
  return seat < 0 ? at(field, { kind: 'seatNotInGame', color }) : ok(seat as Seat);
};

/** `null` stands for `-`: the last round has not been called. */
const parseLeft = (field: Field, seats: number): Result<number | null, NotationFault> => {
  if (field.text === '-') return ok(null);
  const left = /^[0-5]$/.test(field.text) ? Number(field.text) : Number.NaN;
  if (left >= 0 && left <= seats) return ok(left);
  return at(field, { kind: 'notTurnsLeft', found: field.text, seats });
};

const parsePhase = (dice: Field, stakes: Stakes): Result<Phase, NotationFault> => {
  if (dice.text !== '-') {
    const roll = rollFor(dice.text);
    return roll === null
      ? at(dice, { kind: 'notARoll', found: dice.text })
      : ok({ kind: 'toPlace', roll });
  }
  if (Object.keys(stakes).length > 0) return ok({ kind: 'toDecide', undoable: null });
  return ok({ kind: 'toRoll' });
};

type Parts = {
  readonly setup: Setup;
  readonly departed: readonly Seat[];
  readonly mover: Seat;
  readonly left: number | null;
  readonly board: Board;
  readonly stakes: Stakes;
};

/** Checks across fields: which seats have left, whether the game is over. */
const assemble = (parts: Parts, fields: readonly Field[]): Result<Game, NotationFault> => {
  const [boardField, seatsField, moverField, diceField, leftField] = fields as readonly [
    Field,
    Field,
    Field,
    Field,
    Field,
  ];
  const { setup, departed, mover, left, board, stakes } = parts;
  const phase = parsePhase(diceField, stakes);
  if (!phase.ok) return phase;
  const seats = setup.colors.length;
  const lastRoundCalledBy = left === null || left === 0 ? null : callerFor(left, mover, seats);
  const game = {
    setup,
    board,
    turn: { seat: mover, stakes, phase: phase.value },
    lastRoundCalledBy,
    departed,
  };
  if (departed.length >= seats) return at(seatsField, { kind: 'oneSeatLeft' });
  if (left === 0) {
    if (phase.value.kind === 'toDecide') return at(boardField, { kind: 'turnAfterEnd' });
    if (phase.value.kind === 'toPlace') return at(diceField, { kind: 'turnAfterEnd' });
    return ok({ ...game, turn: { ...game.turn, phase: { kind: 'over', winners: leaders(game) } } });
  }
  if (departed.length === seats - 1) return at(leftField, { kind: 'oneSeatLeft' });
  const color = setup.colors[mover];
  if (departed.includes(mover) && color !== undefined)
    return at(moverField, { kind: 'seatHasLeft', color });
  return ok(game);
};

/** Reads one line of six fields. A position may be set up freely; only boards that cannot exist on a table are refused. */
export const parsePosition = (line: string): Result<Game, NotationFault> => {
  const fields = splitFields(line);
  const [boardField, seatsField, moverField, , leftField, rulesField] = fields;
  if (
    fields.length !== FIELDS ||
    boardField === undefined ||
    seatsField === undefined ||
    moverField === undefined ||
    leftField === undefined ||
    rulesField === undefined
  ) {
    const last = fields[Math.min(fields.length, FIELDS + 1) - 1];
    const column = fields.length > FIELDS ? (last?.column ?? 1) : line.length + 1;
    return faultAt(1, column, { kind: 'fieldCount', fields: line === '' ? 0 : fields.length });
  }
  const variant = variantFor(rulesField.text);
  if (variant === null) return at(rulesField, { kind: 'unknownRules', found: rulesField.text });
  const seats = parseSeats(seatsField);
  if (!seats.ok) return seats;
  const { colors, departed } = seats.value;
  const setup: Setup = { colors, variant };
  const start = newGame(setup);
  if (!start.ok) return at(seatsField, start.reason);
  const mover = parseMover(moverField, colors);
  if (!mover.ok) return mover;
  const left = parseLeft(leftField, colors.length);
  if (!left.ok) return left;
  const table = parseBoard(boardField.text, setup, mover.value);
  if (!table.ok) return table;
  return assemble(
    { setup, departed, mover: mover.value, left: left.value, ...table.value },
    fields,
  );
};

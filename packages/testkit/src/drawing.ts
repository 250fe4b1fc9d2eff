import type { Game, Variant } from '@claim-it/rules';
import { formatPosition, formatVariant, PIPS, parsePosition } from '@claim-it/rules';

/** The parts of a game that a drawing does not show; letters and digits as in the notation of a position. */
export type DrawOptions = {
  /** In turn order, upper case for a seat that has left. */
  readonly seats?: string;
  readonly mover?: string;
  /** The roll that waits for a placement. */
  readonly roll?: string;
  /** Turns still to finish, once the last round is called. */
  readonly left?: number;
  readonly variant?: Variant;
};

const COLUMN_NUMBERS = PIPS.join(' ');
const CELL_WIDTH = 4;

const linesOf = (drawing: string): readonly string[] =>
  drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const rowText = (line: string | undefined, row: number): string => {
  const [number, cells, ...rest] = (line ?? '').split('|');
  if (number?.trim() !== String(row) || cells === undefined || rest.length > 0)
    throw new Error(`row ${row} is not drawn in: ${line ?? 'nothing'}`);
  return cells.trim().split(/\s+/).join('');
};

/** Parses a drawn board: six rows, row 6 on top, and the column numbers below. A bad drawing throws. */
export const draw = (drawing: string, options: DrawOptions = {}): Game => {
  const { seats = 'gbo', mover = 'g', roll = '-', left = '-', variant = 'standard' } = options;
  const lines = linesOf(drawing);
  const rows = [...PIPS].reverse().map((row, index) => rowText(lines[index], row));
  const foot = lines.slice(PIPS.length);
  if (foot.length !== 1 || foot[0]?.split(/\s+/).join(' ') !== COLUMN_NUMBERS)
    throw new Error('a drawing ends with one line of column numbers');
  const line = [rows.join('/'), seats, mover, roll, left, formatVariant(variant)].join(' ');
  const game = parsePosition(line);
  if (!game.ok) throw new Error(`bad drawing: ${JSON.stringify(game.reason)} in ${line}`);
  return game.value;
};

/** The board of a game as a drawing, for readable diffs. */
export const drawn = (game: Game): string => {
  const [board = ''] = formatPosition(game).split(' ');
  const rows = board.split('/').map((text, index) => {
    const cells = text.match(/[.a-z]\d?\*?/gi) ?? [];
    return `${PIPS.length - index} | ${cells.map((cell) => cell.padEnd(CELL_WIDTH)).join('')}`;
  });
  const foot = `    ${PIPS.map((pip) => String(pip).padEnd(CELL_WIDTH)).join('')}`;
  return [...rows, foot].map((line) => line.trimEnd()).join('\n');
};

import type { Game, Space, Stake } from '@claim-it/rules';
import { colorOf, letterOf, PIPS, spaceAt } from '@claim-it/rules';
import type { TerminalPaint } from './paint.ts';

const CELL = 7;
const MARGIN = '    ';

/** Text and its colored form; only the text has a measurable width. */
type Piece = { readonly text: string; readonly painted: string };

const stakeText = (stake: Stake): string => {
  if (stake.kind === 'squatter') return `(${stake.number})`;
  return `<*>${stake.covers ?? ''}`;
};

const holdingPiece = (game: Game, space: Space, paint: TerminalPaint): Piece | null => {
  const holding = game.board[space];
  if (holding.kind === 'empty') return null;
  const color = colorOf(game, holding.owner);
  const letter = letterOf(color);
  const text = holding.kind === 'claimed' ? `[${letter.toUpperCase()}]` : letter;
  return { text, painted: paint.player(color, text) };
};

/** A stack read from the top: the player's option, this turn's markers, the holding. */
const cellText = (
  game: Game,
  space: Space,
  choice: number | undefined,
  paint: TerminalPaint,
): string => {
  const stake = game.turn.stakes[space];
  const pieces: Piece[] = [];
  if (choice !== undefined)
    pieces.push({ text: `‹${choice}›`, painted: paint.choice(`‹${choice}›`) });
  if (stake !== undefined)
    pieces.push({ text: stakeText(stake), painted: paint.stake(stakeText(stake)) });
  const holding = holdingPiece(game, space, paint);
  if (holding !== null) pieces.push(holding);
  if (pieces.length === 0) pieces.push({ text: '·', painted: paint.faint('·') });
  const width = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const before = Math.max(0, Math.floor((CELL - width) / 2));
  const after = Math.max(0, CELL - width - before);
  return ' '.repeat(before) + pieces.map((piece) => piece.painted).join('') + ' '.repeat(after);
};

const rule = (left: string, middle: string, right: string): string =>
  `${MARGIN}${left}${PIPS.map(() => '─'.repeat(CELL)).join(middle)}${right}`;

/** The map with its numbers: columns along the bottom, rows up the left side. `choices` numbers spaces. */
export const drawBoard = (
  game: Game,
  choices: ReadonlyMap<Space, number>,
  paint: TerminalPaint,
): string => {
  const rows = [...PIPS].reverse().map((row) => {
    const cells = PIPS.map((column) => {
      const space = spaceAt({ column, row });
      return cellText(game, space, choices.get(space), paint);
    });
    return `  ${paint.faint(String(row))} │${cells.join('│')}│`;
  });
  const numbers = PIPS.map((column) => `   ${paint.faint(String(column))}   `).join(' ');
  return [
    rule('┌', '┬', '┐'),
    rows.join(`\n${rule('├', '┼', '┤')}\n`),
    rule('└', '┴', '┘'),
    `${MARGIN} ${numbers.trimEnd()}`,
    '',
  ].join('\n');
};

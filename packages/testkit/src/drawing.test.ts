import { formatPosition } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import { draw, drawn } from './drawing.ts';

const TABLE = `6 | .   .   O   .   .   .
5 | .   .   .   .   .   b4
4 | .   .   .   .6  .   .
3 | .   .   .   .   .   .3*
2 | .   .   .   g*  .   .
1 | .   .2  .   .   .   .
    1   2   3   4   5   6`;

describe('a drawing', () => {
  test('becomes the game that its cells and options describe', () => {
    const game = draw(TABLE, { seats: 'gboR', mover: 'g', left: 2 });
    expect(formatPosition(game)).toBe(
      '..O.../.....b4/....6../......3*/...g*../..2.... gboR g - 2 std',
    );
  });

  test('formats back to the same drawing', () => {
    expect(drawn(draw(TABLE))).toBe(TABLE);
  });

  test.each([
    ['a missing row', TABLE.replace(/^5.*\n/m, '')],
    ['rows in the wrong order', TABLE.replace('6 |', '1 |')],
    ['no column numbers', TABLE.replace(/\n {4}1.*/, '')],
    ['column numbers that run backwards', TABLE.replace('1   2   3', '3   2   1')],
    ['a seventh space', TABLE.replace('O   .', 'O   .   .')],
    ['a squatter drawn twice', TABLE.replace('b4', 'b2')],
  ])('throws on %s', (_, drawing) => {
    expect(() => draw(drawing)).toThrow();
  });
});

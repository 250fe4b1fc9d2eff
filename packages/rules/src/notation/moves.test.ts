import { describe, expect, test } from 'vitest';
import { newGame } from '../game.ts';
import { applyMove, formatMove, formatPlacement, parseMove } from './moves.ts';

describe('a move', () => {
  test.each([
    ['145', { kind: 'dice', roll: [1, 4, 5] }],
    ['s4@15', { kind: 'place', space: '1,5', squatter: 4 }],
    ['c@14', { kind: 'place', space: '1,4', squatter: null }],
    ['roll', { kind: 'roll' }],
    ['take', { kind: 'take' }],
    ['pass', { kind: 'pass' }],
  ] as const)('%s is read and written the same', (word, move) => {
    expect(parseMove(word)).toEqual(move);
    expect(formatMove(move)).toBe(word);
  });

  test.each(['', 'bust', 'Take', '451', 's4', 's4@', 's7@15', 's@15', 'c4@15', 's4@15@', 's4@155'])(
    '"%s" is not a move',
    (word) => {
      expect(parseMove(word)).toBeNull();
    },
  );

  test('a placement is written with its marker', () => {
    expect(formatPlacement({ space: '1,5', stake: { kind: 'squatter', number: 4 } })).toBe('s4@15');
    expect(formatPlacement({ space: '1,4', stake: { kind: 'claim', covers: 2 } })).toBe('c@14');
  });

  test('written dice imply the choice to roll, before or after it was made', () => {
    const game = newGame({ colors: ['green', 'blue'], variant: 'standard' });
    if (!game.ok) throw new Error('no game');
    const asked = applyMove(game.value, { kind: 'roll' });
    if (!asked.ok) throw new Error('no dice');
    const dice = { kind: 'dice', roll: [1, 4, 5] } as const;
    const [outright, after] = [applyMove(game.value, dice), applyMove(asked.value.game, dice)];
    expect(outright.ok && after.ok && outright.value.game).toEqual(after.ok && after.value.game);
    expect(outright.ok && outright.value.events.map(({ kind }) => kind)).toEqual([
      'diceRequested',
      'rolled',
    ]);
  });
});

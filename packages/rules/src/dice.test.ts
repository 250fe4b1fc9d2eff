import { describe, expect, test } from 'vitest';
import { offersOf, ROLLS, rollOf, weightOf } from './dice.ts';

describe('the rolls', () => {
  test('are 56, all different, in ascending order', () => {
    const texts = ROLLS.map((roll) => roll.join(''));
    expect(texts).toHaveLength(56);
    expect(texts).toEqual([...new Set(texts)].sort());
    expect([texts[0], texts.at(-1)]).toEqual(['111', '666']);
  });

  test('weigh 216 together', () => {
    expect(ROLLS.reduce((sum, roll) => sum + weightOf(roll), 0)).toBe(216);
  });

  test.each([
    [[4, 4, 4], 1],
    [[1, 1, 4], 3],
    [[1, 4, 4], 3],
    [[1, 4, 5], 6],
  ] as const)('%j can fall in %i ways', (roll, weight) => {
    expect(weightOf(roll)).toBe(weight);
  });

  test('have their lowest die first, in any order of dice', () => {
    expect(rollOf(5, 1, 4)).toEqual([1, 4, 5]);
  });
});

describe('the offers of a roll', () => {
  test('are as many as the weight of the roll', () => {
    for (const roll of ROLLS) expect(offersOf(roll)).toHaveLength(weightOf(roll));
  });

  test('use every die once', () => {
    for (const roll of ROLLS)
      for (const { space, third } of offersOf(roll)) {
        const [column, row] = space.split(',').map(Number);
        expect([column, row, third].sort()).toEqual([...roll]);
      }
  });
});

import { expect, test } from 'vitest';
import { Recent } from '../src/recent.ts';

test('what is used stays, what is not used goes, and there is never more than told', () => {
  const recent = new Recent<number>(10);
  for (let number = 0; number < 100; number += 1) {
    recent.set(`n${number}`, number);
    expect(recent.get('n0')).toBe(0);
    expect(recent.size).toBeLessThanOrEqual(10);
  }
  expect([recent.get('n50'), recent.get('n99')]).toEqual([undefined, 99]);
});

test('the last half of what was used is always there', () => {
  const recent = new Recent<number>(10);
  for (let number = 0; number < 50; number += 1) {
    recent.set(`n${number}`, number);
    for (let back = 0; back < Math.min(5, number + 1); back += 1)
      expect(recent.get(`n${number - back}`)).toBe(number - back);
  }
});

import { expect, test } from 'vitest';
import { angleAt, bandOf, middleOf } from './gaugeScale.ts';

test.each([
  [0, 'low'],
  [53, 'low'],
  [54, 'middle'],
  [107, 'middle'],
  [108, 'high'],
  [216, 'high'],
] as const)('%i busts of 216 are in the %s band', (busts, band) => {
  expect(bandOf(busts)).toBe(band);
});

test('the needle goes clockwise from left below to right below', () => {
  expect(angleAt(0)).toBe(-220);
  expect(angleAt(0.5)).toBe(-90);
  expect(angleAt(1)).toBe(40);
});

test('a band alone points to its middle', () => {
  expect(middleOf('middle')).toBe(0.375);
});

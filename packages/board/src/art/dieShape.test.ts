import { PIPS } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { DIE_TURNS, dieFaces, dieOutline } from './dieShape.ts';

const all = PIPS.flatMap((pip) => DIE_TURNS.map((turn) => [pip, turn] as const));

test.each(all)('die %i, turned %i, shows three sides of a real die', (pip, turn) => {
  const faces = dieFaces(pip, turn);
  expect(faces.map(({ side }) => side)).toEqual(['left', 'right', 'top']);
  const shown = faces.map((face) => face.pip);
  expect(shown.at(-1)).toBe(pip);
  expect(new Set(shown).size).toBe(3);
  for (const one of shown) expect(shown).not.toContain(7 - one);
});

test('the outline of every turn is closed and round at the corners', () => {
  for (const turn of DIE_TURNS) {
    const outline = dieOutline(turn);
    expect(outline).toMatch(/^M.*Z$/);
    expect(outline.split('L').length).toBeGreaterThan(24);
  }
});

/** 1, 2 and 3 look outwards along these axes, 6, 5 and 4 the other way. */
const axis = (pip: number): readonly number[] => {
  const low = Math.min(pip, 7 - pip);
  const sign = low === pip ? 1 : -1;
  return [1, 2, 3].map((one) => (one === low ? sign : 0));
};

const handedness = ([a, b, c]: readonly (readonly number[])[]): number => {
  const [p = 0, q = 0, r = 0] = a ?? [];
  const [s = 0, t = 0, u = 0] = b ?? [];
  const [x = 0, y = 0, z = 0] = c ?? [];
  return p * (t * z - u * y) - q * (s * z - u * x) + r * (s * y - t * x);
};

test.each(all)(
  'die %i, turned %i, has the usual handedness: 1, 2, 3 run anticlockwise',
  (pip, turn) => {
    const [left, right, top] = dieFaces(pip, turn).map((face) => axis(face.pip));
    expect(handedness([top ?? [], left ?? [], right ?? []])).toBe(1);
  },
);

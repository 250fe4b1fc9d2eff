import { describe, expect, test } from 'vitest';
import type { Base, Holds } from './pile.tsx';
import { stackOf } from './pile.tsx';

const blue: Base = { color: 'blue', claimed: false };
const orangeForGood: Base = { color: 'orange', claimed: true };
const squatter4 = { kind: 'squatter', number: 4 } as const;
const claim = { kind: 'claim', covers: null } as const;
const claimOn1 = { kind: 'claim', covers: 1 } as const;

const drawn = (holds: Holds): string =>
  stackOf(holds)
    .layers.map(({ kind, number }) => (number === null ? kind : `${kind} ${number}`))
    .join(' < ');

/** The offset of each disc above the one beneath. */
const steps = (holds: Holds): readonly number[] => {
  const { layers } = stackOf(holds);
  return layers.slice(1).map(({ y }, at) => (layers[at]?.y ?? 0) - y);
};

describe('a pile shows from the bottom up', () => {
  test.each<[string, Holds, string, readonly number[]]>([
    ['empty', { base: null, stake: null }, '', []],
    ['settled', { base: blue, stake: null }, 'blue', []],
    ['claimed for good', { base: orangeForGood, stake: null }, 'claim < orange', [4.5]],
    ['a squatter', { base: null, stake: squatter4 }, 'squatter 4', []],
    ['a squatter on an opponent', { base: blue, stake: squatter4 }, 'blue < squatter 4', [12]],
    ['a claim on its own marker', { base: blue, stake: claim }, 'blue < claim', [16]],
    ['a claim on a squatter', { base: null, stake: claimOn1 }, 'squatter 1 < claim', [16]],
    [
      'a claim on a squatter on an opponent',
      { base: blue, stake: claimOn1 },
      'blue < squatter 1 < claim',
      [12, 14],
    ],
    ['a claim alone, its squatter gone to the rack', { base: null, stake: claim }, 'claim', []],
  ])('%s', (_, holds, discs, distances) => {
    expect(drawn(holds)).toBe(discs);
    expect(steps(holds)).toEqual(distances);
  });
});

test('only claimed spaces have a bare ebony rim and straight piles', () => {
  const forGood = stackOf({ base: orangeForGood, stake: null });
  expect(forGood.layers[0]).toMatchObject({ isBare: true, x: 0 });
  expect(forGood.layers[1]).toMatchObject({ isBare: false, x: 0 });
  expect(forGood.isLoose).toBe(false);
});

test('pieces of this turn are offset, by at most three units', () => {
  const { isLoose, layers } = stackOf({ base: blue, stake: claimOn1 });
  expect(isLoose).toBe(true);
  expect(new Set(layers.map(({ x }) => x)).size).toBe(3);
  for (const { x } of layers) expect(Math.abs(x)).toBeLessThanOrEqual(3);
});

test('the highest pile is drawn at 94 %', () => {
  expect(stackOf({ base: blue, stake: claimOn1 }).scale).toBe(0.94);
  expect(stackOf({ base: blue, stake: claim }).scale).toBe(1);
});

test('a chosen stake lifts its pile by seven', () => {
  const [resting] = stackOf({ base: null, stake: squatter4 }).layers;
  const [lifted] = stackOf({ base: null, stake: squatter4, isLifted: true }).layers;
  expect((resting?.y ?? 0) - (lifted?.y ?? 0)).toBe(7);
});

describe('a ghost', () => {
  test('is only a preview', () => {
    expect(drawn({ base: blue, stake: squatter4, isGhost: true })).toBe('blue');
    expect(drawn({ base: null, stake: squatter4, isGhost: true })).toBe('');
  });

  test('keeps the discs beneath visible', () => {
    const over = { base: null, stake: claimOn1, isGhost: true };
    expect(drawn(over)).toBe('squatter 1');
    expect(stackOf(over).ghost).toEqual({ stake: claimOn1, x: -3, y: -15 });
  });

  test('of a claim that sends its squatter back still shows the squatter', () => {
    expect(drawn({ base: blue, stake: claim, isGhost: true, squatterBelow: 5 })).toBe(
      'blue < squatter 5',
    );
  });
});

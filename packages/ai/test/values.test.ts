import { expect, test } from 'vitest';
import type { Candidate, Shares, Trial } from '../src/net/types.ts';
import { brainOf } from './games.ts';
import { wander } from './wander.ts';

type Known = {
  readonly players: number;
  readonly variant: 'standard' | 'reuse';
  readonly value: Shares;
  readonly candidate: Candidate;
  readonly luck: Shares;
  readonly trial: Trial;
};

/** Computed once from the same weights in 64-bit arithmetic; other weights need other numbers. */
const KNOWN: readonly Known[] = [
  {
    players: 2,
    variant: 'standard',
    value: [0.875828, 0.124172],
    candidate: { space: 9, take: [0.9554, 0.0446], roll: [0.956822, 0.043178] },
    luck: [0.011978, -0.011978],
    trial: { result: [0, 1], luck: [-0.003262, 0.003262] },
  },
  {
    players: 3,
    variant: 'standard',
    value: [0.400206, 0.325988, 0.273806],
    candidate: {
      space: 19,
      take: [0.666818, 0.162115, 0.171066],
      roll: [0.743784, 0.123867, 0.13235],
    },
    luck: [0.022139, -0.011261, -0.010878],
    trial: { result: [1, 0, 0], luck: [0.516943, -0.514645, -0.002298] },
  },
  {
    players: 4,
    variant: 'reuse',
    value: [0.14635, 0.049433, 0.284891, 0.519326],
    candidate: {
      space: 9,
      take: [0.191473, 0.059924, 0.278803, 0.469801],
      roll: [0.148623, 0.057968, 0.450213, 0.343197],
    },
    luck: [-0.009218, 0.001671, 0.026689, -0.019142],
    trial: { result: [0, 0, 1, 0], luck: [-0.194519, -0.051522, 0.261616, -0.015574] },
  },
  {
    players: 5,
    variant: 'standard',
    value: [0.006427, 0.881827, 0.067401, 0.00438, 0.039964],
    candidate: {
      space: 9,
      take: [0.000493, 0.952201, 0.022894, 0.000257, 0.024156],
      roll: [0.005447, 0.948173, 0.020093, 0.00527, 0.021017],
    },
    luck: [-4.6e-5, 0.02936, -0.021188, -0.001708, -0.006418],
    trial: { result: [0, 1, 0, 0, 0], luck: [0.002292, -0.075935, 0.001647, 0.020647, 0.05135] },
  },
];

const ROLL = 30;
const close = (shares: Shares): Shares => shares.map((share) => expect.closeTo(share, 5) as number);

test.each(KNOWN)('values, luck and a whole game with $players players, $variant', (known) => {
  const { players, variant, value, candidate, luck, trial } = known;
  const brain = brainOf(players, variant);
  const positions = wander(players, variant, 400, 3 + players);
  const early = positions[40]!;
  const late = positions.find(({ left }) => left !== null)!;
  expect(brain.value(early)).toEqual(close(value));
  expect(brain.consider(early, ROLL, 'static', { rivals: 'weaker' }).candidates[0]).toEqual({
    space: candidate.space,
    take: close(candidate.take),
    roll: close(candidate.roll),
  });
  expect(brain.luckOf(early, ROLL)).toEqual(close(luck));
  const played = brain.playOut(late, ROLL, 7);
  // Rollouts have networks of 16 bits, so that the same game differs in the fourth digit.
  expect(played).toEqual({
    result: trial.result,
    luck: trial.luck.map((share) => expect.closeTo(share, 3)),
  });
});

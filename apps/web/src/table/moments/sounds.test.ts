// @vitest-environment happy-dom

import { settings, USUAL } from '@claim-it/client/storage';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Input } from '@claim-it/rules';
import { start } from '@claim-it/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buzz } from '../../kit/sound/haptics.ts';
import { play } from '../../kit/sound/sound.ts';
import { createStage } from '../stage/stage.ts';
import { startSounds } from './sounds.ts';

vi.mock('../../kit/sound/sound.ts', () => ({ play: vi.fn() }));
vi.mock('../../kit/sound/haptics.ts', () => ({ buzz: vi.fn() }));

const TURN: readonly (readonly Input[])[] = [
  [
    { kind: 'roll', seat: 0 },
    { kind: 'dice', roll: [2, 3, 5] },
  ],
  [{ kind: 'place', seat: 0, space: '3,5' }],
  [{ kind: 'take', seat: 0 }],
];

const hearTurn = (who: string): void => {
  const match = fakeMatch(start('go'), who);
  const clock = handClock();
  const stage = createStage(match, clock);
  const stop = startSounds(match, stage);
  for (const inputs of TURN) {
    match.cause(...inputs);
    while (clock.turn());
  }
  stop();
  stage.stop();
};

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  settings.value = USUAL;
});

test('a person’s turn is heard and felt', () => {
  hearTurn('pb');
  expect(vi.mocked(play).mock.calls.flat()).toEqual(['roll', 'place', 'take']);
  expect(vi.mocked(buzz).mock.calls.flat()).toEqual(['drop', 'take']);
});

test('a bot’s turn is heard, but does not shake the device', () => {
  hearTurn('bp');
  expect(vi.mocked(play).mock.calls.flat()).toEqual(['roll', 'place', 'take']);
  expect(buzz).not.toHaveBeenCalled();
});

test('at speed 0 the sounds stay', () => {
  settings.value = { ...USUAL, speed: 0 };
  hearTurn('pb');
  expect(vi.mocked(play).mock.calls.flat()).toEqual(['roll', 'place', 'take']);
});

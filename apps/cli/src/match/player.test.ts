import type { Setup } from '@claim-it/rules';
import { expect, test, vi } from 'vitest';
import { newPlayer } from './player.ts';

const { createBot } = vi.hoisted(() => ({ createBot: vi.fn() }));
vi.mock(import('@claim-it/ai'), async (original) => ({ ...(await original()), createBot }));

const SETUP: Setup = { colors: ['green', 'orange'], variant: 'standard' };

test.each([
  ['the clock that is given', 25, 25],
  ['no clock where none is given', null, undefined],
])('our own bots have %s', async (_, ms, clock) => {
  createBot.mockClear();
  await newPlayer({ kind: 'builtIn', name: 'legend' }, SETUP, ms);
  expect(createBot).toHaveBeenCalledWith('legend', SETUP, expect.any(Function), clock);
});

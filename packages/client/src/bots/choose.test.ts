import { readFile } from 'node:fs/promises';
import { LEVELS, STYLES, weightsName } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { COLORS, choicesOf, isOver } from '@claim-it/rules';
import { cause, play, randomFrom, randomRoll, start } from '@claim-it/testkit';
import { describe, expect, test, vi } from 'vitest';
import { below } from '../model/chance.ts';
import { createBotFunctions } from './choose.ts';
import { loadBrain } from './weights.ts';
import { weightsFile } from './weightsFiles.ts';

const deps = {
  loadBrain: (setup: Setup) => loadBrain(setup, (file) => readFile(file)),
  random: { below },
  loadEngine: () => Promise.resolve(),
};

const { choose } = createBotFunctions(deps);

describe('a choice', () => {
  test.each(LEVELS)('of %s is lawful through the turns of a table', async (level) => {
    const random = randomFrom(7);
    let game = start('gbo');
    for (let count = 0; count < 40 && !isOver(game); count += 1) {
      const isDue = game.turn.phase.kind === 'rolling';
      const input = isDue
        ? { kind: 'dice' as const, roll: randomRoll(random) }
        : await choose(level, game);
      if (!isDue) expect(choicesOf(game)).toContainEqual(input);
      game = cause(game, input).game;
    }
  });

  test.each(STYLES)('may have the style %s', async (style) => {
    const game = play(start('gb'), '145');
    expect(choicesOf(game)).toContainEqual(await choose(`sheriff:${style}`, game));
  });

  test.each([2, 3, 4, 5])('has weights for %s seats, with both sets of rules', async (seats) => {
    for (const variant of ['standard', 'reuse'] as const) {
      const letters = COLORS.slice(0, seats).map((color) => color[0]);
      const game = play(start(letters.join(''), variant), '145');
      expect((await choose('sheriff', game)).seat).toBe(0);
    }
  });

  test('that cannot be made has a reason', async () => {
    const broken = createBotFunctions({
      ...deps,
      loadBrain: () => Promise.reject(new Error('404')),
    });
    const game = play(start('gb'), '145');
    await expect(broken.choose('tycoon', game)).rejects.toThrow('404');
    expect(choicesOf(game)).toContainEqual(await broken.choose('miner', game));
  });

  test.each<readonly [string, Setup]>([
    ['players', { colors: ['red', 'violet', 'green'], variant: 'reuse' }],
    ['rules', { colors: ['red', 'violet'], variant: 'standard' }],
  ])('weights for other %s are refused', async (_, other) => {
    const table: Setup = { colors: ['red', 'violet'], variant: 'reuse' };
    vi.resetModules();
    const fresh = await import('./weights.ts');
    const misled = () => readFile(weightsFile(weightsName(other)));
    await expect(fresh.loadBrain(table, misled)).rejects.toThrow('otherTable');
  });

  test('weights that failed to load once are loaded again', async () => {
    const table: Setup = { colors: ['red', 'violet'], variant: 'reuse' };
    vi.resetModules();
    const fresh = await import('./weights.ts');
    const failing = () => Promise.reject(new Error('offline'));
    await expect(fresh.loadBrain(table, failing)).rejects.toThrow('offline');
    expect((await fresh.loadBrain(table, (file) => readFile(file))).weights.players).toBe(2);
  });
});

describe('a choice with a seed', () => {
  test('is always the same, with any random state', async () => {
    const game = play(start('gbo'), '145');
    const ask = (seed: number) => choose('sheriff', game, seed * 7919);
    const seeds = Array.from({ length: 40 }, (_, index) => index);
    const [once, again] = [await Promise.all(seeds.map(ask)), await Promise.all(seeds.map(ask))];
    expect(once).toEqual(again);
    // And the seed has an effect: a sheriff errs sometimes.
    const loose = await Promise.all(seeds.map((seed) => choose('greenhorn', game, seed * 7919)));
    expect(new Set(loose.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });
});

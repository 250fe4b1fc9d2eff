import { readFile } from 'node:fs/promises';
import type { BotName } from '@claim-it/ai';
import { choicesOf, isOver } from '@claim-it/rules';
import { cause, play, randomFrom, randomRoll, start } from '@claim-it/testkit';
import { afterAll, expect, test, vi } from 'vitest';
import { engineFile } from './weightsFiles.ts';

const BOTS: readonly BotName[] = ['prospector', 'miner', 'foreman', 'steady', 'tycoon', 'legend'];

type Compile = () => Promise<WebAssembly.Module>;

const fromDisk: Compile = async () => new WebAssembly.Module(await readFile(engineFile));
const fails: Compile = () => Promise.reject(new Error('offline'));

// Other tests run with the whole brain.
afterAll(() => void vi.resetModules());

/** What bots choose through some turns of a table, by turns; with modules of their own. */
const choices = async (engine: Compile | null): Promise<readonly unknown[]> => {
  vi.resetModules();
  const { createBot, seededRandom } = await import('@claim-it/ai');
  const { loadBrain } = await import('./weights.ts');
  const { loadEngine } = await import('./engine.ts');
  if (engine !== null) {
    await expect(loadEngine(fails)).rejects.toThrow('offline');
    await loadEngine(engine);
  }
  const random = randomFrom(11);
  const chosen: unknown[] = [];
  let game = play(start('gbo'), '145');
  for (let count = 0; count < 60 && !isOver(game); count += 1) {
    const name = BOTS[count % BOTS.length] ?? 'miner';
    const bot = await createBot(name, game.setup, (setup) =>
      loadBrain(setup, (file) => readFile(file)),
    );
    const isDue = game.turn.phase.kind === 'rolling';
    const choice = isDue
      ? { kind: 'dice' as const, roll: randomRoll(random) }
      : bot(game, seededRandom(count));
    if (!isDue) expect(choicesOf(game)).toContainEqual(choice);
    chosen.push(choice);
    game = cause(game, choice).game;
  }
  return chosen;
};

test('the module for browsers chooses what the whole brain and the kernel choose, and is asked for again', async () => {
  const whole = await choices(null);
  const names = WebAssembly.Module.exports(await fromDisk()).map(({ name }) => name);
  expect(names).not.toContain('trainBatch');
  expect(await choices(fromDisk)).toEqual(whole);
});

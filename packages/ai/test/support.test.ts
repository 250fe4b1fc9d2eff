import type { Setup } from '@claim-it/rules';
import { apply, bustCount, isOver, newGame } from '@claim-it/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotName } from '../src/index.ts';
import { weightsOf } from './games.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const whole: { readonly [Part in 'Module' | 'Instance' | 'validate']: unknown } = Reflect.get(
  globalThis,
  'WebAssembly',
);
const forbidden = class {
  constructor() {
    throw new EvalError('refused by the page');
  }
};

/** The ways in which WebAssembly can be of no use. */
const WITHOUT: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['without SIMD', { Module: whole.Module, Instance: whole.Instance, validate: () => false }],
  ['forbidden', { validate: whole.validate, Module: forbidden, Instance: forbidden }],
];

const SETUP: Setup = { colors: ['green', 'orange', 'blue'], variant: 'reuse' };
const NAMES: readonly BotName[] = ['legend', 'foreman', 'steady'];

/** Some turns of three bots, each answer lawful. */
const playSome = async (inputs: number): Promise<readonly number[]> => {
  const { bustsNow, createBot, createBrain, rollDice, seededRandom } = await import(
    '../src/index.ts'
  );
  const bots = await Promise.all(
    NAMES.map((name) => createBot(name, SETUP, async () => createBrain(weightsOf(3, 'reuse')))),
  );
  const begun = newGame(SETUP);
  if (!begun.ok) throw new Error(begun.reason.kind);
  const random = seededRandom(5);
  const odds: number[] = [];
  let game = begun.value;
  for (let input = 0; input < inputs && !isOver(game); input += 1) {
    const step = apply(
      game,
      game.turn.phase.kind === 'rolling'
        ? { kind: 'dice', roll: rollDice(random) }
        : bots[game.turn.seat]!(game, random),
    );
    if (!step.ok) throw new Error(step.reason.kind);
    game = step.value.game;
    odds.push(bustsNow(game));
    expect(odds.at(-1)).toBe(bustCount(game));
  }
  return odds;
};

describe.each(WITHOUT)('WebAssembly %s', (_, webAssembly) => {
  test('plain JavaScript thinks instead, with the same values', async () => {
    const { createBrain, positionOf } = await import('../src/index.ts');
    const begun = newGame(SETUP);
    if (!begun.ok) throw new Error(begun.reason.kind);
    const start = positionOf(begun.value);
    const shares = createBrain(weightsOf(3, 'reuse')).value(start);
    vi.stubGlobal('WebAssembly', webAssembly);
    vi.resetModules();
    const plain = (await import('../src/index.ts')).createBrain(weightsOf(3, 'reuse'));
    expect(plain.engine).toBe('javaScript');
    expect(plain.value(start)).toEqual(shares.map((share) => expect.closeTo(share, 5)));
  });

  test('bots and odds do without it', async () => {
    vi.stubGlobal('WebAssembly', webAssembly);
    expect(await playSome(40)).toHaveLength(40);
  });

  test('weights that do not fit are still refused', async () => {
    vi.stubGlobal('WebAssembly', webAssembly);
    const { createBrain, WeightsFault } = await import('../src/index.ts');
    const values = new Float32Array(10);
    expect(() => createBrain({ players: 2, variant: 'standard', games: 0, values })).toThrow(
      WeightsFault,
    );
  });
});

test('where WebAssembly runs, it is used', async () => {
  const { createBrain } = await import('../src/index.ts');
  expect(createBrain(weightsOf(2, 'standard')).engine).toBe('webAssembly');
});

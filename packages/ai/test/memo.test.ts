// Values kept within a decision change its time alone: with and without them every answer has the same bits.
import type { Position } from '@claim-it/kernel';
import { POSITION_BYTES, writePosition } from '@claim-it/kernel';
import { cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../src/index.ts';
import type { BrainExports } from '../src/net/wasm.ts';
import { ARRAYS, instantiate } from '../src/net/wasm.ts';
import { weightsOf } from './games.ts';
import { rollClass, wander } from './wander.ts';

const POSITIONS = cases({ short: 6, long: 400 });

/** Networks of 16 bits, as in rollouts, and how far their values may be from the others’. */
const SHORT = 64;
const CLOSE = 0.002;
const TRIALS = 8;

/** `legend`'s effort against weaker and against equal rivals, and one roll ahead. */
const EFFORTS = [7 + 32, 7, 3];

const brainWith = (players: number, variant: Position['variant'], memo: 0 | 1): BrainExports => {
  const wasm = instantiate();
  const { values } = weightsOf(players, variant);
  const count = wasm.configure(players);
  new Float32Array(wasm.memory.buffer, wasm.arrayAt(ARRAYS.averaged), count).set(values);
  wasm.setMemo(memo);
  return wasm;
};

/** The choice, and the bits of all values that it was made from. */
const answerOf = (
  wasm: BrainExports,
  position: Position,
  cls: number,
  effort: number,
): readonly number[] => {
  writePosition(new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES), position);
  const found = wasm.considerAsked(cls, effort, 20_000, 8000);
  const values = Array.from({ length: found }, (_, index) =>
    [wasm.takeValueAt(index), wasm.rollValueAt(index)].flatMap((at) => [
      ...new Uint32Array(wasm.memory.buffer, at, position.own.length),
    ]),
  );
  return [found, wasm.chosenIndex(), wasm.choosesTake(), ...values.flat()];
};

/** The bits of a game played to its end: the win, and the luck. */
const trialOf = (wasm: BrainExports, position: Position, trial: number): readonly number[] => {
  writePosition(new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES), position);
  wasm.playOutAsked(trial * 7, trial);
  return [
    ...new Uint32Array(wasm.memory.buffer, wasm.answerAt(), position.own.length),
    ...new Uint32Array(wasm.memory.buffer, wasm.luckAt(), 2 * position.own.length),
  ];
};

/** The values of every choice. */
const valuesOf = (
  wasm: BrainExports,
  position: Position,
  cls: number,
  effort: number,
): readonly number[] => {
  writePosition(new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES), position);
  const found = wasm.considerAsked(cls, effort, 20_000, 8000);
  return Array.from({ length: found }, (_, index) =>
    [wasm.takeValueAt(index), wasm.rollValueAt(index)].flatMap((at) => [
      ...new Float32Array(wasm.memory.buffer, at, position.own.length),
    ]),
  ).flat();
};

describe.each(['standard', 'reuse'] as const)('with the %s rules', (variant) => {
  test.each([2, 3, 4, 5])('%i players get the same answers with kept values', (players) => {
    const [kept, anew] = [brainWith(players, variant, 1), brainWith(players, variant, 0)];
    const random = seededRandom(players);
    for (const position of wander(players, variant, POSITIONS, 20 + players)) {
      const cls = rollClass(random);
      for (const effort of EFFORTS)
        expect(answerOf(kept, position, cls, effort)).toEqual(
          answerOf(anew, position, cls, effort),
        );
    }
  });

  test.each([2, 3, 4, 5])('%i players play the same rollouts', (players) => {
    const [kept, anew] = [brainWith(players, variant, 1), brainWith(players, variant, 0)];
    for (const position of wander(players, variant, POSITIONS, 30 + players))
      for (let trial = 0; trial < TRIALS; trial += 1)
        expect(trialOf(kept, position, trial)).toEqual(trialOf(anew, position, trial));
  });

  test.each([2, 3, 4, 5])(
    'networks of 16 bits value the choices of %i players like the others',
    (players) => {
      const brain = brainWith(players, variant, 1);
      const random = seededRandom(players);
      const gaps = wander(players, variant, 20 * POSITIONS, 40 + players).map((position) => {
        const cls = rollClass(random);
        const short = valuesOf(brain, position, cls, SHORT);
        const plain = valuesOf(brain, position, cls, 0);
        return Math.max(0, ...short.map((value, index) => Math.abs(value - plain[index]!)));
      });
      expect(Math.max(...gaps)).toBeGreaterThan(0);
      expect(Math.max(...gaps)).toBeLessThan(CLOSE);
    },
  );
});

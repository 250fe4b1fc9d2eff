import { describe, expect, test } from 'vitest';
import { createArena } from '../src/net/arena.ts';
import type { BrainExports } from '../src/net/wasm.ts';
import { ARRAYS, instantiate } from '../src/net/wasm.ts';
import { formatWeights, parseWeights, WeightsFault } from '../src/net/weights.ts';
import type { Checkpoint } from '../src/train/checkpoint.ts';
import { formatCheckpoint, parseCheckpoint } from '../src/train/checkpoint.ts';
import { parseOptions } from '../src/train/options.ts';
import { beginningIn, beginningOf, finishedNote } from '../src/train/origin.ts';
import type { Origin, Plan } from '../src/train/trainer.ts';
import { createTrainer } from '../src/train/trainer.ts';

/** The offset of a record's target. */
const TARGET = 352;

const PLAN: Plan = {
  players: 3,
  variant: 'standard',
  seed: 11,
  horizon: 400,
  mixed: 0.2,
  rate: 2e-3,
};

const RESUMED = { asked: {}, anew: false };
const NOTHING: Origin = { kind: 'nothing' };

const trained = (plan: Plan, origin: Origin, steps: number): Checkpoint => {
  const trainer = createTrainer(plan, origin);
  for (let step = 0; step < steps; step += 1) trainer.step();
  return trainer.save();
};

/** An instance ready to train, with new weights. */
const fresh = (players: number, seed: number): { wasm: BrainExports; count: number } => {
  const wasm = instantiate();
  const count = wasm.configure(players);
  wasm.prepareTraining();
  wasm.seed(seed);
  wasm.initialise();
  return { wasm, count };
};

describe('training', () => {
  test('gives the same weights for the same seed, also across a resume', () => {
    const whole = trained(PLAN, NOTHING, 6);
    const half = beginningIn(formatCheckpoint(trained(PLAN, NOTHING, 3)), RESUMED);
    const resumed = Buffer.from(formatCheckpoint(trained(half.plan, half.origin, 3)));
    expect(resumed.equals(formatCheckpoint(whole))).toBe(true);
    const other = Buffer.from(formatCheckpoint(trained({ ...PLAN, seed: 12 }, NOTHING, 6)));
    expect(other.equals(formatCheckpoint(whole))).toBe(false);
  });

  test('learns: a few hundred games are enough to beat a random player', () => {
    const trainer = createTrainer({ ...PLAN, players: 2, horizon: 4000 });
    const arena = createArena(2);
    const match = {
      candidate: 'static',
      opponent: 'random',
      games: 200,
      variant: 'standard',
    } as const;
    arena.load(trainer.weights());
    const before = arena.play({ ...match, seed: 1 }).share;
    for (let step = 0; step < 80; step += 1) trainer.step();
    arena.load(trainer.weights());
    const after = arena.play({ ...match, seed: 1 }).share;
    expect(before).toBeLessThan(0.8);
    expect(after).toBeGreaterThan(0.9);
  });

  test('a new run takes the weights of a checkpoint and nothing else', () => {
    const checkpoint = trained(PLAN, NOTHING, 2);
    const asked = { players: 3, variant: 'reuse' } as const;
    const { plan, origin } = beginningIn(formatCheckpoint(checkpoint), { asked, anew: true });
    expect(plan).toMatchObject({ players: 3, variant: 'reuse', seed: 1, rate: 2e-3 });
    const trainer = createTrainer(plan, origin);
    expect(trainer.games()).toBe(0);
    expect(trainer.weights()).toEqual(checkpoint.arrays[3]);
  });

  test('begins again with weights of bots', () => {
    const { players, variant } = PLAN;
    const values = trained(PLAN, NOTHING, 2).arrays[3]!;
    const bytes = formatWeights({ players, variant, games: 16, values });
    const begun = beginningIn(bytes, { asked: PLAN, anew: false });
    const trainer = createTrainer(begun.plan, begun.origin);
    expect(trainer.games()).toBe(0);
    expect(trainer.weights()).toEqual(parseWeights(bytes).values);
    const other = { asked: { players: 2 }, anew: false };
    expect(() => beginningIn(bytes, other)).toThrow('for 3 players');
    expect(() => beginningIn(bytes, RESUMED)).toThrow('--players is missing');
  });

  test('at tables with frozen players only decisions of the networks are learned from', () => {
    const { wasm } = fresh(3, 9);
    const alone = wasm.playEpisodes(40, 0, 0.9, 0, 0);
    const mixed = wasm.playEpisodes(40, 0, 0.9, 0, 1);
    expect(mixed / alone).toBeGreaterThan(0.1);
    expect(mixed / alone).toBeLessThan(0.6);
  });

  test('targets of all seats add up to 1, with any luck removed', () => {
    const { wasm } = fresh(4, 3);
    const count = wasm.playEpisodes(20, 1, 0.7, 0.1, 0.5);
    for (let index = 0; index < count; index += 1) {
      const target = new Float32Array(wasm.memory.buffer, wasm.recordAt(index) + TARGET, 4);
      expect(target.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    }
  });

  test('refuses a checkpoint of another number of players or one cut short', () => {
    const checkpoint = trained(PLAN, NOTHING, 1);
    const bytes = formatCheckpoint(checkpoint);
    const other = { players: 2 };
    expect(() => beginningIn(bytes, { asked: other, anew: true })).toThrow('for 3 players');
    expect(() => beginningIn(bytes, { asked: other, anew: false })).toThrow('--players 3, not 2');
    const resumed = { kind: 'resumed', checkpoint } as const;
    expect(() => createTrainer({ ...PLAN, players: 2 }, resumed)).toThrow('another network');
    const anew = { kind: 'anew', weights: new Float32Array(3) } as const;
    expect(() => createTrainer(PLAN, anew)).toThrow('another network');
    expect(() => parseCheckpoint(bytes.slice(0, -8))).toThrow('cut short');
    expect(() => parseCheckpoint(new Uint8Array(9))).toThrow('not a checkpoint');
  });
});

describe('a resumed run', () => {
  const bytes = formatCheckpoint(trained(PLAN, NOTHING, 2));
  const asking = (...args: readonly string[]) => beginningIn(bytes, parseOptions(args));

  test('keeps its plan', () => {
    expect(asking().plan).toEqual(PLAN);
    expect(asking('--players', '3', '--seed', '11', '--mixed', '0.2').plan).toEqual(PLAN);
  });

  test('may become longer or shorter', () => {
    expect(asking('--games', '4000').plan).toEqual({ ...PLAN, horizon: 4000 });
    expect(asking('--games', '80').plan).toEqual({ ...PLAN, horizon: 80 });
  });

  test.each([
    ['--rules', 'reuse', '--rules standard, not reuse'],
    ['--seed', '12', '--seed 11, not 12'],
    ['--mixed', '0.5', '--mixed 0.2, not 0.5'],
    ['--rate', '0.001', '--rate 0.002, not 0.001'],
  ])('is not another run: %s %s', (option, value, sentence) => {
    expect(() => asking(option, value)).toThrow(sentence);
  });

  test('reports that it is complete', () => {
    expect(finishedNote(asking('--games', '16'))).toContain('16 of 16 games');
    expect(finishedNote(asking())).toBeNull();
    expect(finishedNote(asking('--players', '3', '--games', '8', '--anew'))).toBeNull();
  });

  const lineOf = (text: string): Uint8Array => Buffer.from(`${text}\n`);
  const header: object = JSON.parse(Buffer.from(bytes.subarray(0, bytes.indexOf(10))).toString());
  const damages: readonly (readonly [string, unknown])[] = [
    ['plan', undefined],
    ['plan', { ...PLAN, players: 2.5 }],
    ['plan', { ...PLAN, variant: 'mine' }],
    ['plan', { ...PLAN, mixed: '0.2' }],
    ['games', -1],
    ['steps', null],
    ['random', 'none'],
    ['random', [1, 2]],
    ['lengths', 7],
    ['lengths', ['7']],
  ];

  test.each(damages)('is refused when %s is damaged: %o', (key, value) => {
    const line = lineOf(JSON.stringify({ ...header, [key]: value }));
    expect(() => parseCheckpoint(line)).toThrow('the first line of the checkpoint is damaged');
  });

  test('is refused when its first line is not JSON, or of another form', () => {
    expect(() => parseCheckpoint(lineOf('{"format":'))).toThrow('is damaged');
    expect(() => parseCheckpoint(lineOf('{}'))).toThrow('not a checkpoint of this trainer');
    const old = { ...header, format: 'claim-it-checkpoint-1' };
    expect(() => parseCheckpoint(lineOf(JSON.stringify(old)))).toThrow('claim-it-checkpoint-1');
  });
});

const KIND = 384;

/** An instance with a few games of records and weights that are no longer tiny. */
const withRecords = (): { wasm: BrainExports; count: number; records: number } => {
  const { wasm, count } = fresh(2, 5);
  for (let step = 0; step < 30; step += 1) wasm.trainBatch(4, 0, 0.7, 0.1, 0.2, 3e-3, 1e-7, 1);
  return { wasm, count, records: wasm.playEpisodes(2, 0, 0.7, 0.1, 0) };
};

describe('gradients', () => {
  const { wasm, count, records } = withRecords();
  const bytes = (index: number): Uint8Array =>
    new Uint8Array(wasm.memory.buffer, wasm.recordAt(index), 512);
  const array = (index: number): Float32Array =>
    new Float32Array(wasm.memory.buffer, wasm.arrayAt(index), count);

  test.each([
    ['a turn that begins', 0],
    ['rolling on', 1],
  ])('agree with finite differences for %s', (_, kind) => {
    const indices = Array.from({ length: records }, (__, index) => index).filter(
      (index) => bytes(index)[KIND] === kind,
    );
    let compared = 0;
    // A step of a finite difference may cross the kink of a unit, where there is no slope.
    let kinks = 0;
    for (const index of indices) {
      if (compared > 80) break;
      array(ARRAYS.gradients).fill(0);
      wasm.learnRecord(index);
      const slopes = array(ARRAYS.gradients).slice();
      const weights = array(ARRAYS.trained);
      const large = [...slopes.keys()].filter((at) => Math.abs(slopes[at]!) > 2e-3);
      for (let pick = 0; pick < large.length; pick += Math.ceil(large.length / 60)) {
        const at = large[pick]!;
        const before = weights[at]!;
        const step = 4e-3;
        weights[at] = before + step;
        const up = wasm.learnRecord(index);
        weights[at] = before - step;
        const down = wasm.learnRecord(index);
        weights[at] = before;
        const slope = (up - down) / (2 * step);
        const isClose = Math.abs(slope - slopes[at]!) < 0.05 * Math.abs(slopes[at]!) + 2e-4;
        if (!isClose) kinks += 1;
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(40);
    expect(kinks / compared).toBeLessThan(0.12);
  });
});

describe('weights files', () => {
  const values = Float32Array.from(
    { length: 1000 },
    (_, index) => Math.sin(index) * (1 + index / 99),
  );
  const file = formatWeights({ players: 4, variant: 'reuse', games: 123, values });

  test('read back within half a step of 8 bits', () => {
    const read = parseWeights(file);
    expect(read).toMatchObject({ players: 4, variant: 'reuse', games: 123 });
    for (const [index, value] of values.entries())
      expect(Math.abs(read.values[index]! - value)).toBeLessThan(12 / 250);
  });

  test('are refused when damaged, cut short, of another version or something else', () => {
    const changed = (at: number): Uint8Array => file.with(at, file[at]! ^ 1);
    const reasonFor = (bytes: Uint8Array): unknown => {
      try {
        return parseWeights(bytes);
      } catch (error) {
        return error instanceof WeightsFault ? error.reason : error;
      }
    };
    const wanted = file.length;
    expect(reasonFor(changed(500))).toEqual({ kind: 'damaged' });
    expect(reasonFor(changed(4))).toEqual({ kind: 'otherVersion', version: 3, wanted: 2 });
    expect(reasonFor(changed(0))).toEqual({ kind: 'notWeights' });
    expect(reasonFor(file.subarray(0, 900))).toEqual({ kind: 'wrongLength', bytes: 900, wanted });
    expect(reasonFor(file.subarray(0, 9))).toEqual({ kind: 'wrongLength', bytes: 9, wanted: 32 });
  });
});

test('the command line of the trainer names the invalid option', () => {
  expect(() => parseOptions(['--players', '6'])).toThrow('from 2 to 5');
  expect(() => parseOptions(['--players', '2.5'])).toThrow('whole number');
  expect(() => parseOptions(['--players', '2', '--games', '80.5'])).toThrow('whole number');
  expect(() => parseOptions(['--players', '2', '--seed', '0.5'])).toThrow('whole number');
  expect(() => parseOptions(['--players', '2', '--rules', 'mine'])).toThrow('standard or reuse');
  expect(() => parseOptions(['--players', '2', '--rate', '2'])).toThrow('from 0 to 1');
  expect(() => beginningOf(parseOptions([]))).toThrow('--players');
  const more = ['--players', '3', '--from', 'old', '--anew', '--rate', '0.001', '--rules', 'reuse'];
  const asked = { players: 3, rate: 0.001, variant: 'reuse' };
  expect(parseOptions(more)).toMatchObject({ from: 'old', anew: true, asked });
});

test('a run without options uses the defaults', () => {
  const usual = { variant: 'standard', seed: 1, horizon: 2_000_000, mixed: 0.5, rate: 2e-3 };
  const begun = beginningOf(parseOptions(['--players', '4']));
  expect(begun).toEqual({ plan: { ...usual, players: 4 }, origin: NOTHING });
});

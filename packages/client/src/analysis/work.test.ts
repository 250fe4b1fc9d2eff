import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { analyse, ROUND } from '@claim-it/ai';
import type { Game, Setup } from '@claim-it/rules';
import { invariant, parseRecord, placementsOf } from '@claim-it/rules';
import { draw, play, RECORDS, recordNamed, start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { loadBrain } from '../bots/weights.ts';
import type { AnalysisRequest, Finding } from './requests.ts';
import { beginWork } from './work.ts';

const KNOWN = join(RECORDS, 'known.claim');
const CLI = fileURLToPath(new URL('../../../../apps/cli/dist/main.js', import.meta.url));
const record = recordNamed('known');

const brainFor = (setup: Setup) => loadBrain(setup, (file) => readFile(file));

/** Every finding of a request, by a clock that advances with every read. */
const findingsOf = async (
  request: AnalysisRequest,
  most = 100_000,
): Promise<readonly Finding[]> => {
  let time = 0;
  const now = (): number => {
    time += 60;
    return time;
  };
  const work = await beginWork({ loadBrain: brainFor, now }, request);
  const found: Finding[] = [];
  for (let count = 0; count < most; count += 1) {
    const { value, done } = work.next();
    if (value !== null) found.push(value);
    if (done === true) break;
  }
  return found;
};

const analysed = async () => {
  const last = (await findingsOf({ kind: 'review', record })).at(-1);
  invariant(last?.kind === 'reviewed', 'a review ends');
  return last.analysis;
};

test('the review of a known game equals that of the command line', async () => {
  const told = execFileSync(process.execPath, [CLI, 'analyse', '--json', KNOWN]);
  const oracle = JSON.parse(told.toString()) as {
    readonly totals: readonly Record<string, unknown>[];
    readonly line: readonly Record<string, number>[];
    readonly steps: readonly { readonly kind: string; readonly loss?: number }[];
  };
  const { seats, line, steps } = await analysed();
  for (const [seat, total] of oracle.totals.entries())
    for (const name of ['luck', 'skill', 'loss', 'errorRate', 'luckAdjusted', 'start'] as const)
      expect(seats[seat]?.[name], `${name} of ${seat}`).toBeCloseTo(total[name] as number, 8);
  expect(line).toHaveLength(oracle.line.length);
  for (const [at, { g }] of oracle.line.entries()) expect(line[at]?.[0]).toBeCloseTo(g ?? -1, 6);
  expect(steps.map(({ kind }) => kind)).toEqual(oracle.steps.map(({ kind }) => kind));
});

test('the parts of a review come first and add up to the whole', async () => {
  const found = await findingsOf({ kind: 'review', record });
  const parts = found.filter((finding) => finding.kind === 'reviewing');
  const { steps, line } = await analysed();
  expect(parts.length).toBeGreaterThan(5);
  let count = 0;
  for (const part of parts) {
    expect(part.from).toBe(count);
    expect(part.steps).toEqual(steps.slice(count, count + part.steps.length));
    expect(part.line).toEqual(line.slice(count + 1, count + 1 + part.steps.length));
    expect(part.start).toEqual(line[0]);
    count += part.steps.length;
  }
  expect(count).toBeLessThanOrEqual(steps.length);
});

test('a damaged record gets a fault with place and reason', async () => {
  const broken = record.replace('s6@35', 's6@11');
  const [found] = await findingsOf({ kind: 'review', record: broken });
  expect(found?.kind).toBe('recordFaulty');
});

test('the whole analysis equals that of the library', async () => {
  const replay = parseRecord(record);
  invariant(replay.ok, 'a lawful record');
  const brain = await brainFor(replay.value.record.setup);
  expect({ ok: true, value: await analysed() }).toEqual(analyse(replay.value, brain));
});

const considered = async (game: Game) => {
  const [found] = await findingsOf({ kind: 'consider', game });
  invariant(found?.kind === 'considered', 'an answer');
  return found.consideration;
};

test('an unplaced roll has every placement, then roll or take, the best first', async () => {
  const game = play(start('gbo'), '145');
  const answer = await considered(game);
  invariant(answer.kind === 'choices', 'there is a choice');
  const { choices, advice, seat } = answer;
  expect(choices).toHaveLength(2 * placementsOf(game).length);
  expect(choices[0]?.loss).toBe(0);
  expect(advice.best.share).toBe(choices[0]?.shares[seat]);
  for (const { shares } of choices) expect(shares.reduce((sum, one) => sum + one)).toBeCloseTo(1);
});

test('roll on or take is a choice, too, and before a roll there are odds', async () => {
  const decision = await considered(play(start('gb'), '145 s4@15'));
  expect(decision.kind === 'choices' && decision.choices.map(({ then }) => then).sort()).toEqual([
    'roll',
    'take',
  ]);
  const before = await considered(start('gb'));
  expect(before.kind === 'aboutToRoll' && before.busts).toBe(0);
  expect(before.kind === 'aboutToRoll' && before.survival.map(({ of }) => of)).toEqual([
    216,
    216 ** 2,
    216 ** 3,
  ]);
});

const rollOut = { kind: 'rollOut', choices: null, seed: 3 } as const;

test('a rollout gives every choice its trials, and reports progress', async () => {
  const game = play(start('gb'), '111');
  const found = await findingsOf({ ...rollOut, game, trials: 2 * ROUND });
  expect(found.length).toBeGreaterThan(2);
  const [first, last] = [found[0], found.at(-1)];
  invariant(first?.kind === 'rollingOut' && last?.kind === 'rolledOut', 'estimates');
  expect(last.estimates.map(({ trials }) => trials)).toEqual([2 * ROUND, 2 * ROUND]);
  expect(last.estimates.map(({ choice }) => choice?.then).sort()).toEqual(['roll', 'take']);
  const errorOf = (nth: number) => last.estimates[nth]?.shares[0]?.standardError ?? 1;
  expect(errorOf(0)).toBeLessThan(first.estimates[0]?.shares[0]?.standardError ?? 0);
});

test('a choice that ends the game needs no trials', async () => {
  const game = draw(
    `
    6 | B  B  B  B  B  B
    5 | B  B  B  B  B  B
    4 | B  B  B  B  B  B
    3 | B  B  B  B  B  B
    2 | .  .  .  .  .  .
    1 | g  .  .  .  .  .
        1  2  3  4  5  6`,
    { seats: 'gb', mover: 'g', left: 1 },
  );
  const then = 'take';
  const choices = [{ placement: null, then }] as const;
  const decided: Game = {
    ...game,
    turn: { ...game.turn, phase: { kind: 'toDecide', undoable: null } },
  };
  const [found] = await findingsOf({ ...rollOut, game: decided, choices, trials: ROUND });
  expect(found?.kind === 'rolledOut' && found.estimates[0]?.shares).toEqual([
    { mean: 0, standardError: 0 },
    { mean: 1, standardError: 0 },
  ]);
});

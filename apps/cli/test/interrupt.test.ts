import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { faultyBot } from './entrants.ts';
import type { Outcome } from './program.ts';
import { finish, folder, MAIN, output, start } from './program.ts';
import { expectWellFormed } from './svg.ts';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Waits until a file grows: its writer is alive. */
const isGrowing = async (file: string): Promise<void> => {
  const before = sizeOf(file);
  while (sizeOf(file) === before) await wait(20);
};

/** Waits for as long as the test may take: a bot that goes on never stops. */
const hasStopped = async (file: string): Promise<void> => {
  let before = -1;
  while (sizeOf(file) !== before) {
    before = sizeOf(file);
    await wait(500);
  }
};

const startHanging = (signs: string, workers: number): ReturnType<typeof start> => {
  const bots = ['--bots', `${faultyBot('hangs', signs)},random`, '--ms', '600000'];
  const series = ['--games', '48', '--workers', String(workers)];
  return start(process.execPath, [MAIN, 'arena', ...bots, ...series]);
};

test('Ctrl-C ends a bot that hangs and hears nothing', async () => {
  const signs = join(folder, 'signs');
  const child = startHanging(signs, 1);
  await isGrowing(signs);
  child.kill('SIGINT');
  expect((await finish(child)).code).toBe(130);
  await hasStopped(signs);
});

test('Ctrl-C leaves no bot behind while six workers are starting theirs', async () => {
  const signs = join(folder, 'signs-of-many');
  for (const delay of [0, 30, 60, 90, 120]) {
    const child = startHanging(signs, 6);
    await isGrowing(signs);
    await wait(delay);
    child.kill('SIGINT');
    expect((await finish(child)).code).toBe(130);
    await hasStopped(signs);
  }
});

/** Starts long work, and interrupts it as soon as it has said something. */
const interrupted = async (
  args: readonly string[],
  isUnderWay: (said: string) => boolean,
): Promise<Outcome> => {
  const child = start(process.execPath, [MAIN, ...args]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const outcome = finish(child);
  while (!isUnderWay(said)) await wait(20);
  child.kill('SIGINT');
  return outcome;
};

test('an analysis stops with one line, and what it has written is whole', async () => {
  const games = join(folder, 'many.claim');
  writeFileSync(games, await output(['simulate', '--games', '400', '--bots', 'random']));
  const args = ['analyse', games, '--json', '--svg', join(folder, 'many.svg'), '--lang', 'de'];
  const { code, out, err } = await interrupted(args, (said) => said.includes('\n'));
  expect({ code, err }).toEqual({
    code: 130,
    err: 'claim-it: Vor dem Ende abgebrochen, wie gewünscht.\n',
  });
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.length).toBeLessThan(400);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('totals');
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThanOrEqual(lines.length);
  for (const name of drawings) expectWellFormed(readFileSync(join(folder, name), 'utf8'));
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('an analysis that still reads stops at %s with one line', async (signal, code) => {
  const record = await output(['simulate', '--bots', 'random']);
  const child = start(process.execPath, [MAIN, 'analyse', '-']);
  const outcome = finish(child);
  // More than a pipe holds: once it is written, the program is reading, and it waits for more.
  const many = `${record}\n`.repeat(Math.ceil(1_000_000 / record.length));
  await new Promise((resolve) => child.stdin.write(many, resolve));
  child.kill(signal);
  expect(await outcome).toEqual({
    code,
    out: '',
    err: 'claim-it: Stopped before the end, as you asked.\n',
  });
});

/** Loaded before the program: leaves a sign once the program listens to signals. */
const LISTENING = `
import { writeFileSync } from 'node:fs';
process.on('newListener', (name) => {
  if (name === 'SIGTERM') queueMicrotask(() => writeFileSync(process.env.SIGN, ''));
});`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a rollout stops at %s with one line and nothing else', async (signal, code) => {
  const position = '....../....../....../....../....../...... go g - - std';
  const rollout = ['rollout', position, '--trials', '10000000'];
  // It says nothing before its end, so it is asked in another way whether it is under way.
  const early = ['--import', `data:text/javascript,${encodeURIComponent(LISTENING)}`];
  const sign = join(folder, `listens-to-${signal}`);
  const child = start(process.execPath, [...early, MAIN, ...rollout], { SIGN: sign });
  const outcome = finish(child);
  while (!existsSync(sign) && child.exitCode === null) await wait(20);
  child.kill(signal);
  expect(await outcome).toEqual({
    code,
    out: '',
    err: 'claim-it: Stopped before the end, as you asked.\n',
  });
});

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { faultyBot, noneLeft, running, until } from './entrants.ts';
import type { Outcome } from './program.ts';
import { finish, folder, MAIN, output, start } from './program.ts';
import { expectWellFormed } from './svg.ts';

const startHanging = (mark: string, workers: number): ReturnType<typeof start> => {
  const bots = ['--bots', `${faultyBot('hangs', mark)},random`, '--ms', '600000'];
  const series = ['--games', '48', '--workers', String(workers)];
  return start(process.execPath, [MAIN, 'arena', ...bots, ...series]);
};

const interrupt = async (
  mark: string,
  workers: number,
  isUnderWay: () => boolean,
): Promise<void> => {
  const child = startHanging(mark, workers);
  const outcome = finish(child);
  await until(isUnderWay);
  child.kill('SIGINT');
  expect((await outcome).code).toBe(130);
  await noneLeft(mark);
};

test('Ctrl-C ends a bot that hangs and ignores its input', async () => {
  const mark = join(folder, 'alone');
  await interrupt(mark, 1, () => existsSync(mark));
});

test.each([1, 3, 6])(
  'Ctrl-C leaves no bot process while six workers start theirs, %i programs so far',
  async (programs) => {
    const mark = join(folder, `one-of-${programs}`);
    // the program itself has the mark among its arguments too
    await interrupt(mark, 6, () => running(mark) > programs);
  },
);

/** Starts long work, and interrupts it after its first output. */
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
  await until(() => isUnderWay(said));
  child.kill('SIGINT');
  return outcome;
};

test('an analysis stops with one line, and its output is complete', async () => {
  const games = join(folder, 'many.claim');
  writeFileSync(games, await output(['simulate', '--games', '60', '--bots', 'random']));
  const args = ['analyse', games, '--json', '--svg', join(folder, 'many.svg'), '--lang', 'de'];
  const { code, out, err } = await interrupted(args, (said) => said.includes('\n'));
  expect({ code, err }).toEqual({
    code: 130,
    err: 'claim-it: Vor dem Ende abgebrochen, wie gewünscht.\n',
  });
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.length).toBeLessThan(60);
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
  // More than a pipe buffers: once it is written, the program is reading, and it waits for more.
  const many = `${record}\n`.repeat(Math.ceil(1_000_000 / record.length));
  await new Promise((resolve) => child.stdin.write(many, resolve));
  child.kill(signal);
  expect(await outcome).toEqual({
    code,
    out: '',
    err: 'claim-it: Stopped before the end, as you asked.\n',
  });
});

/** Preloaded into the program: writes a file once the program listens to signals. */
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
  // It prints nothing before its end, so its start is detected in another way.
  const early = ['--import', `data:text/javascript,${encodeURIComponent(LISTENING)}`];
  const sign = join(folder, `listens-to-${signal}`);
  const child = start(process.execPath, [...early, MAIN, ...rollout], { SIGN: sign });
  const outcome = finish(child);
  await until(() => existsSync(sign) || child.exitCode !== null);
  child.kill(signal);
  expect(await outcome).toEqual({
    code,
    out: '',
    err: 'claim-it: Stopped before the end, as you asked.\n',
  });
});

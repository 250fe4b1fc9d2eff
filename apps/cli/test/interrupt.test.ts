import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { faultyBot } from './entrants.ts';
import { finish, folder, MAIN, start } from './program.ts';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Waits until a file grows: its writer is alive. */
const isGrowing = async (file: string): Promise<void> => {
  const before = sizeOf(file);
  while (sizeOf(file) === before) await wait(20);
};

test.each([
  ['one worker', '1'],
  ['two workers', '2'],
])('Ctrl-C ends a bot that hangs and hears nothing, %s', async (_, workers) => {
  const signs = join(folder, `signs-${workers}`);
  const bots = ['--bots', `${faultyBot('hangs', signs)},random`, '--ms', '600000'];
  const child = start(process.execPath, [
    MAIN,
    'arena',
    ...bots,
    '--games',
    '40',
    '--workers',
    workers,
  ]);
  await isGrowing(signs);
  child.kill('SIGINT');
  expect((await finish(child)).code).toBe(130);
  await wait(200);
  const left = sizeOf(signs);
  await wait(300);
  expect(sizeOf(signs)).toBe(left);
});

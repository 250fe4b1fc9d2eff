import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MAIN } from './program.ts';

const programBot = (file: string, ...args: string[]): string =>
  `cmd:${[process.execPath, file, ...args].map((part) => `"${part}"`).join(' ')}`;

const fileOf = (name: string): string => fileURLToPath(new URL(`./bots/${name}`, import.meta.url));

/** Program bots as `--bots` names them. */
export const firstBot = (...args: string[]): string => programBot(fileOf('first.mjs'), ...args);
export const faultyBot = (...args: string[]): string => programBot(fileOf('faulty.mjs'), ...args);
export const steadyProgram: string = programBot(MAIN, 'bot', 'steady');

const commandLine = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // it ended while we looked
  }
};

const commandLines = (): readonly string[] =>
  existsSync('/proc/self/cmdline')
    ? readdirSync('/proc').filter(Number).map(commandLine)
    : spawnSync('ps', ['-Ao', 'args'], { encoding: 'utf8' }).stdout.split('\n');

/** How many running programs have this mark among their arguments. */
export const running = (mark: string): number =>
  commandLines().filter((line) => line.includes(mark)).length;

export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(5);
};

/** Waits until no process with the mark runs; one that is left over lets the test time out. */
export const noneLeft = (mark: string): Promise<void> => until(() => running(mark) === 0);

import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { MAIN } from './program.ts';

const programBot = (file: string, ...args: string[]): string =>
  `cmd:${[process.execPath, file, ...args].map((part) => `"${part}"`).join(' ')}`;

const fileOf = (name: string): string => fileURLToPath(new URL(`./bots/${name}`, import.meta.url));

/** Program bots as `--bots` names them. */
export const firstBot = (...args: string[]): string => programBot(fileOf('first.mjs'), ...args);
export const faultyBot = (...args: string[]): string => programBot(fileOf('faulty.mjs'), ...args);
export const steadyProgram: string = programBot(MAIN, 'bot', 'steady');

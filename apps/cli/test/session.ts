import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Outcome } from './program.ts';
import { finish, folder, MAIN, run, start } from './program.ts';

/** A folder and save file of its own for each name. */
export const saveFile = (name: string): string => join(folder, name, 'saved.claim');

const playArguments = (file: string, more: readonly string[]): readonly string[] => {
  const who = more.includes('--seats') ? [] : ['--seats', 'me,bot:steady'];
  return ['play', ...who, '--seed', '7', '--delay', '0', '--save', file, ...more];
};

/** Plays with these lines as the whole input. */
export const play = (file: string, lines: readonly string[], ...more: string[]): Promise<Outcome> =>
  run(playArguments(file, more), lines.map((line) => `${line}\n`).join(''));

/** Resumes a saved game: the players and the dice are in the file. */
export const resume = (file: string, lines: readonly string[]): Promise<Outcome> =>
  run(['play', '--delay', '0', '--save', file], lines.map((line) => `${line}\n`).join(''));

/** Types the lines, waits for the next prompt, and kills the program. */
export const playAndKill = async (file: string, lines: readonly string[]): Promise<Outcome> => {
  const child = start(process.execPath, [MAIN, ...playArguments(file, [])]);
  const ended = finish(child);
  let prompts = 0;
  child.stdout.on('data', (chunk: string) => {
    prompts += chunk.split('Your choice: ').length - 1;
    if (prompts > lines.length) child.kill('SIGKILL');
  });
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  return ended;
};

/** The date is the only part of a record that the seed does not determine. */
const undated = (record: string): string => record.replace(/^\[Date ".*"\]$/m, '[Date "?"]');

export const saved = (file: string): string => undated(readFileSync(file, 'utf8'));

/** The turns written in a save file, one string each. */
export const savedTurns = (file: string): readonly string[] =>
  saved(file)
    .split('\n')
    .filter((line) => /^\d/.test(line));

/** The records of the finished games next to this save file. */
export const keptFiles = (file: string): readonly string[] => {
  const games = join(dirname(file), 'games');
  return readdirSync(games).map((name) => join(games, name));
};

export const kept = (file: string): readonly string[] =>
  keptFiles(file).map((name) => undated(readFileSync(name, 'utf8')));

/** Roll, place, take, repeated: an invalid answer is asked again, so every game ends. */
export const LINES: readonly string[] = Array.from({ length: 1500 }, (_, index) =>
  String(['r', '1', 't'][index % 3]),
);

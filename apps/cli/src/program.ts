import process from 'node:process';
import type { Catalog, Language } from '@claim-it/text';
import { isLanguage, textFor } from '@claim-it/text';
import type { Command } from './command.ts';
import { analyseCommand } from './commands/analyse.ts';
import { applyCommand } from './commands/apply.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { botCommand } from './commands/bot.ts';
import { helpFor, overview } from './commands/help.ts';
import { playCommand } from './commands/play.ts';
import { positionCommand } from './commands/position.ts';
import { replayCommand } from './commands/replay.ts';
import { rolloutCommand } from './commands/rollout.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { badUsage, EXIT, Failure } from './failure.ts';
import { endOnClosedOutput, print, printError, printLine } from './io.ts';
import { VERSION } from './version.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  positionCommand,
  applyCommand,
  replayCommand,
  verifyCommand,
  analyseCommand,
  rolloutCommand,
  simulateCommand,
  arenaCommand,
  botCommand,
  benchCommand,
  backupCommand,
  restoreCommand,
];

/** `--lang`, in any position, also applies to messages about a wrong command line. */
const languageOf = (args: readonly string[]): Language => {
  const index = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = args[index]?.split('=')[1] ?? args[index + 1];
  if (index >= 0 && asked !== undefined && isLanguage(asked)) return asked;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const local = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return isLanguage(local) ? local : 'en';
};

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

const find = (name: string, { cli }: Catalog): Command => {
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) throw badUsage(cli.error.unknownCommand(name));
  return command;
};

const run = async (args: readonly string[], language: Language): Promise<void> => {
  const text = textFor(language);
  const [name, ...rest] = args;
  if (name === undefined) {
    process.stderr.write(overview(COMMANDS, text));
    throw new Failure(EXIT.badUsage, '');
  }
  if (isHelp(name) || (name === 'help' && (rest[0] === undefined || rest[0].startsWith('--'))))
    return print(overview(COMMANDS, text));
  if (name === 'help') return print(helpFor(find(rest[0] ?? '', text), text));
  if (name === '--version' || name === 'version') return printLine(VERSION);
  const command = find(name, text);
  if (rest.some(isHelp)) return print(helpFor(command, text));
  return command.run(rest, text, language);
};

/** Maps every end of a command to an exit code; users see no stack trace. */
const exitCodeOf = (error: unknown, { cli }: Catalog): number => {
  if (error instanceof Failure) {
    if (error.message !== '') printError(error.message);
    return error.exit;
  }
  const reason = error instanceof Error ? error.message : String(error);
  printError(cli.error.internal(reason));
  return EXIT.badInput;
};

/** `claim-it --lang de play` is `claim-it play --lang de`. */
const commandFirst = (args: readonly string[]): readonly string[] => {
  const [first, ...rest] = args;
  if (first?.startsWith('--lang=')) return [...rest, first];
  const [language, ...others] = rest;
  return first === '--lang' && language !== undefined ? [...others, first, language] : args;
};

/** Runs one command line with the streams and the environment of this process; returns its exit code. */
export const runCommandLine = async (given: readonly string[]): Promise<number> => {
  const args = commandFirst(given);
  const language = languageOf(args);
  endOnClosedOutput(textFor(language));
  try {
    await run(args, language);
    return EXIT.done;
  } catch (error) {
    return exitCodeOf(error, textFor(language));
  }
};

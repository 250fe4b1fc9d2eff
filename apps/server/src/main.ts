// The server program. `npm start` runs it, bundled.
import process from 'node:process';
import { realTimers } from './clock.ts';
import { closeWithin } from './closing.ts';
import { HouseFault } from './fault.ts';
import { greeting } from './greeting/greeting.ts';
import { openHouse } from './open.ts';
import type { HouseSettings } from './settings.ts';
import { HELP, readSettings } from './settings.ts';
import { holdData, openDatabase } from './storage.ts';
import { endSessionsOf, readBackup, StoreFault, writeBackup } from './store/index.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const LATE = 'The server could not finish everything and stops; what was confirmed is safe.';

/** The error in one line, if it is not a bug. */
const lineOf = (error: unknown): string => {
  if (error instanceof HouseFault || error instanceof StoreFault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const fail = (error: unknown): never => {
  process.stderr.write(`${lineOf(error)}\n`);
  process.exit(2);
};

const open = async (settings: HouseSettings): Promise<void> => {
  const house = await openHouse(settings, (fault) => {
    process.stderr.write(`${fault.message} The server stops; what was confirmed is safe.\n`);
    process.exit(1);
  });
  for (const line of greeting(house, process.stdout.isTTY)) say(line);
  const end = (code: number): void => {
    closeWithin(house.close, realTimers).then((how) => {
      if (how === 'late') fail(new HouseFault(LATE));
      process.exit(code);
    }, fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));
  const collapse = (error: unknown): void => {
    process.stderr.write(`The server failed and stops: ${lineOf(error)}\n`);
    end(1);
  };
  process.once('uncaughtException', collapse);
  process.once('unhandledRejection', collapse);
};

const move = async (
  settings: HouseSettings,
  kind: 'backup' | 'restore',
  file: string,
): Promise<void> => {
  // A backup is made while the server runs; a restore needs the folder for itself.
  const lock = kind === 'restore' ? holdData(settings) : null;
  const database = await openDatabase(settings, () => undefined);
  try {
    if (kind === 'backup') {
      await writeBackup(database, file, Date.now());
      say(
        `The backup is in ${file}. It does not contain the key of the dice: keep that separately.`,
      );
    } else {
      const { rows } = await readBackup(database, file);
      say(`${rows} rows are back from ${file}.`);
    }
  } finally {
    await database.close();
    lock?.release();
  }
};

const signOut = async (settings: HouseSettings, guest: string | null): Promise<void> => {
  const database = await openDatabase(settings, () => undefined);
  try {
    say(`${await endSessionsOf(database, guest)} sessions are over.`);
  } finally {
    await database.close();
  }
};

const run = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env);
  const { task } = settings;
  if (task.kind === 'help') say(HELP.trimEnd());
  else if (task.kind === 'open') await open(settings);
  else if (task.kind === 'signout') await signOut(settings, task.guest);
  else await move(settings, task.kind, task.file);
};

run().catch(fail);

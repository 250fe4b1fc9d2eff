import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openRedisBus } from './bus/redis.ts';
import { HouseFault } from './fault.ts';
import type { LogPlace } from './folds/thread.ts';
import type { HouseSettings } from './settings.ts';
import type { Bus, Database, FolderLock } from './store/index.ts';
import {
  checkFile,
  createLocalBus,
  holdFolder,
  openPostgres,
  openPostgresBus,
  openSqlite,
} from './store/index.ts';

const DATABASE_FILE = 'house.db';

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new HouseFault(`The folder ${folder} cannot be created: ${(error as Error).message}`);
  }
};

/** Locks the folder of the games for this process; PostgreSQL may be shared. */
export const holdData = ({ databaseUrl, data }: HouseSettings): FolderLock => {
  if (databaseUrl !== null) return { release: () => undefined };
  makeFolder(data);
  return holdFolder(data);
};

/** Whether the file of the games is whole, as far as its pages tell. PostgreSQL checks its own pages. */
export const checkData = ({ databaseUrl, data }: HouseSettings): 'whole' | 'tooLarge' =>
  databaseUrl === null ? checkFile(join(data, DATABASE_FILE)) : 'whole';

/** The storage of this server's games; `onStop` is called when nothing can be written any more. */
export const openDatabase = async (
  { databaseUrl, data }: HouseSettings,
  onStop: (fault: Error) => void,
): Promise<Database> => {
  if (databaseUrl !== null) return openPostgres({ url: databaseUrl });
  makeFolder(data);
  let isOpen = false;
  const database = await openSqlite({
    file: join(data, DATABASE_FILE),
    // If a file cannot be opened, the refusal says so.
    onStop: (fault) => {
      if (isOpen) onStop(fault);
    },
  });
  isOpen = true;
  return database;
};

/** Where another thread of this process finds the logs. */
export const logPlaceOf = ({ databaseUrl, data }: HouseSettings): LogPlace =>
  databaseUrl === null
    ? { kind: 'sqlite', file: join(data, DATABASE_FILE) }
    : { kind: 'postgres', url: databaseUrl };

/** The message bus between the processes of this server. */
export const openBus = (
  { databaseUrl, redisUrl }: HouseSettings,
  onTrouble: (error: Error) => void,
): Promise<Bus> => {
  if (redisUrl !== null) return openRedisBus({ url: redisUrl, onTrouble });
  if (databaseUrl !== null) return openPostgresBus({ url: databaseUrl, onTrouble });
  return Promise.resolve(createLocalBus());
};

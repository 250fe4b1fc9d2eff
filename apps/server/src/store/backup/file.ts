import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DurableCalls } from '../../durable.ts';
import { syncFolder } from '../../durable.ts';
import type { Database } from '../database.ts';
import { StoreFault } from '../fault.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

/** Writes a backup beside its place and moves it there when it is whole and on disk. */
export const writeBackup = async (
  database: Database,
  file: string,
  at: number,
  fs?: DurableCalls,
): Promise<void> => {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    for await (const line of backUp(database, at)) await handle.write(`${line}\n`);
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  }
  await handle.close();
  await rename(draft, file);
  syncFolder(dirname(file), fs);
};

/** Opened when reading begins: lines that come earlier than their reader would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StoreFault('refused', `The backup ${file} cannot be opened.`, error);
  });
  yield* handle.readLines();
}

/** Restores a file that `writeBackup` wrote. */
export const readBackup = (database: Database, file: string): Promise<{ readonly rows: number }> =>
  restore(database, linesOf(file));

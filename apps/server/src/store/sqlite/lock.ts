import { join } from 'node:path';
import { StoreFault } from '../fault.ts';
import { openLock, PATIENCE } from './connection.ts';

const FILE = 'house.lock';

/** A folder that this process holds. */
export type FolderLock = { readonly release: () => void };

/**
 * Holds a folder for one server. The lock is an open transaction on a tiny database: the operating system takes it away
 * with the process, however that ends. Backups do not ask for it.
 */
export const holdFolder = (folder: string, patience: number = PATIENCE): FolderLock => {
  const connection = openLock(join(folder, FILE), patience);
  try {
    connection.execute('begin exclusive');
  } catch (error) {
    connection.close();
    if (!(error instanceof StoreFault) || error.kind !== 'locked') throw error;
    throw new StoreFault(
      'locked',
      `Another server keeps its games in ${folder}. Stop it first, or give this one a folder of its own.`,
      error,
    );
  }
  return { release: () => connection.close() };
};

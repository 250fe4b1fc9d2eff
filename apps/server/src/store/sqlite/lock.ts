import { join } from 'node:path';
import { StoreFault } from '../fault.ts';
import { openLock } from './connection.ts';

const FILE = 'house.lock';
/** How long a server that is just ending is waited for. */
const PATIENCE_MS = 1_000;

/** A folder that this process holds. */
export type FolderLock = { readonly release: () => void };

/**
 * Holds a folder for one server. The lock is an open transaction on a tiny database: the operating system takes it away
 * with the process, however that ends. Backups do not ask for it.
 */
export const holdFolder = (folder: string, patience: number = PATIENCE_MS): FolderLock => {
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

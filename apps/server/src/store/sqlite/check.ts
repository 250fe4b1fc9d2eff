import { statSync } from 'node:fs';
import { StoreFault } from '../fault.ts';
import { openReader } from './connection.ts';

/** Larger files are not read through at every start. */
const MOST_CHECKED = 512 * 1024 * 1024;

/**
 * Reads the pages of a file through; throws where they do not fit together. What a row says is not looked at: the hash
 * chain of each log tells that when the log is read.
 */
export const checkFile = (file: string, most: number = MOST_CHECKED): 'whole' | 'tooLarge' => {
  if (statSync(file).size > most) return 'tooLarge';
  const connection = openReader(file);
  try {
    const [row] = connection.run({ text: 'pragma quick_check(1)', values: [] });
    if (row?.['quick_check'] !== 'ok')
      throw new StoreFault(
        'damaged',
        `The database ${file} is damaged (${String(row?.['quick_check']).split('\n').join(' ')}). Restore a backup, or repair a copy of it.`,
      );
    return 'whole';
  } finally {
    connection.close();
  }
};

import * as nodeFs from 'node:fs';
import { dirname } from 'node:path';

/** The calls that decide what a power cut leaves. */
export type DurableCalls = Pick<
  typeof nodeFs,
  'openSync' | 'fsyncSync' | 'closeSync' | 'renameSync'
> & { readonly writeSync: (file: number, text: string) => number };

/** Names of files in a folder last only after the folder itself was synced; Windows does that by itself. */
export const syncFolder = (folder: string, fs: DurableCalls = nodeFs): void => {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

/** A file for its owner alone that is there whole, or not at all, also after a power cut. */
export const writeDurably = (file: string, text: string, fs: DurableCalls = nodeFs): void => {
  const draft = `${file}.${process.pid}.part`;
  const handle = fs.openSync(draft, 'w', 0o600);
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(draft, file);
  syncFolder(dirname(file), fs);
};

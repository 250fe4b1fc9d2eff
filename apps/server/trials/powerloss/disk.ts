import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './recording.ts';
import { FOLDER } from './recording.ts';

const SECTOR = 512;

type Change = Extract<Step, { kind: 'write' | 'truncate' }>;

/** How the unsynced writes fare when the power goes. */
export type Fate = 'allDropped' | 'someKept' | 'torn' | 'reordered' | 'allKept';
export const FATES: readonly Fate[] = ['allDropped', 'someKept', 'torn', 'reordered', 'allKept'];

/** A file on a disk that promises nothing before a sync. */
class Platter {
  #synced: Buffer = Buffer.alloc(0);
  #unsynced: Change[] = [];

  change(change: Change): void {
    this.#unsynced.push(change);
  }

  sync(): void {
    this.#synced = afterAll(this.#synced, this.#unsynced);
    this.#unsynced = [];
  }

  /** A possible content of the file after a crash. */
  after(fate: Fate): Buffer {
    return afterAll(this.#synced, survivors(this.#unsynced, fate));
  }
}

const endOf = (change: Change): number =>
  change.kind === 'truncate' ? change.size : change.offset + change.bytes.length;

/** The file after these changes; room for all of them is made once. */
const afterAll = (file: Buffer, changes: readonly Change[]): Buffer => {
  if (changes.length === 0) return file;
  const room = Buffer.alloc(changes.reduce((most, one) => Math.max(most, endOf(one)), file.length));
  file.copy(room);
  let size = file.length;
  for (const change of changes) {
    if (change.kind === 'write') {
      change.bytes.copy(room, change.offset);
      size = Math.max(size, endOf(change));
    } else {
      room.fill(0, Math.min(change.size, size));
      size = change.size;
    }
  }
  return room.subarray(0, size);
};

const isKept = (): boolean => Math.random() < 0.5;

/** The sectors of a write, of which any may be missing. */
const sectorsOf = (change: Change): readonly Change[] => {
  if (change.kind === 'truncate') return [change];
  const sectors: Change[] = [];
  for (let at = 0; at < change.bytes.length; at += SECTOR)
    sectors.push({
      ...change,
      offset: change.offset + at,
      bytes: change.bytes.subarray(at, at + SECTOR),
    });
  return sectors;
};

const shuffled = (changes: readonly Change[]): readonly Change[] =>
  changes
    .map((change) => ({ change, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ change }) => change);

const survivors = (changes: readonly Change[], fate: Fate): readonly Change[] => {
  if (fate === 'allDropped') return [];
  if (fate === 'allKept') return changes;
  if (fate === 'someKept') return changes.filter(isKept);
  if (fate === 'torn') return changes.flatMap(sectorsOf).filter(isKept);
  return shuffled(changes).filter(isKept);
};

/** All files of one folder on such a disk. */
export class Disk {
  readonly #files = new Map<string, Platter>();
  /** Removed, but until the folder is synced the removal may not be on the disk. */
  readonly #ghosts = new Map<string, Platter>();

  take(step: Exclude<Step, { kind: 'ack' }>): void {
    if (step.name === FOLDER) {
      this.#ghosts.clear();
      return;
    }
    const file = this.#files.get(step.name) ?? new Platter();
    if (step.kind === 'unlink') {
      this.#files.delete(step.name);
      this.#ghosts.set(step.name, file);
      return;
    }
    this.#files.set(step.name, file);
    if (step.kind === 'sync') file.sync();
    else file.change(step);
  }

  /** Lays out what is left after the power has gone. */
  writeImage(folder: string, fate: Fate): void {
    for (const [name, file] of this.#ghosts)
      if (!this.#files.has(name) && isKept()) writeFileSync(join(folder, name), file.after(fate));
    for (const [name, file] of this.#files) writeFileSync(join(folder, name), file.after(fate));
  }
}

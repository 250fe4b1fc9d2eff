import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { TableId } from '@claim-it/protocol';
import { MIGRATIONS } from '../../src/store/schema.ts';
import { openWriter } from '../../src/store/sqlite/connection.ts';
import { migrateSqlite } from '../../src/store/sqlite/migrate.ts';
import { tablesOn } from '../../src/store/tables.ts';
import type { Fate } from './disk.ts';
import { Disk, FATES } from './disk.ts';
import type { Step } from './recording.ts';
import { readRecording } from './recording.ts';

const RECORDER = fileURLToPath(new URL('./recorder.ts', import.meta.url));
const SHIM = fileURLToPath(new URL('./shim.c', import.meta.url));

/** Images are looked at in memory where there is such a folder: their own durability is of no interest. */
const IMAGES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export type Synchronous = 'full' | 'normal' | 'off';
export type PowerPlan = {
  readonly synchronous: Synchronous;
  readonly images: number;
  readonly appends: number;
  readonly report?: (line: string) => void;
};

export type Losses = {
  readonly images: number;
  /** Acknowledged events over all images, and images in which some of them are gone. */
  readonly acked: number;
  readonly losing: number;
  /** Images that the server could not be started on, or whose log is broken. */
  readonly broken: number;
};

type Ack = Extract<Step, { kind: 'ack' }>;

const record = (folder: string, { synchronous, appends }: PowerPlan): readonly Step[] => {
  const shim = join(folder, 'shim.so');
  const data = join(folder, 'data');
  mkdirSync(data);
  execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', shim, SHIM, '-ldl', '-lpthread']);
  const args = ['--import', 'tsx', RECORDER, data, synchronous, String(appends)];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: {
      ...process.env,
      LD_PRELOAD: shim,
      POWERLOSS_FOLDER: data,
      POWERLOSS_LOG: join(folder, 'recording'),
    },
  });
  if (status !== 0) throw new Error(`the recorder ended with ${status}: ${stderr}`);
  return readRecording(join(folder, 'recording'));
};

/** Opens an image as the server does, and looks for everything that had been acknowledged. */
const judge = async (
  folder: string,
  acks: ReadonlyMap<TableId, readonly Ack[]>,
): Promise<'whole' | 'losing' | 'broken'> => {
  try {
    const connection = openWriter(join(folder, 'house.db'));
    try {
      migrateSqlite(connection, MIGRATIONS, 0);
      const never = (): Promise<never> => Promise.reject(new Error('only reading'));
      const rest = {
        time: never,
        write: never,
        erase: never,
        append: never,
        snapshot: never,
        fill: never,
      };
      const read = async (...[statement]: Parameters<typeof connection.run>) =>
        connection.run(statement);
      const tables = tablesOn({ ...rest, read, close: never });
      for (const [table, promised] of acks) {
        const log = await tables.read({ table, since: 0 });
        const isThere = ({ seq, hash }: Ack): boolean => log?.entries[seq - 1]?.hash === hash;
        if (!promised.every(isThere)) return 'losing';
      }
      return 'whole';
    } finally {
      connection.close();
    }
  } catch {
    return 'broken';
  }
};

const crashPoints = (steps: number, images: number): readonly number[] =>
  Array.from({ length: images }, () => Math.floor(Math.random() * steps)).toSorted((a, b) => a - b);

/** Records one busy run, then loses power at random points of it, in every way that a disk may take it. */
export const losePower = async (plan: PowerPlan): Promise<Losses> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'claim-it-power-')));
  try {
    const steps = record(folder, plan);
    const disk = new Disk();
    const acks = new Map<TableId, Ack[]>();
    let [at, acked, losing, broken] = [0, 0, 0, 0];
    for (const [number, point] of crashPoints(steps.length, plan.images).entries()) {
      for (; at <= point; at += 1) {
        const step = steps[at];
        if (step?.kind === 'ack') acks.set(step.table, [...(acks.get(step.table) ?? []), step]);
        else if (step !== undefined) disk.take(step);
      }
      const image = mkdtempSync(join(IMAGES, 'claim-it-image-'));
      disk.writeImage(image, FATES[number % FATES.length] as Fate);
      const verdict = await judge(image, acks);
      if (verdict === 'losing') losing += 1;
      if (verdict === 'broken') broken += 1;
      for (const promised of acks.values()) acked += promised.length;
      rmSync(image, { recursive: true });
      plan.report?.(`${number + 1} of ${plan.images} images`);
    }
    return { images: plan.images, acked, losing, broken };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

import { readFileSync } from 'node:fs';
import type { TableId } from '@claim-it/protocol';

/** One thing that happened to a file. */
export type Step =
  | {
      readonly kind: 'write';
      readonly name: string;
      readonly offset: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: 'truncate'; readonly name: string; readonly size: number }
  | { readonly kind: 'sync'; readonly name: string }
  | { readonly kind: 'unlink'; readonly name: string }
  /** What had been acknowledged by then. */
  | { readonly kind: 'ack'; readonly table: TableId; readonly seq: number; readonly hash: string };

const ACKS = 'acks';
/** The name of the folder itself: its sync lets removals last. */
export const FOLDER = '';

const ackIn = (line: string): Step => {
  const [table = '', seq = '', hash = ''] = line.trim().split(' ');
  return { kind: 'ack', table: table as TableId, seq: Number(seq), hash };
};

const stepOf = (op: string, name: string, offset: number, bytes: Buffer): Step => {
  if (op === 'w' && name === ACKS) return ackIn(bytes.toString());
  if (op === 'w') return { kind: 'write', name, offset, bytes };
  if (op === 't') return { kind: 'truncate', name, size: offset };
  if (op === 's') return { kind: 'sync', name };
  if (op === 'u') return { kind: 'unlink', name };
  throw new Error(`the recording is damaged at ${op}`);
};

/** What the shim has written down, in order. */
export const readRecording = (file: string): readonly Step[] => {
  const all = readFileSync(file);
  const steps: Step[] = [];
  for (let at = 0; at < all.length; ) {
    const op = String.fromCharCode(all.readUInt8(at));
    const nameEnd = at + 2 + all.readUInt8(at + 1);
    const name = all.toString('utf8', at + 2, nameEnd);
    const offset = Number(all.readBigInt64LE(nameEnd));
    const length = all.readUInt32LE(nameEnd + 8);
    const end = nameEnd + 12 + length;
    // The index of the log is in shared memory and is rebuilt after a crash.
    if (!name.endsWith('-shm'))
      steps.push(stepOf(op, name, offset, all.subarray(nameEnd + 12, end)));
    at = end;
  }
  return steps;
};

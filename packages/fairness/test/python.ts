import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../tools/verify.py', import.meta.url));
const ALLOWED = fileURLToPath(new URL('allowed.py', import.meta.url));

/** The verdict of the second verifier about one record. */
export type Outcome = {
  readonly ok: boolean;
  readonly why?: string;
  readonly version?: number;
  readonly game?: string;
  readonly code?: string;
  readonly rolls?: readonly string[];
  readonly contributors?: readonly number[];
  readonly reseeds?: number;
  readonly joins?: number;
  readonly named?: readonly number[];
  readonly first_named?: boolean;
};

const runPython = (input: string, program: string, ...options: readonly string[]): string => {
  const { status, error, stdout, stderr } = spawnSync('python3', [program, ...options], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined)
    throw new Error(`python3 is needed for the second verifier of the dice: ${error.message}`);
  if ((status !== 0 && status !== 1) || stderr !== '')
    throw new Error(`${program} failed: ${stderr}`);
  return stdout.trimEnd();
};

/** The output line of the Python verifier for one record. */
export const sayInPython = (record: string): string => runPython(record, PROGRAM, '-');

/** Runs the verifier in Python over many records at once. */
export const verifyInPython = (records: readonly string[]): readonly Outcome[] => {
  const input = records.map((record) => JSON.stringify(record)).join('\n');
  return runPython(input, PROGRAM, '--lines', '-')
    .split('\n')
    .map((line): Outcome => JSON.parse(line));
};

/** Steps after others, written as in a proof. */
export type Trial = {
  readonly words: readonly string[];
  readonly steps: string;
  readonly tried: readonly string[];
};

/** Which of the tried steps the ledger in Python allows, and which rolls before them it names. */
export type Tried = { readonly named: readonly number[]; readonly allowed: readonly string[] };

export const tryInPython = (trials: readonly Trial[]): readonly Tried[] =>
  runPython(trials.map((trial) => JSON.stringify(trial)).join('\n'), ALLOWED)
    .split('\n')
    .map((line): Tried => JSON.parse(line));

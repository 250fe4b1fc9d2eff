import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect } from 'vitest';

/** The built program: `main.js` runs it, `program.js` offers it as a function. */
export const DIST: string = fileURLToPath(new URL('../dist', import.meta.url));
export const MAIN: string = join(DIST, 'main.js');

/** A temporary folder for this test file; the program's state goes there too. */
export const folder: string = mkdtempSync(join(tmpdir(), 'claim-it-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An environment without settings for colors or languages. */
const environment = (): NodeJS.ProcessEnv => {
  const {
    FORCE_COLOR: _f,
    NO_COLOR: _n,
    CI: _c,
    LC_ALL: _a,
    LC_MESSAGES: _m,
    ...rest
  } = process.env;
  return { ...rest, LANG: 'C', TERM: 'xterm', XDG_STATE_HOME: folder };
};

export const start = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams => {
  const child = spawn(command, args, { env: { ...environment(), ...env }, cwd: folder });
  child.stdin.on('error', () => {}); // a program may end before it has read everything
  return child;
};

export type Outcome = {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
};

export const finish = (child: ChildProcessWithoutNullStreams): Promise<Outcome> =>
  new Promise((resolve) => {
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said.out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said.err += chunk;
    });
    child.on('close', (code) => resolve({ code, ...said }));
  });

/** Runs any program with `input` as its whole standard input. */
export const runProgram = (
  command: string,
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> => {
  const child = start(command, args, env);
  child.stdin.end(input);
  return finish(child);
};

/** Runs `claim-it` as a separate process: for exit codes, pipes, signals and terminals. */
export const runAlone = (
  args: readonly string[],
  input = '',
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> => runProgram(process.execPath, [MAIN, ...args], input, env);

type Place = Pick<typeof process, 'stdin' | 'stdout' | 'stderr' | 'env'>;

const putInPlace = (place: Place): void => {
  for (const [name, value] of Object.entries(place))
    Object.defineProperty(process, name, { value, configurable: true, writable: true });
};

const collector = (): { readonly stream: Writable; readonly said: () => string } => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, said: () => Buffer.concat(chunks).toString() };
};

type Program = { readonly runCommandLine: (args: readonly string[]) => Promise<number> };

/** Runs the built program of a folder inside this process, with its streams and its environment replaced. */
const runInside = async (
  folderOfProgram: string,
  args: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> => {
  const file = pathToFileURL(join(folderOfProgram, 'program.js')).href;
  const { runCommandLine }: Program = await import(file);
  const [out, err] = [collector(), collector()];
  const { stdin, stdout, stderr, env: before } = process;
  putInPlace({
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]) as typeof stdin,
    stdout: out.stream as typeof stdout,
    stderr: err.stream as typeof stderr,
    env: { ...environment(), ...env },
  });
  try {
    const code = await runCommandLine(args);
    return { code, out: out.said(), err: err.said() };
  } finally {
    putInPlace({ stdin, stdout, stderr, env: before });
  }
};

let last: Promise<unknown> = Promise.resolve();

/** Runs `claim-it` with these arguments, one at a time, because runs share the streams of this process. */
export const run = (
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
  folderOfProgram = DIST,
): Promise<Outcome> => {
  const outcome = last.then(() => runInside(folderOfProgram, args, input, env));
  last = outcome.catch(() => {});
  return outcome;
};

/** The output of a successful command: nothing on standard error. */
export const output = async (args: readonly string[], input = ''): Promise<string> => {
  const { code, out, err } = await run(args, input);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

export const json = async (args: readonly string[], input = ''): Promise<unknown> =>
  JSON.parse(await output([...args, '--json'], input));

/** One line on standard error, nothing on standard output, no stack trace. */
export const expectRefusal = ({ code, out, err }: Outcome, exit: 1 | 2, says: RegExp): void => {
  expect(err).toMatch(/^claim-it: [^\n]+\n$/);
  expect(err).toMatch(says);
  expect(err).not.toMatch(/\n\s+at |something is broken/i);
  expect({ code, out }).toEqual({ code: exit, out: '' });
};

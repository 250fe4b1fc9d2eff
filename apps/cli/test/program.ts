import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

export const MAIN: string = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A folder of this test file's own; the program's state goes there too. */
export const folder: string = mkdtempSync(join(tmpdir(), 'claim-it-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An environment that says nothing about colors or languages. */
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

/** Runs `claim-it` with these arguments. */
export const run = (
  args: readonly string[],
  input = '',
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> => runProgram(process.execPath, [MAIN, ...args], input, env);

/** What a command prints when all is well: nothing on standard error. */
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

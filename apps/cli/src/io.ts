import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { addAbortSignal } from 'node:stream';
import { text as readStream } from 'node:stream/consumers';
import type { Catalog } from '@claim-it/text';
import { withoutControls } from './draw/format.ts';
import { badInput, EXIT } from './failure.ts';

/** Writes and waits while the reader is slow, so that long output is not buffered in memory. */
export const print = async (text: string): Promise<void> => {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
};

export const printLine = (text: string): Promise<void> => print(`${text}\n`);

export const printJson = (data: unknown): Promise<void> => printLine(JSON.stringify(data));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A file's text; `-` is standard input. A signal aborts the read. */
export const readInput = async (
  file: string,
  { cli }: Catalog,
  signal?: AbortSignal,
): Promise<string> => {
  if (file === '-')
    return readStream(signal ? addAbortSignal(signal, process.stdin) : process.stdin);
  try {
    return await readFile(file, { encoding: 'utf8', ...(signal && { signal }) });
  } catch (error) {
    const { noFile, unreadable } = cli.error;
    throw badInput(codeOf(error) === 'ENOENT' ? noFile(file) : unreadable(file));
  }
};

/** An argument that may be `-` for one line of standard input. */
export const readArgument = async (argument: string): Promise<string> =>
  argument === '-' ? (await readStream(process.stdin)).trim() : argument;

/** One line on standard error, with quoted text escaped: no second line, no terminal code. */
export const printError = (message: string): void => {
  process.stderr.write(`claim-it: ${withoutControls(message)}\n`);
};

/** A reader that closes the pipe (`| head`) ends the program silently, as with other tools. */
export const endOnClosedOutput = ({ cli }: Catalog): void => {
  process.stdout.on('error', (error: Error) => {
    if (codeOf(error) === 'EPIPE') process.exit(EXIT.done);
    printError(cli.error.unwritable('stdout'));
    process.exit(EXIT.badInput);
  });
};

import process from 'node:process';
import { createInterface } from 'node:readline';
import { wrapText } from '../draw/format.ts';

/** Line-by-line prompts; they work alike on a terminal, in a pipe and for a screen reader. */
export type Terminal = {
  /** The answer, or null at the end of input or Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly say: (text: string) => void;
  /** Prints text wrapped to the terminal. */
  readonly tell: (text: string) => void;
  /** Whether the player pressed Ctrl-C: a game of bots alone has no prompts, but must stop. */
  readonly isInterrupted: () => boolean;
  readonly close: () => void;
};

export const openTerminal = (): Terminal => {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const lines: string[] = [];
  let waiter: ((line: string | null) => void) | null = null;
  let isClosed = false;
  const deliver = (line: string | null): void => {
    const waiting = waiter;
    waiter = null;
    if (waiting !== null) waiting(line);
    else if (line !== null) lines.push(line);
  };
  reader.on('line', deliver);
  let isInterrupted = false;
  reader.on('SIGINT', () => {
    isInterrupted = true;
    reader.close();
  });
  reader.on('close', () => {
    isClosed = true;
    deliver(null);
  });
  return {
    ask: (prompt) => {
      if (isClosed) {
        process.stdout.write(prompt);
      } else {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const ready = lines.shift();
      if (ready !== undefined || isClosed) return Promise.resolve(ready ?? null);
      return new Promise((resolve) => {
        waiter = resolve;
      });
    },
    say: (text) => {
      process.stdout.write(`${text}\n`);
    },
    tell: (text) => {
      process.stdout.write(
        `${wrapText(text, process.stdout.columns ?? Number.POSITIVE_INFINITY)}\n`,
      );
    },
    isInterrupted: () => isInterrupted,
    close: () => reader.close(),
  };
};

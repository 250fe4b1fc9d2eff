/** The exit codes: done, wrong or illegal input, wrong command line, or a signal (128 and its number). */
export const EXIT = { done: 0, badInput: 1, badUsage: 2, interrupted: 130, ended: 143 } as const;

/** Ends a command with one line on standard error; thrown only inside this program, caught only in `main`. */
export class Failure extends Error {
  readonly exit: number;

  constructor(exit: number, message: string) {
    super(message);
    this.exit = exit;
  }
}

export const badInput = (message: string): Failure => new Failure(EXIT.badInput, message);
export const badUsage = (message: string): Failure => new Failure(EXIT.badUsage, message);

import { createHash } from 'node:crypto';

/** What happened in a run, as one hash: two runs of a seed have the same one. */
export class Trace {
  readonly #hash = createHash('sha256');
  /** The last lines, for a person who looks for the cause of a finding. */
  readonly last: string[] = [];
  readonly #most: number;

  constructor(most = 40) {
    this.#most = most;
  }

  note(at: number, line: string): void {
    this.#hash.update(`${at} ${line}\n`);
    this.last.push(`${at} ${line}`);
    if (this.last.length > 2 * this.#most) this.last.splice(0, this.#most);
  }

  digest(): string {
    return this.#hash.copy().digest('base64url');
  }
}

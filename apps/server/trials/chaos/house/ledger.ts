import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** One line of the ledger. `dice` are those that had to fall when the roll was first sent. */
export type Line =
  | { readonly kind: 'opened'; readonly table: string }
  | {
      readonly kind: 'sent';
      readonly table: string;
      readonly cid: string;
      readonly dice: string | null;
    }
  | { readonly kind: 'resent'; readonly cid: string }
  | {
      readonly kind: 'acked';
      readonly table: string;
      readonly cid: string;
      readonly seq: number;
      readonly hash: string;
    }
  | { readonly kind: 'refused'; readonly table: string; readonly cid: string }
  | { readonly kind: 'shown'; readonly table: string; readonly seq: number; readonly hash: string };

export type Promised = { readonly cid: string; readonly seq: number; readonly hash: string };

/** Everything that was promised about one table. */
export class Page {
  /** Commands of honest people, answered or not. */
  readonly sent = new Set<string>();
  readonly acked: Promised[] = [];
  readonly refused: string[] = [];
  /** Hashes by the number of the event. */
  readonly shown = new Map<number, string>();
  /** Events that were shown with two hashes. */
  contradicted = 0;

  /** A snapshot: it excludes promises made while the log is read. */
  copy(): Page {
    const page = new Page();
    for (const cid of this.sent) page.sent.add(cid);
    page.acked.push(...this.acked);
    page.refused.push(...this.refused);
    for (const [seq, hash] of this.shown) page.shown.set(seq, hash);
    page.contradicted = this.contradicted;
    return page;
  }
}

const WRITE_AFTER_MS = 20;

/** What the server has promised, kept outside of it: on disk, and read again from there at the end. */
export class Ledger {
  readonly file: string;
  readonly pages = new Map<string, Page>();
  readonly dice = new Map<string, string>();
  readonly resent = new Set<string>();
  acked = 0;
  #onAck: () => void = () => undefined;
  readonly #handle: number;
  #waiting: string[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(file: string) {
    this.file = file;
    this.#handle = openSync(file, 'a');
  }

  /** The same ledger as its file has it. */
  static read(file: string): Ledger {
    const ledger = new Ledger(file);
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (line !== '') ledger.#take(JSON.parse(line));
    return ledger;
  }

  note(line: Line): void {
    if (!this.#take(line)) return;
    this.#waiting.push(JSON.stringify(line));
    this.#timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  /** Whether the line says anything new. */
  #take(line: Line): boolean {
    if (line.kind === 'resent') {
      this.resent.add(line.cid);
      return true;
    }
    const page = this.pages.get(line.table) ?? new Page();
    this.pages.set(line.table, page);
    if (line.kind === 'sent') page.sent.add(line.cid);
    if (line.kind === 'sent' && line.dice !== null) this.dice.set(line.cid, line.dice);
    if (line.kind === 'acked') {
      page.acked.push(line);
      this.acked += 1;
      this.#onAck();
    }
    if (line.kind === 'refused') page.refused.push(line.cid);
    if (line.kind !== 'shown') return true;
    const before = page.shown.get(line.seq);
    if (before === line.hash) return false;
    if (before !== undefined) page.contradicted += 1;
    page.shown.set(line.seq, line.hash);
    return true;
  }

  /** Resolves when so many more are acknowledged. One at a time waits for it. */
  acknowledged(count: number): Promise<void> {
    const until = this.acked + count;
    return new Promise((resolve) => {
      this.#onAck = () => {
        if (this.acked >= until) resolve();
      };
      this.#onAck();
    });
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    writeSync(this.#handle, `${this.#waiting.join('\n')}\n`);
    fdatasyncSync(this.#handle);
    this.#waiting = [];
  }

  close(): void {
    this.flush();
    closeSync(this.#handle);
  }
}

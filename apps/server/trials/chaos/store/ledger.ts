import type { LogHash, TableId } from '@claim-it/protocol';
import { entriesAfter } from '@claim-it/protocol';
import type { Store } from '../../../src/store/index.ts';
import type { Word } from './wire.ts';

type Sent = { readonly table: TableId; readonly body: string };
type Acked = Sent & { readonly command: string; readonly seq: number; readonly hash: LogHash };

export type Findings = {
  readonly acked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly changed: number;
  readonly resent: number;
};

/** What was promised, kept outside of the process that promised it. */
export class Ledger {
  readonly #tables: readonly TableId[];
  readonly #open = new Map<string, Sent>();
  readonly #acked = new Map<string, Acked>();
  #resent = 0;

  constructor(tables: readonly TableId[]) {
    this.#tables = tables;
  }

  hear(word: Word): void {
    if (word.kind === 'sent') this.#open.set(word.command, word);
    if (word.kind === 'stale') this.#open.delete(word.command);
    if (word.kind === 'acked') this.#settle(word.command, word.seq, word.hash);
  }

  /** Holds the log against everything that was ever acknowledged. Reading also checks every chain. */
  async compare(store: Store): Promise<Findings> {
    let [lost, doubled, changed] = [0, 0, 0];
    const commands = new Map<string, number>();
    const logs = new Map<TableId, Awaited<ReturnType<Store['read']>>>();
    for (const table of this.#tables) {
      const log = await store.read({ table, since: 0 });
      logs.set(table, log);
      for (const { body } of log?.entries ?? []) {
        const { command }: { command: string } = JSON.parse(body);
        commands.set(command, (commands.get(command) ?? 0) + 1);
      }
    }
    for (const count of commands.values()) if (count > 1) doubled += 1;
    for (const { table, command, seq, hash, body } of this.#acked.values()) {
      const entry = logs.get(table)?.entries[seq - 1];
      if (entry === undefined || !commands.has(command)) lost += 1;
      else if (entry.command !== command || entry.hash !== hash || entry.body !== body)
        changed += 1;
    }
    return { acked: this.#acked.size, lost, doubled, changed, resent: this.#resent };
  }

  /** Sends again what was never answered, as a client would; from now on it counts as promised. */
  async resend(store: Store): Promise<void> {
    for (const [command, { table, body }] of [...this.#open]) {
      const log = await store.read({ table, since: Number.MAX_SAFE_INTEGER });
      if (log === null) throw new Error(`there is no table ${table}`);
      const entries = entriesAfter(log, [body]);
      const at = Date.now();
      const answer = await store.append({ table, after: log, command, entries, at });
      if (answer.kind !== 'done' && answer.kind !== 'duplicate')
        throw new Error(`${command} was answered with ${answer.kind}`);
      this.#resent += 1;
      this.#settle(command, answer.seq, answer.hash);
    }
  }

  #settle(command: string, seq: number, hash: LogHash): void {
    const sent = this.#open.get(command);
    if (sent === undefined) return;
    this.#open.delete(command);
    this.#acked.set(command, { ...sent, command, seq, hash });
  }
}

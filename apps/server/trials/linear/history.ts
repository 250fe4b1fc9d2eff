import type { CommandAnswer } from '@claim-it/protocol';
import type { StoredLog } from '../../src/store/index.ts';
import { misfitOf } from './checker.ts';
import type { TableKind, TableOperation } from './table.ts';
import { tableModel } from './table.ts';

type Head = { readonly seq: number; readonly hash: string };
type Command = Pick<Extract<TableKind, { kind: 'sit' | 'stand' }>, 'kind' | 'guest' | 'chair'> & {
  readonly cid: string;
};
type Asked = {
  readonly answer: (answer: CommandAnswer) => void;
  /** No answer came, or it was never sent. */
  readonly leave: (wasSent: boolean) => void;
};

const MOST_SHOWN = 6;

/** Everything that clients asked and were told, by table. */
export class History {
  readonly findings: string[] = [];
  readonly #tables = new Map<string, TableOperation[]>();
  /** The table of each command, and what was answered: an event, a refusal, or nothing. */
  readonly #commands = new Map<string, Head | 'refused' | 'unanswered'>();
  /** The command that was answered with each event of each table. */
  readonly #events = new Map<string, string>();
  answered = 0;
  unanswered = 0;
  refused = 0;
  reads = 0;
  copies = 0;

  find(what: string): void {
    if (!this.findings.includes(what)) this.findings.push(what);
  }

  #note(table: string, operation: TableOperation): void {
    const all = this.#tables.get(table) ?? [];
    all.push(operation);
    this.#tables.set(table, all);
  }

  ask(table: string, { cid, ...command }: Command): Asked {
    const call = performance.now();
    this.#commands.set(cid, 'unanswered');
    const note = (laid: Head | null, end: number): void =>
      this.#note(table, { call, end, kind: { ...command, laid } });
    return {
      answer: (answer) => {
        if (answer.kind === 'done' || answer.kind === 'duplicate') {
          this.answered += 1;
          this.#commands.set(cid, answer);
          this.#lookForTwin(table, cid, answer.seq);
          note({ seq: answer.seq, hash: answer.hash }, performance.now());
        } else {
          // A process says no from its memory, which may be behind; but then the command must not count.
          this.refused += 1;
          this.#commands.set(cid, 'refused');
        }
      },
      leave: (wasSent) => {
        if (!wasSent) return;
        this.unanswered += 1;
        note(null, Number.POSITIVE_INFINITY);
      },
    };
  }

  /** Two commands are never answered with the same event: a trial that has seen that is over. */
  #lookForTwin(table: string, cid: string, seq: number): void {
    const event = `event ${seq} of ${table}`;
    const other = this.#events.get(event);
    if (other !== undefined && other !== cid) this.find(`${event} is the answer to two commands`);
    this.#events.set(event, cid);
  }

  /** What a process showed from its memory: a head of some time before now. */
  copied(table: string, head: Head): void {
    this.copies += 1;
    this.#note(table, { call: 0, end: performance.now(), kind: { kind: 'copy', head } });
  }

  read(table: string, head: Head, call: number): void {
    this.reads += 1;
    this.#note(table, { call, end: performance.now(), kind: { kind: 'read', head } });
  }

  /** Holds the history of a table against one order of all operations, and against the log. */
  judge(table: string, root: string, chairs: number, log: StoredLog): void {
    const operations = this.#tables.get(table) ?? [];
    const misfit = misfitOf(operations, tableModel(root, chairs));
    if (misfit !== null) {
      const next = misfit.next.slice(-MOST_SHOWN).map(({ kind }) => JSON.stringify(kind));
      const how = `${misfit.fitted} of ${operations.length} operations`;
      this.find(`table ${table} has no order of its operations: ${how}, then ${next.join(' or ')}`);
    }
    for (const { command, seq, hash } of log.entries) {
      const cid = command?.split(':').at(-1) ?? '';
      const told = this.#commands.get(cid);
      if (told === undefined) this.find(`event ${seq} of ${table} was asked for by no client`);
      else if (told === 'refused') this.find(`event ${seq} of ${table} was refused`);
      else if (told !== 'unanswered' && (told.seq !== seq || told.hash !== hash))
        this.find(`event ${seq} of ${table} was answered with event ${told.seq}`);
    }
  }
}

import type { Append, Appended, Database } from '../../src/store/index.ts';
import type { Life } from './life.ts';
import type { Mutant } from './mutants.ts';
import type { Scheduler } from './scheduler.ts';

type LayEntries = (append: Append) => Promise<Appended>;

type Parts = {
  readonly life: Life;
  readonly database: Database;
  readonly scheduler: Scheduler;
  readonly append: LayEntries;
};

/** How long the disk of a server that answers too early takes. */
const LATE_MS = 200;

/** The answer goes out at once; the entries reach the disk later, if the process still lives. */
const answeredEarly =
  ({ life, scheduler, append }: Parts): LayEntries =>
  async (one) => {
    const last = one.entries.at(-1);
    if (last === undefined) return append(one);
    scheduler.after(LATE_MS, () => {
      // What does not follow any more is lost, and no process hears of it.
      if (life.isAlive) append(one).catch(() => undefined);
    });
    return { kind: 'done', seq: last.seq, hash: last.hash };
  };

/** Goes back to what the process knew, and takes away what has been laid since. */
const withoutLooking =
  ({ database, append }: Parts): LayEntries =>
  async (one) => {
    const { table, after } = one;
    await database.write([
      { text: 'delete from event where table_id = $1 and seq > $2', values: [table, after.seq] },
      {
        text: 'update house_table set seq = $2, hash = $3 where id = $1 and seq > $2',
        values: [table, after.seq, after.hash],
      },
    ]);
    return append(one);
  };

/** A command that was carried out before gets another name, and is carried out again. */
const forgetful = ({ append }: Parts): LayEntries => {
  const again = async (one: Append): Promise<Appended> => {
    const appended = await append(one);
    return appended.kind === 'duplicate' ? again({ ...one, command: `${one.command}~` }) : appended;
  };
  return again;
};

/** The append of a store, or that of a mutant. */
export const mutate = (mutant: Mutant | null, parts: Parts): LayEntries => {
  if (mutant === 'earlyAcknowledgement') return answeredEarly(parts);
  if (mutant === 'blindAppend') return withoutLooking(parts);
  return mutant === 'forgottenCommand' ? forgetful(parts) : parts.append;
};

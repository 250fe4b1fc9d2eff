import type { LogHead, TableId } from '@claim-it/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Append, Appended, Store } from '../../src/store/index.ts';
import { append, freshId, headAt, openTableRow } from './samples.ts';

/** One client's step: append events at the end it knows, repeat its last command, or read. */
type Step = {
  readonly client: number;
  readonly kind: 'lay' | 'resend' | 'look';
  readonly events: readonly string[];
};

const CLIENTS = 4;
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    client: fc.nat({ max: CLIENTS - 1 }),
    kind: fc.constantFrom('lay', 'lay', 'resend', 'look'),
    events: fc.array(fc.json({ maxDepth: 1 }), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 40 },
);

type Sent = { readonly command: Append; readonly answer: Appended };

/** A client that remembers what it has received, and checks that the log never goes back. */
const createClient = (store: Store, table: TableId) => {
  let known: LogHead = headAt(table, 0);
  let last: Append | null = null;
  const seen = new Map<number, string>();
  const sent: Sent[] = [];
  const look = async (): Promise<void> => {
    const { seq: since } = known;
    const log = await store.read({ table, since });
    expect(log?.seq).toBeGreaterThanOrEqual(since);
    expect(log?.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: (log?.seq ?? 0) - since }, (_, place) => since + place + 1),
    );
    for (const { seq, hash } of log?.entries ?? []) seen.set(seq, hash);
    known = log ?? known;
  };
  const send = async (command: Append): Promise<void> => {
    last = command;
    const answer = await store.append(command);
    sent.push({ command, answer });
    if (answer.kind === 'stale') await look();
  };
  const act = async ({ kind, events }: Step): Promise<void> => {
    if (kind === 'look') return look();
    if (kind === 'resend' && last !== null) return send(last);
    return send(append(table, known, { command: freshId(), events }));
  };
  return { act, sent, seen };
};

const runAtOnce = async (store: Store, script: readonly Step[]): Promise<void> => {
  const table = await openTableRow(store);
  const clients = Array.from({ length: CLIENTS }, () => createClient(store, table));
  await Promise.all(
    clients.map(async (client, place) => {
      for (const step of script.filter((one) => one.client === place)) await client.act(step);
    }),
  );
  const log = await store.read({ table, since: 0 });
  const entries = log?.entries ?? [];
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, place) => place + 1));
  const commands = entries.flatMap(({ command }) => command ?? []);
  expect(new Set(commands).size).toBe(commands.length);

  const sent = clients.flatMap((client) => client.sent);
  const done = sent.filter(({ answer }) => answer.kind === 'done');
  expect(done.map(({ command }) => command.command).toSorted()).toEqual(commands.toSorted());
  expect(done.flatMap(({ command }) => command.entries)).toHaveLength(entries.length);
  for (const { command, answer } of sent) {
    if (answer.kind !== 'done' && answer.kind !== 'duplicate') continue;
    const own = entries.slice(answer.seq - command.entries.length, answer.seq);
    expect(own.map(({ body }) => body)).toEqual(command.entries.map(({ body }) => body));
    expect(own.at(-1)).toMatchObject({ command: command.command, hash: answer.hash });
  }
  for (const { seen } of clients)
    for (const [seq, hash] of seen) expect(entries[seq - 1]?.hash).toBe(hash);
};

/** The invariants under any order of events. */
export const describeLaws = (storeOf: () => Store, runs: number): void => {
  test('with several concurrent clients, the log has no gap, no command twice, and never goes back', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (script) => runAtOnce(storeOf(), script)),
      { numRuns: runs },
    );
  });
};

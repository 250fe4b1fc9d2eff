import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import process from 'node:process';
import { entriesAfter } from '../../src/store/chain.ts';
import type { Append, Store } from '../../src/store/index.ts';
import { openTarget } from './target.ts';
import type { Order, Word } from './wire.ts';
import { formatWord, parseOrder } from './wire.ts';

/** Two clients at each game, so that they also meet. */
const CLIENTS_PER_GAME = 2;
const STDOUT = 1;

// Written at once and whole: what the parent reads was said before the kill.
const say = (word: Word): void => {
  writeSync(STDOUT, formatWord(word));
};

/** The mutant says what the answer will be, and asks for it only then. */
const appendAsMutant = async (store: Store, append: Append, previous: string) => {
  const head = { seq: append.expectedSeq, hash: previous };
  const last = entriesAfter(head, append).at(-1);
  if (last !== undefined)
    say({ kind: 'acked', command: append.command, seq: last.seq, hash: last.hash });
  return store.append(append);
};

const play = async (store: Store, game: string, { cycle, isMutant }: Order): Promise<never> => {
  let head = await store.read({ game, since: 0 });
  for (let turn = 0; ; turn += 1) {
    const command = `${cycle}-${turn}-${randomUUID()}`;
    const body = JSON.stringify({ command, turn });
    const append = { game, expectedSeq: head?.seq ?? 0, command, events: [body], at: turn };
    say({ kind: 'sent', game, command, body });
    const answer = isMutant
      ? await appendAsMutant(store, append, head?.hash ?? '')
      : await store.append(append);
    if (answer.kind === 'done' && !isMutant)
      say({ kind: 'acked', command, seq: answer.seq, hash: answer.hash });
    if (answer.kind === 'stale') say({ kind: 'stale', command });
    head = await store.read({ game, since: head?.seq ?? 0 });
  }
};

const order = parseOrder(process.argv[2] ?? '');
const store = await openTarget(order.target);
say({ kind: 'ready' });
// The mutant plays alone at each game: it must be right about everything but the disk.
const clients = Array.from({ length: order.isMutant ? 1 : CLIENTS_PER_GAME }, () => order.games);
await Promise.all(clients.flat().map((game) => play(store, game, order)));

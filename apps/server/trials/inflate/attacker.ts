// The guest who writes and reads as much as the limits allow: a process of its own, so that its work is not measured.
import { setPriority } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, TableCommand } from '@claim-it/protocol';
import { parseHouseMessage, phaseOf, SAYINGS } from '@claim-it/protocol';
import { COLORS, offersOf } from '@claim-it/rules';
import { WebSocket } from 'ws';
import { dueCommand } from '../../test/autoplay.ts';
import { Client } from '../../test/client.ts';
import type { View } from '../../test/view.ts';
import { freshCid } from '../../test/view.ts';
import type { Tally } from './run.ts';

const FROM = { 'x-forwarded-for': '203.0.113.9' };
const SESSIONS = 7;
const SOCKETS = 8;
/** One message of a socket, and one request, in the pace that the limits allow. */
const MESSAGE_MS = 105;
const REQUEST_MS = 260;
const ANSWER = '{"kind":"answer"';

const [base = ''] = process.argv.slice(2);
const tally: { -readonly [Key in keyof Tally]: Tally[Key] } = {
  done: 0,
  answers: {},
  statuses: {},
  read: 0,
};

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const note = (answer: CommandAnswer): void => {
  if (answer.kind === 'done') tally.done += 1;
  count(tally.answers, answer.kind === 'refused' ? answer.refusal.kind : answer.kind);
};

/** Another session of the same guest, with sockets that only send. */
const openSession = async (master: Client): Promise<readonly WebSocket[]> => {
  const { body } = await master.post('/api/me/recovery');
  const session = new Client(base, FROM);
  const { status } = await session.post('/api/recovery', body);
  count(tally.statuses, `recovery ${status}`);
  const headers = { ...FROM, cookie: session.cookie, origin: base };
  return Array.from({ length: SOCKETS }, () => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers });
    socket.on('message', (data) => {
      const text = String(data);
      tally.read += text.length;
      const message = text.startsWith(ANSWER) ? parseHouseMessage(text) : null;
      if (message?.ok && message.value.kind === 'answer') note(message.value.answer);
    });
    socket.on('error', () => count(tally.statuses, 'socket refused'));
    return socket;
  });
};

/** A table whose chairs are all this guest's. */
const openTable = async (master: Client): Promise<View> => {
  const { table } = await master.open({
    isListed: false,
    chairs: COLORS.map(() => ({ kind: 'mine' }) as const),
  });
  await master.watch(table);
  for (const [chair, color] of COLORS.entries()) {
    note(await master.sit(table, chair, color, chair === 0 ? {} : { name: `Digger ${chair}` }));
    await wait(MESSAGE_MS);
  }
  const view = master.views.get(table);
  if (view === undefined) throw new Error('no table');
  return view;
};

const changeOfMind = ({ state }: View): TableCommand | null => {
  const phase = state.game?.turn.phase;
  if (phase?.kind !== 'toDecide' || phase.undoable === null) return null;
  const { roll, space: chosen } = phase.undoable;
  const other = offersOf(roll).find(({ space }) => space !== chosen);
  return other === undefined ? { kind: 'undo' } : { kind: 'place', space: other.space };
};

/** Changes its mind as often as it may, then plays on; a game that is over is followed by another. */
const grow = async (master: Client, first: View, onTable: (view: View) => void): Promise<void> => {
  let view = first;
  for (let isRefused = false; ; await wait(MESSAGE_MS)) {
    const { id } = view.state;
    if (phaseOf(view.state) === 'over') {
      note(await master.do(id, { kind: 'rematch' }));
      view = await openTable(master);
      onTable(view);
      continue;
    }
    const change: TableCommand | null = isRefused ? null : changeOfMind(view);
    const command = change ?? dueCommand(master, view, { stirs: 1, takes: 0.3 });
    if (command === null) continue;
    const answer = await master.do(id, command);
    note(answer);
    isRefused = change !== null && answer.kind !== 'done';
  }
};

/** Says things, takes back, and reads the whole log again and again. */
const pester = async (socket: WebSocket, viewOf: () => View): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    await wait(MESSAGE_MS);
    if (socket.readyState !== WebSocket.OPEN) continue;
    const { id: table, seq } = viewOf().state;
    const chair = chairAt(turn % COLORS.length);
    const saying = SAYINGS[turn % SAYINGS.length];
    const say = {
      kind: 'do',
      cid: freshCid(),
      table,
      seq,
      command: { kind: 'say', chair, saying },
    };
    const messages = [{ kind: 'unwatch', table }, { kind: 'watch', table, since: 0 }, say];
    socket.send(JSON.stringify(messages[turn % messages.length]));
  }
};

const ask = async (master: Client, viewOf: () => View): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    const { id } = viewOf().state;
    const paths = [`/api/tables/${id}/record`, '/api/me/games', '/api/dice', `/api/tables/${id}`];
    const path = paths[turn % paths.length] ?? '';
    void master.get(path).then(
      ({ status, body }) => {
        count(tally.statuses, `${path.replace(id, ':id')} ${status}`);
        tally.read += String(body).length;
      },
      () => count(tally.statuses, 'failed'),
    );
    await wait(REQUEST_MS);
  }
};

/** A remote attacker has a machine of their own: here the server comes first. */
const LOWEST = 19;

const run = async (): Promise<void> => {
  const master = await Client.arrive(base, FROM);
  await master.connect();
  let view = await openTable(master);
  const sockets: WebSocket[] = [];
  for (let session = 0; session < SESSIONS; session += 1) {
    sockets.push(...(await openSession(master)));
    await wait(REQUEST_MS);
  }
  setInterval(() => process.stdout.write(`${JSON.stringify(tally)}\n`), 500);
  await Promise.all([
    grow(master, view, (next) => {
      view = next;
    }),
    ask(master, () => view),
    ...sockets.map((socket) => pester(socket, () => view)),
  ]);
};

setPriority(LOWEST);
process.once('SIGTERM', () => process.exit(0));
await run();

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { Phase } from './figures.ts';
import { cpuOf, memoryOf, spreadOf } from './figures.ts';
import { openLoop } from './openLoop.ts';

const SERVER = fileURLToPath(new URL('./echoServer.ts', import.meta.url));
const SEATS = 4;
const AT_ONCE = 100;
const IDLE_MS = 3_000;
const LAST_MS = 3_000;

export type LoadPlan = {
  readonly games: number;
  readonly rate: number;
  readonly seconds: number;
  /** Before anything is counted: programs become fast only after a while. */
  readonly warmUp: number;
};

export type EchoKind = 'bare' | 'shared' | 'durable';

/** What a command of a player weighs on the wire. */
const command = (number: number): string =>
  JSON.stringify({ number, kind: 'do', filler: 'x'.repeat(150) });

const openSockets = async (port: number, games: number): Promise<readonly WebSocket[]> => {
  const sockets: WebSocket[] = [];
  while (sockets.length < games * SEATS) {
    const wave = Array.from({ length: AT_ONCE }, (_, place) => {
      const table = Math.floor((sockets.length + place) / SEATS);
      return new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false });
    });
    await Promise.all(wave.map((socket) => once(socket, 'open')));
    sockets.push(...wave);
  }
  return sockets;
};

type Driver = (seconds: number) => Promise<{
  readonly times: readonly number[];
  readonly unanswered: number;
}>;

const driverOf = (sockets: readonly WebSocket[], rate: number): Driver => {
  const open = new Map<number, number>();
  let times: number[] = [];
  for (const socket of sockets)
    socket.on('message', (data) => {
      const text = String(data);
      if (!text.startsWith('{')) return;
      const { number }: { number: number } = JSON.parse(text);
      times.push(performance.now() - (open.get(number) ?? 0));
      open.delete(number);
    });
  return async (seconds) => {
    times = [];
    await openLoop({ rate, seconds }, (number, due) => {
      open.set(number, due);
      sockets[(number * SEATS) % sockets.length]?.send(command(number));
    });
    await wait(LAST_MS);
    return { times, unanswered: open.size };
  };
};

/** The same load on a server that only echoes. */
export const runEcho = async (kind: EchoKind, plan: LoadPlan): Promise<Phase> => {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  const empty = memoryOf(pid);
  const sockets = await openSockets(Number(String(port)), plan.games);
  const bytesPerSocket = (memoryOf(pid) - empty) / sockets.length;
  const idle = cpuOf(pid);
  await wait(IDLE_MS);
  const idleCpu = ((cpuOf(pid) - idle) / IDLE_MS) * 1_000;
  const drive = driverOf(sockets, plan.rate);
  await drive(plan.warmUp);
  const before = cpuOf(pid);
  const { times, unanswered } = await drive(plan.seconds);
  const cpu = (cpuOf(pid) - before) / times.length;
  for (const socket of sockets) socket.terminate();
  child.kill('SIGTERM');
  await once(child, 'exit');
  const name = `${kind} echo`;
  return { name, answers: spreadOf(times), cpu, idleCpu, bytesPerSocket, unanswered };
};

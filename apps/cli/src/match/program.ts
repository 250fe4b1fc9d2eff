import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Game, Seat } from '@claim-it/rules';
import { colorOf, formatPosition, formatVariant, letterOf, parseMove } from '@claim-it/rules';
import type { BotFault } from './botFault.ts';
import { killGroup, startChild } from './children.ts';
import type { Player, PlayerAnswer } from './player.ts';

/** A longer line is invalid; the protocol's lines are far shorter. */
const LONGEST_LINE = 4096;
const WINDOWS = process.platform === 'win32';

type Line =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly fault: BotFault };

/** A running program as a stream of lines; comments are dropped here. */
type Pipe = {
  readonly send: (line: string) => void;
  readonly next: (ms: number) => Promise<Line>;
  /** Settles when the program has ended, on its own or killed. */
  readonly stop: () => Promise<void>;
};

const stopProcess = (child: ChildProcess): void => {
  // A child outside the group may still hold these open; nothing reads them any more.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  killGroup(child.pid);
};

const openPipe = (command: string): Pipe => {
  // A process group of its own, so that all of it can be killed at once.
  const child = startChild(() =>
    spawn(command, { shell: true, detached: !WINDOWS, stdio: 'pipe' }),
  );
  const lines: Line[] = [];
  let waiter: ((line: Line) => void) | null = null;
  let partial = '';
  let complaints = '';
  const deliver = (line: Line): void => {
    if (waiter === null) lines.push(line);
    else waiter(line);
    waiter = null;
  };
  const fail = (fault: BotFault): void => deliver({ ok: false, fault });
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (partial + chunk).split(/\r?\n/);
    partial = parts.pop() ?? '';
    for (const line of parts) if (!line.startsWith('#')) deliver({ ok: true, line: line.trim() });
    if (partial.length <= LONGEST_LINE) return;
    fail({ kind: 'illegal', answer: partial });
    partial = '';
    stopProcess(child);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-LONGEST_LINE);
  });
  child.stdin.on('error', () => {}); // a program that has ended is reported by 'close'
  child.on('error', (error) => fail({ kind: 'notStarted', reason: error.message }));
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      fail({ kind: 'ended', lastWords: complaints.trim().split('\n').at(-1) ?? '' });
      resolve();
    });
  });
  return {
    send: (line) => child.stdin.write(`${line}\n`),
    next: (ms) =>
      new Promise((resolve) => {
        const ready = lines.shift();
        if (ready !== undefined) return resolve(ready);
        const timer = setTimeout(() => deliver({ ok: false, fault: { kind: 'silent', ms } }), ms);
        waiter = (line) => {
          clearTimeout(timer);
          resolve(line);
        };
      }),
    stop: () => {
      child.stdin.end('quit\n');
      const timer = setTimeout(() => stopProcess(child), 200);
      return closed.then(() => clearTimeout(timer));
    },
  };
};

/** Any program as a player: `new` begins a game, `go` asks, one line answers. It is restarted after a fault. */
export const startProgram = (command: string, ms: number): Player => {
  let pipe: Pipe | null = null;
  const leaving: Promise<void>[] = [];
  const dropPipe = (): void => {
    if (pipe !== null) leaving.push(pipe.stop());
    pipe = null;
  };
  const fault = (reason: BotFault): PlayerAnswer => {
    dropPipe();
    return { ok: false, fault: reason };
  };
  return {
    begin: (game: Game, seat: Seat) => {
      pipe ??= openPipe(command);
      const seats = game.setup.colors.map(letterOf).join('');
      pipe.send(
        `new ${seats} ${letterOf(colorOf(game, seat))} ${formatVariant(game.setup.variant)}`,
      );
    },
    choose: async (game: Game) => {
      pipe ??= openPipe(command);
      pipe.send(`go ${formatPosition(game)}`);
      const line = await pipe.next(ms);
      if (!line.ok) return fault(line.fault);
      const move = parseMove(line.line);
      if (move === null || move.kind === 'dice' || move.kind === 'pass')
        return fault({ kind: 'illegal', answer: line.line });
      return { ok: true, move };
    },
    end: async () => {
      dropPipe();
      await Promise.all(leaving);
    },
  };
};

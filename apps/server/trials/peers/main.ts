import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endTogether } from '../chaos/house/houseProcess.ts';
import { cpuOf, memoryOf, spreadOf } from '../load/figures.ts';
import { openLoop } from '../load/openLoop.ts';
import { openBoardgame } from './boardgamePeer.ts';
import { openColyseus } from './colyseusPeer.ts';
import { installPeers, peerVersion } from './install.ts';
import { openOurs } from './ourPeer.ts';
import type { Peer, PeerGame } from './peer.ts';
import { openProxy } from './proxy.ts';
import { clientWeight } from './weight.ts';

const HELP = `npm run bench:peers                the same games of two on our server, on boardgame.io and on Colyseus (Linux)
  --games 200                      so many games at once, each with two connections
  --rounds 4                       the three take turns so often
  --moves 20                       moves of each game in a round of the closed loop
  --rate 150                       moves a second in the paced part
  --seconds 5                      of each paced round
Installs the others into .cache/peers on the first run. Prints one line for each figure.
`;

endTogether();
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '4' },
    moves: { type: 'string', default: '20' },
    rate: { type: 'string', default: '150' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});
const [GAMES, ROUNDS, MOVES, RATE, SECONDS] = [
  values.games,
  values.rounds,
  values.moves,
  values.rate,
  values.seconds,
].map(Number) as [number, number, number, number, number];
const [WARM_MOVES, COUNTED_GAMES, COUNTED_MOVES, LAST_MS] = [30, 10, 40, 2_000];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

type Load = { cpu: number; readonly times: number[] };
type Figures = {
  readonly peer: Peer;
  readonly closed: Load;
  readonly paced: Load;
  memory: number;
  up: number;
  down: number;
  client: number;
};

const playClosed = async (
  games: readonly PeerGame[],
  moves: number,
  times: number[],
): Promise<void> => {
  const play = async (game: PeerGame): Promise<void> => {
    for (let move = 0; move < moves; move += 1) {
      const before = performance.now();
      await game.move();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(games.map(play));
};

/** Moves at moments that were fixed beforehand; a game makes one after the other. */
const playPaced = async (games: readonly PeerGame[], times: number[]): Promise<void> => {
  const last: Promise<void>[] = games.map(() => Promise.resolve());
  await openLoop({ rate: RATE, seconds: SECONDS }, (number, due) => {
    const place = number % games.length;
    const game = games[place];
    const move = async (): Promise<void> => {
      await game?.move();
      times.push(performance.now() - due);
    };
    last[place] = (last[place] ?? Promise.resolve()).then(move);
  });
  await Promise.all(last);
};

const counted = async (load: Load, pid: number, work: () => Promise<void>): Promise<void> => {
  const before = cpuOf(pid);
  await work();
  load.cpu += cpuOf(pid) - before;
};

const closeAll = (games: readonly PeerGame[]): void => {
  for (const game of games) game.close();
};

/** All take turns, so that what else the machine does falls on all of them. */
const inTurns = async (
  all: readonly Figures[],
  work: (figures: Figures, games: readonly PeerGame[]) => Promise<void>,
): Promise<void> => {
  const games = new Map<Figures, readonly PeerGame[]>();
  for (const figures of all) games.set(figures, await figures.peer.open(GAMES));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const figures of all) await work(figures, games.get(figures) ?? []);
    note(`round ${round + 1} of ${ROUNDS}`);
  }
  for (const opened of games.values()) closeAll(opened);
};

const warmUp = async (figures: Figures): Promise<void> => {
  const { pid, open } = figures.peer;
  const empty = memoryOf(pid);
  const games = await open(GAMES);
  await wait(LAST_MS);
  figures.memory = (memoryOf(pid) - empty) / GAMES / 1_024;
  await playClosed(games, WARM_MOVES, []);
  closeAll(games);
};

/** In games of their own, because the way through the proxy takes time. */
const countBytes = async (figures: Figures): Promise<void> => {
  const proxy = await openProxy(figures.peer.port);
  const games = await figures.peer.open(COUNTED_GAMES, proxy.port);
  await wait(LAST_MS);
  const before = proxy.bytes();
  await playClosed(games, COUNTED_MOVES, []);
  await wait(LAST_MS);
  const after = proxy.bytes();
  const moves = COUNTED_GAMES * COUNTED_MOVES;
  figures.up = (after.up - before.up) / moves;
  figures.down = (after.down - before.down) / moves;
  closeAll(games);
  proxy.close();
};

const measure = async (all: readonly Figures[], folder: string): Promise<void> => {
  for (const figures of all) await warmUp(figures);
  await inTurns(all, ({ peer, closed }, games) =>
    counted(closed, peer.pid, () => playClosed(games, MOVES, closed.times)),
  );
  await inTurns(all, ({ peer, paced }, games) =>
    counted(paced, peer.pid, () => playPaced(games, paced.times)),
  );
  for (const figures of all) {
    await countBytes(figures);
    figures.client = await clientWeight(figures.peer.name, folder);
  }
};

/** Our figure first, then that of each of the others, and ours as a share of it. */
const line = (
  name: string,
  all: readonly Figures[],
  figureOf: (figures: Figures) => number,
): string => {
  const [ours, ...others] = all.map(figureOf);
  const cells = others.map((other, place) => {
    const ratio = (ours ?? 0) / other;
    return `${all[place + 1]?.peer.name} ${other.toFixed(1)} (${ratio.toFixed(2)}x)`.padEnd(28);
  });
  return `${name.padEnd(34)} ours ${ours?.toFixed(1).padEnd(10)} ${cells.join('')}`.trimEnd();
};

const LINES: readonly (readonly [string, (figures: Figures) => number])[] = [
  ['closed: processor time, us a move', ({ closed }) => closed.cpu / closed.times.length],
  ['closed: p50, ms', ({ closed }) => spreadOf(closed.times).p50],
  ['closed: p99, ms', ({ closed }) => spreadOf(closed.times).p99],
  ['paced: processor time, us a move', ({ paced }) => paced.cpu / paced.times.length],
  ['paced: p50, ms', ({ paced }) => spreadOf(paced.times).p50],
  ['paced: p99, ms', ({ paced }) => spreadOf(paced.times).p99],
  ['memory, KB a game', ({ memory }) => memory],
  ['bytes up, a move', ({ up }) => up],
  ['bytes down, a move, both players', ({ down }) => down],
  ['client and rules, KB of gzip', ({ client }) => client],
];

const run = async (): Promise<void> => {
  const folder = installPeers();
  const peers: Peer[] = [];
  try {
    for (const open of [openOurs, () => openBoardgame(folder), () => openColyseus(folder)])
      peers.push(await open());
    const load = (): Load => ({ cpu: 0, times: [] });
    const all = peers.map(
      (peer): Figures => ({
        peer,
        closed: load(),
        paced: load(),
        memory: 0,
        up: 0,
        down: 0,
        client: 0,
      }),
    );
    await measure(all, folder);
    const versions = ['boardgame.io', '@colyseus/core'].map(peerVersion).join(', ');
    say(`${GAMES} games of two; ours, ${versions}; in brackets ours as a share of theirs`);
    for (const [name, figureOf] of LINES) say(line(name, all, figureOf));
  } finally {
    await Promise.all(peers.map((peer) => peer.close()));
  }
  process.exit(0);
};

if (values.help) say(HELP.trimEnd());
else await run();

import { rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildHouse, endTogether } from '../chaos/house/houseProcess.ts';
import { cpuOf } from '../load/figures.ts';
import { setUp } from '../load/housePhase.ts';
import type { Place } from './place.ts';
import { openPlace } from './place.ts';

const HELP = `npm run bench:processes            one process over PostgreSQL beside two (Linux)
  --games 100                      games of two, each as fast as it is answered
  --moves 30                       moves of each game in a round
  --rounds 3                       one process and two take turns so often
What a process carries is what its processor time allows: with a processor for each process and for the database, two carry
as many times more as the busier of them spends less on each move of all.
`;

endTogether();
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    moves: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
const [GAMES, MOVES, ROUNDS] = [values.games, values.moves, values.rounds].map(Number) as [
  number,
  number,
  number,
];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Where the players of each table are: all at one process, or each at another. */
type Spread = 'together' | 'apart';
type Way = {
  readonly name: string;
  readonly place: Place;
  readonly spread: Spread;
  moves: number;
  busy: number;
  seconds: number;
  database: number;
  readonly processes: number[];
};

const tablesOf = async ({ place, spread }: Way) => {
  const [pid = 0] = place.pids;
  if (spread === 'apart') {
    const [base = '', ...others] = place.bases;
    return [await setUp({ base, others, pid }, GAMES, 2)];
  }
  const share = Math.ceil(GAMES / place.bases.length);
  return Promise.all(place.bases.map((base) => setUp({ base, pid }, share, 2)));
};

const play = async (way: Way): Promise<void> => {
  const { place, processes } = way;
  const parts = await tablesOf(way);
  const tables = parts.flatMap((part) => part.tables);
  const before = place.pids.map(cpuOf);
  const [database, begin] = [place.databaseCpu(), performance.now()];
  await Promise.all(tables.map((table) => table.play(MOVES)));
  way.seconds += (performance.now() - begin) / 1_000;
  way.moves += tables.length * MOVES;
  way.busy += tables.reduce((sum, { busy }) => sum + busy, 0);
  way.database += place.databaseCpu() - database;
  for (const [number, pid] of place.pids.entries())
    processes[number] = (processes[number] ?? 0) + cpuOf(pid) - (before[number] ?? 0);
  for (const { sockets } of parts) for (const socket of sockets) socket.terminate();
};

const report = (way: Way, one: Way): void => {
  const busiest = (of: Way): number => Math.max(...of.processes) / of.moves;
  const each = way.processes.map((cpu) => (cpu / way.moves).toFixed(0)).join(' + ');
  const database = way.database / way.moves;
  say(
    [
      way.name.padEnd(28),
      `${each} us a move, PostgreSQL ${database.toFixed(0)} us (${(database / (one.database / one.moves)).toFixed(2)}x)`,
      `carries ${(busiest(one) / busiest(way)).toFixed(2)}x`,
      `here ${(way.moves / way.seconds).toFixed(0)} moves a second, ${way.busy} asked again`,
    ].join('; '),
  );
};

const run = async (): Promise<void> => {
  const program = buildHouse();
  const places: Place[] = [];
  try {
    for (const processes of [1, 2]) places.push(await openPlace(processes, program));
    const [single, double] = places;
    if (single === undefined || double === undefined) return;
    const empty = { moves: 0, busy: 0, seconds: 0, database: 0 };
    const ways = [
      { name: 'one process', place: single, spread: 'together' },
      { name: 'two, players together', place: double, spread: 'together' },
      { name: 'two, players apart', place: double, spread: 'apart' },
    ].map((way) => ({ ...way, ...empty, processes: [] }) as Way);
    // The first round warms the programs up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of ways) await play(way);
      if (round === 0) for (const way of ways) Object.assign(way, { ...empty, processes: [] });
      process.stderr.write(`round ${round} of ${ROUNDS}\n`);
    }
    const [one] = ways;
    if (one !== undefined) for (const way of ways) report(way, one);
  } finally {
    for (const place of places) await place.close();
    rmSync(program, { recursive: true, force: true });
  }
};

if (values.help) say(HELP.trimEnd());
else await run();

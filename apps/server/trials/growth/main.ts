import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildHouse, endTogether } from '../chaos/house/houseProcess.ts';
import { spreadOf } from '../load/figures.ts';
import { filledStore } from './fill.ts';
import type { Task } from './measure.ts';
import { GrownHouse, TASKS } from './measure.ts';
import type { Template } from './template.ts';
import { playTemplates } from './template.ts';

const HELP = `npm run growth                     a server over a large store beside one over a small store (Linux)
  --finished 20000                 finished games in the large store; some 60 KB each
  --running 2000                   games in play in the large store
  --small 1000                     games in the small store, of both kinds in the same parts
  --rounds 5                       so often each is asked everything, in turn
  --keep <folder>                  the stores are made there once, and kept
Prints what each question costs the server at the large store, and how many times that of the small one it is.
`;

endTogether();
const { values } = parseArgs({
  options: {
    finished: { type: 'string', default: '20000' },
    running: { type: 'string', default: '2000' },
    small: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const TEMPLATES = 4;
const [ASKED, SECONDS, GAMES, MOVES] = [60, 4, 20, 40];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const once = <Type>(make: () => Promise<Type>): (() => Promise<Type>) => {
  let made: Promise<Type> | null = null;
  return () => {
    made ??= make();
    return made;
  };
};

const openHouses = async (folder: string, program: string): Promise<readonly GrownHouse[]> => {
  const templates = once((): Promise<readonly Template[]> => playTemplates(TEMPLATES));
  const [finished, running, small] = [values.finished, values.running, values.small].map(Number);
  if (finished === undefined || running === undefined || small === undefined) return [];
  const part = small / (finished + running);
  const plans = [
    ['small', { finished: Math.round(finished * part), running: Math.round(running * part) }],
    ['large', { finished, running }],
  ] as const;
  const houses: GrownHouse[] = [];
  for (const [name, plan] of plans) {
    const place = join(folder, name);
    const filled = await filledStore(place, plan, templates);
    note(`${name}: ${filled.finished} finished games, ${filled.running} in play`);
    houses.push(new GrownHouse(name, { folder: place, filled, program }));
  }
  return houses;
};

/** Both in turn, so that other load on the machine affects both. */
const measure = async (houses: readonly GrownHouse[], rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    for (const house of houses) await house.start();
    for (const house of houses) await house.move(GAMES, MOVES);
    for (const house of houses) await house.ask('own games', ASKED);
    for (const house of houses) await house.ask('record', ASKED);
    for (const house of houses) await house.lobby(SECONDS);
    note(`${round + 1} of ${rounds} rounds`);
  }
};

const rowOf = (task: Task, [small, large]: readonly GrownHouse[]): string => {
  const figures = [small, large].map((house) => {
    const { cpu, count, times } = house?.measured.get(task) ?? { cpu: 0, count: 1, times: [] };
    return { cpu: cpu / count / 1_000, ...spreadOf(times) };
  });
  const cell = (name: 'cpu' | 'p50' | 'p99'): string => {
    const [one, other] = figures.map((figure) => figure[name]);
    const ratio = (other ?? 0) / (one ?? 1);
    return `${name} ${other?.toFixed(2)} ms (${ratio.toFixed(2)}x)`.padEnd(26);
  };
  return `${task.padEnd(10)} ${cell('cpu')} ${cell('p50')} ${cell('p99')}`.trimEnd();
};

const run = async (): Promise<void> => {
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'claim-it-growth-'));
  const program = buildHouse();
  let houses: readonly GrownHouse[] = [];
  try {
    houses = await openHouses(folder, program);
    await measure(houses, Number(values.rounds));
    for (const task of TASKS) say(rowOf(task, houses));
    const [small, large] = houses.map(({ memory }) => memory / 1_048_576);
    say(`memory     ${large?.toFixed(0)} MB (${((large ?? 0) / (small ?? 1)).toFixed(2)}x)`);
  } finally {
    for (const house of houses) await house.stop();
    rmSync(program, { recursive: true, force: true });
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
};

if (values.help) say(HELP.trimEnd());
else await run();

import process from 'node:process';
import { parseArgs } from 'node:util';
import { endTogether } from '../chaos/house/houseProcess.ts';
import { runEcho } from './echoPhase.ts';
import type { Phase } from './figures.ts';
import { formatPhase } from './figures.ts';
import { runClosed, runOnHouse } from './housePhase.ts';

const HELP = `npm run load                       a house under load, between two echoes of the same machine (Linux)
  --games 1000                     games of four sockets each
  --rate 300                       moves a second
  --seconds 60                     for so long in each phase
  --warm-up 15                     seconds of the same before anything is counted
  --closed-games 200               then games of two that move as fast as they are answered; 0 for none
  --closed-moves 100               so many moves of each, after as many at others that are not counted
  --part all                       or open, or closed: only one of the two loads
  --profile <folder>               writes a processor profile of the house there
Ends with 3 if the two bare echoes differ more than twofold: then the machine was too busy to say anything.
`;

endTogether();
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '15' },
    'closed-games': { type: 'string', default: '200' },
    'closed-moves': { type: 'string', default: '100' },
    part: { type: 'string', default: 'all' },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const TOO_BUSY = 3;
const plan = {
  games: Number(values.games),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
  warmUp: Number(values['warm-up']),
};

const times = (one: number, other: number): string => `${(one / other).toFixed(2)}x`;

const ratio = (one: Phase, other: Phase): string =>
  `p50 ${times(one.answers.p50, other.answers.p50)}, p99 ${times(one.answers.p99, other.answers.p99)}, CPU ${times(one.cpu, other.cpu)}`;

const profile =
  values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];

const PHASES = 5;
let phases = 0;

const measure = async <Type extends Phase>(phase: Promise<Type>): Promise<Type> => {
  const measured = await phase;
  phases += 1;
  say(formatPhase(measured));
  process.stderr.write(`${phases} of ${PHASES} phases\n`);
  return measured;
};

const mean = (one: Phase, other: Phase): Phase => ({
  ...one,
  cpu: (one.cpu + other.cpu) / 2,
  answers: {
    ...one.answers,
    p50: (one.answers.p50 + other.answers.p50) / 2,
    p99: (one.answers.p99 + other.answers.p99) / 2,
  },
});

const runClosedLoop = async (): Promise<void> => {
  const games = Number(values['closed-games']);
  const moves = Number(values['closed-moves']);
  if (games === 0) return;
  const { cpu, mainCpu, count } = await runClosed(
    { games, seats: 2, warmUp: moves, moves },
    profile,
  );
  say(
    `closed loop of ${games} games of two: ${count} moves, ${cpu.toFixed(0)} us CPU of the house each, ${mainCpu.toFixed(0)} of them in its main thread`,
  );
};

const runOpenLoop = async (): Promise<number> => {
  say(
    `${plan.games} games, ${plan.games * 4} sockets, ${plan.rate} a second for ${plan.seconds} s`,
  );
  const first = await measure(runEcho('bare', plan));
  const shared = await measure(runEcho('shared', plan));
  const durable = await measure(runEcho('durable', plan));
  const house = await measure(runOnHouse(plan, profile));
  const last = await measure(runEcho('bare', plan));
  const bare = mean(first, last);
  say(
    `answers of the house: ${[...house.kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
  );
  say(`a table of four in play takes ${(house.bytesPerTable / 1024).toFixed(1)} KB more`);
  say(`house to bare echo: ${ratio(house, bare)}`);
  say(`house to bare echo that tells four: ${ratio(house, shared)}`);
  say(`house to durable echo: ${ratio(house, durable)}`);
  const apart = [first.answers.p99 / last.answers.p99, first.cpu / last.cpu];
  say(
    `the two bare echoes: p99 ${times(first.answers.p99, last.answers.p99)}, CPU ${times(first.cpu, last.cpu)}`,
  );
  return apart.some((one) => one > 2 || one < 0.5) ? TOO_BUSY : 0;
};

const run = async (): Promise<number> => {
  const outcome = values.part === 'closed' ? 0 : await runOpenLoop();
  if (values.part !== 'open') await runClosedLoop();
  return outcome;
};

if (values.help) say(HELP.trimEnd());
else process.exitCode = await run();

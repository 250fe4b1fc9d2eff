// Random two-player games a second and nanoseconds a bust count, on one core; given the path of a program
// that prints `gps` and `bustPns` as JSON, alternates with that one.
import { execFileSync } from 'node:child_process';
import { argv, cpuUsage } from 'node:process';
import { createKernel, SAMPLES } from '../src/index.ts';

const ROUNDS = 5;
const SECONDS = 1;
const GAMES = 20_000;
const BUST_ROUNDS = 1000;

type Figures = { readonly gamesPerSecond: number; readonly bustNanoseconds: number };
type Contender = { readonly name: string; readonly run: () => Figures };

/** Processor time, which a busy machine affects less. */
const seconds = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
};

/** How often `work` runs in a second after warm-up. */
const rate = (work: () => unknown): number => {
  work();
  const start = seconds();
  let runs = 0;
  while (seconds() - start < SECONDS) {
    work();
    runs += 1;
  }
  return runs / (seconds() - start);
};

const measure = (play: () => unknown, countBusts: () => unknown): Figures => ({
  gamesPerSecond: rate(play) * GAMES,
  bustNanoseconds: 1e9 / (rate(countBusts) * BUST_ROUNDS * SAMPLES),
});

const kernel = createKernel();
kernel.seed(1);
kernel.sample(2, 'standard');

const contenders: Contender[] = [
  {
    name: 'kernel',
    run: () =>
      measure(
        () => kernel.playRandom(GAMES, 2, 'standard'),
        () => kernel.meanBustCount(BUST_ROUNDS),
      ),
  },
];

const yardstick = argv[2];
if (yardstick !== undefined)
  contenders.push({
    name: 'C',
    run: () => {
      const printed = execFileSync(yardstick, ['2', String(SECONDS), '1'], { encoding: 'utf8' });
      const { gps, bustPns } = JSON.parse(printed) as { gps: number; bustPns: number };
      return { gamesPerSecond: gps, bustNanoseconds: bustPns };
    },
  });

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[numbers.length >> 1] ?? Number.NaN;

const { turns, rolls, busts: busted } = kernel.playRandom(GAMES, 2, 'standard');
console.log(
  `${(turns / GAMES).toFixed(2)} turns, ${(rolls / turns).toFixed(3)} rolls a turn, ${(busted / turns).toFixed(4)} busts a turn, mean bust count ${kernel.meanBustCount(1).toFixed(1)}\n`,
);

const figures = contenders.map((): Figures[] => []);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [index, { run }] of contenders.entries()) figures[index]?.push(run());

const columns = (cells: readonly string[]): string =>
  cells.map((cell) => cell.padStart(14)).join('');
console.log(columns(['', 'games/s', 'lowest', 'highest', 'bust count']));
for (const [index, { name }] of contenders.entries()) {
  const games = (figures[index] ?? []).map((one) => one.gamesPerSecond);
  const busts = (figures[index] ?? []).map((one) => one.bustNanoseconds);
  const rates = [median(games), Math.min(...games), Math.max(...games)].map((one) =>
    one.toFixed(0),
  );
  console.log(columns([name, ...rates, `${median(busts).toFixed(1)} ns`]));
}

import type { Random } from '@claim-it/ai';
import { rollDice, seededRandom } from '@claim-it/ai';
import { createKernel, SAMPLES } from '@claim-it/kernel';
import type { Game, Input } from '@claim-it/rules';
import { apply, bustCount, invariant, newGame, placementsOf } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { processorSeconds } from '../bench/clock.ts';
import type { DecisionTimes } from '../bench/decisions.ts';
import { decisionTimes } from '../bench/decisions.ts';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG, SEED } from '../command.ts';
import { tableText } from '../draw/format.ts';
import { print, printJson, printLine } from '../io.ts';

const SETUP = { colors: ['green', 'orange'], variant: 'standard' } as const;
/** Random play takes with probability 0.35 after each placement. */
const TAKES_OF_20 = 7;
const ROUNDS = 4;

/** How often a task can be done in a second, measured for about `seconds`. */
const ratePerSecond = (seconds: number, work: () => number): number => {
  const start = processorSeconds();
  let done = 0;
  let spent = 0;
  do {
    done += work();
    spent = processorSeconds() - start;
  } while (spent < seconds);
  return done / spent;
};

const randomInput = (game: Game, random: Random): Input => {
  const { phase, seat } = game.turn;
  if (phase.kind === 'rolling') return { kind: 'dice', roll: rollDice(random) };
  if (phase.kind === 'toPlace') {
    const placements = placementsOf(game);
    const placement = placements[random.below(placements.length)];
    invariant(placement !== undefined, 'a waiting roll can be placed');
    return { kind: 'place', seat, space: placement.space };
  }
  const takes = phase.kind === 'toDecide' && random.below(20) < TAKES_OF_20;
  return { kind: takes ? 'take' : 'roll', seat };
};

/** One game of random play through the rules; some of its games on the way are kept for the bust count. */
const playRulesGame = (random: Random, kept: Game[]): void => {
  const started = newGame(SETUP);
  invariant(started.ok, 'two seats can play');
  let game = started.value;
  while (game.turn.phase.kind !== 'over') {
    const step = apply(game, randomInput(game, random));
    invariant(step.ok, 'random play is lawful');
    game = step.value.game;
    if (kept.length < SAMPLES && game.turn.phase.kind === 'toDecide' && random.below(8) === 0)
      kept.push(game);
  }
};

type Figures = {
  readonly kernelGamesPerSecond: number;
  readonly rulesGamesPerSecond: number;
  readonly ratio: number;
  readonly kernelBustNanoseconds: number;
  readonly rulesBustNanoseconds: number;
  readonly turnsPerGame: number;
  readonly rollsPerTurn: number;
  readonly bustsPerTurn: number;
};

/** How often `work` ran in a second; it says how many units one call does. */
type Work = () => number;

/** The four measurements, interleaved, so that a busy moment of the machine affects all alike. */
const ratesOf = (works: readonly Work[], seconds: number): readonly number[] => {
  const sums = works.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, work] of works.entries())
      sums[index] = (sums[index] as number) + ratePerSecond(seconds / ROUNDS, work) / ROUNDS;
  return sums;
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const measure = (seconds: number, seed: number): Figures => {
  const kernel = createKernel();
  kernel.seed(seed);
  kernel.sample(2, 'standard');
  const random = seededRandom(seed);
  const kept: Game[] = [];
  while (kept.length < SAMPLES) playRulesGame(random, kept);
  const total = { games: 0, turns: 0, rolls: 0, busts: 0 };
  const kernelGames: Work = () => {
    const { games, turns, rolls, busts } = kernel.playRandom(20_000, 2, 'standard');
    total.games += games;
    total.turns += turns;
    total.rolls += rolls;
    total.busts += busts;
    return games;
  };
  const rulesGames: Work = () => {
    playRulesGame(random, kept);
    return 1;
  };
  const kernelBusts: Work = () => {
    kernel.meanBustCount(100);
    return 100 * SAMPLES;
  };
  const rulesBusts: Work = () => {
    for (const game of kept) bustCount(game);
    return kept.length;
  };
  kernelGames();
  const rates = ratesOf([kernelGames, rulesGames, kernelBusts, rulesBusts], seconds);
  const [kernelRate = 0, rulesRate = 1, kernelBustRate = 1, rulesBustRate = 1] = rates;
  return {
    kernelGamesPerSecond: Math.round(kernelRate),
    rulesGamesPerSecond: Math.round(rulesRate),
    ratio: rounded(kernelRate / rulesRate, 1),
    kernelBustNanoseconds: rounded(1e9 / kernelBustRate, 2),
    rulesBustNanoseconds: Math.round(1e9 / rulesBustRate),
    turnsPerGame: rounded(total.turns / total.games, 2),
    rollsPerTurn: rounded(total.rolls / total.turns, 3),
    bustsPerTurn: rounded(total.busts / total.turns, 3),
  };
};

const decisionsText = (
  decisions: readonly DecisionTimes[],
  { cli: { arena, bench } }: Catalog,
  show: (value: number) => string,
): string => {
  const head = [arena.bot, arena.seats, bench.median, bench.slow];
  const rows = decisions.map(({ bot, players, median, p99 }) => [
    ...[bot, show(players)],
    ...[show(median), show(p99)],
  ]);
  return `\n${bench.decisions}\n\n${tableText([head, ...rows])}`;
};

/** Our own speed, from one run: only the ratios are comparable between machines. */
export const benchCommand: Command = defineCommand({
  name: 'bench',
  arguments: [],
  options: { seconds: { kind: 'number', low: 1, high: 600 }, seed: SEED, json: JSON_FLAG },
  run: async ({ seconds = 2, seed = 1, json }, { text, language }) => {
    const figures = measure(seconds, seed);
    const decisions = await decisionTimes(seconds, seed, text);
    if (json) return printJson({ ...figures, decisions });
    const { bench } = text.cli;
    const show = (value: number): string => value.toLocaleString(language);
    await printLine(`${bench.head}\n`);
    await print(
      tableText([
        [bench.kernelGames, show(figures.kernelGamesPerSecond)],
        [bench.rulesGames, show(figures.rulesGamesPerSecond)],
        [bench.ratio, show(figures.ratio)],
        [bench.bustNanoseconds, show(figures.kernelBustNanoseconds)],
        [bench.rulesBustNanoseconds, show(figures.rulesBustNanoseconds)],
      ]),
    );
    const { turnsPerGame, rollsPerTurn, bustsPerTurn } = figures;
    await printLine(`\n${bench.means(show(turnsPerGame), show(rollsPerTurn), show(bustsPerTurn))}`);
    return print(decisionsText(decisions, text, show));
  },
});

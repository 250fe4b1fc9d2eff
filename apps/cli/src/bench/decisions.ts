import type { BotName } from '@claim-it/ai';
import { createBot, rollDice, seededRandom } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { apply, invariant, isOver, newGame } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { loadBrain } from '../brain.ts';
import { setupFor } from '../lineup.ts';
import { processorSeconds } from './clock.ts';

/** How long one decision takes a bot, in milliseconds of processor time. */
export type DecisionTimes = {
  readonly bot: BotName;
  readonly players: number;
  readonly decisions: number;
  readonly median: number;
  readonly p99: number;
};

/** Fewer samples do not give a 99th percentile. */
const LEAST = 200;
/** The first decisions include compile time. */
const WARM_UP = 40;

/** The time of every choice in games of one bot against itself, for about so many seconds. */
const timesOf = async (
  name: BotName,
  setup: Setup,
  seconds: number,
  seed: number,
  text: Catalog,
): Promise<readonly number[]> => {
  const bot = await createBot(name, setup, (table) => loadBrain(table, text));
  const random = seededRandom(seed);
  const times: number[] = [];
  let spent = 0;
  const isEnough = (): boolean => spent >= seconds && times.length >= WARM_UP + LEAST;
  while (!isEnough()) {
    const begun = newGame(setup);
    invariant(begun.ok, 'a bench sits at a lawful table');
    for (let game = begun.value; !isOver(game) && !isEnough(); ) {
      const { phase, seat } = game.turn;
      const isDecision = phase.kind === 'toPlace' || phase.kind === 'toDecide';
      const start = processorSeconds();
      const answer = isDecision ? bot(game, random) : ({ kind: 'roll', seat } as const);
      const time = processorSeconds() - start;
      if (isDecision) times.push(1000 * time);
      spent += time;
      const dice = { kind: 'dice', roll: rollDice(random) } as const;
      const step = apply(game, phase.kind === 'rolling' ? dice : answer);
      invariant(step.ok, 'bots play lawfully');
      game = step.value.game;
    }
  }
  return times.slice(WARM_UP);
};

const rounded = (value: number): number => Number(value.toFixed(3));

const timed = async (
  bot: BotName,
  players: number,
  seconds: number,
  seed: number,
  text: Catalog,
): Promise<DecisionTimes> => {
  const times = await timesOf(bot, setupFor(players, undefined), seconds, seed, text);
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { bot, players, decisions: times.length, median: at(0.5), p99: at(0.99) };
};

/** The bots with a network, each with few and with many at the table. */
export const decisionTimes = async (
  seconds: number,
  seed: number,
  text: Catalog,
): Promise<readonly DecisionTimes[]> => {
  const all: DecisionTimes[] = [];
  for (const bot of ['tycoon', 'legend'] as const)
    for (const players of [2, 4]) all.push(await timed(bot, players, seconds, seed, text));
  return all;
};

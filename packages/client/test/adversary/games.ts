import type { Chair } from '@claim-it/fairness';
import { chiSquareOf, chiSquareTail } from '@claim-it/fairness';
import { phaseOf } from '@claim-it/protocol';
import type { Roll } from '@claim-it/rules';
import type { RandomNumbers } from '@claim-it/testkit';
import { below, pick, randomFrom } from '@claim-it/testkit';
import type { Shown, Verdict } from './judge.ts';
import type { Move } from './moves.ts';
import { isDark, movesIn, perform } from './moves.ts';
import type { Sitter } from './server.ts';
import type { Plays } from './world.ts';
import { World } from './world.ts';

/** The totals of many games. */
export type Tally = {
  games: number;
  rolls: number;
  /** How often each kind of move was made. */
  readonly attempts: Map<string, number>;
  readonly verdicts: Record<Verdict, number>;
  /** Attempts after which the client accepted nothing more: the log was refused. */
  impossible: number;
  /** How often each pip fell in rolls that were neither named nor detected: of the honest player, and of the others. */
  readonly pips: { readonly honest: number[]; readonly others: number[] };
  readonly influences: string[];
};

export const newTally = (): Tally => ({
  games: 0,
  rolls: 0,
  attempts: new Map(),
  verdicts: { settled: 0, named: 0, absent: 0, detected: 0, influence: 0 },
  impossible: 0,
  pips: { honest: [0, 0, 0, 0, 0, 0], others: [0, 0, 0, 0, 0, 0] },
  influences: [],
});

/** The probability that fair dice reach at least this chi-square. */
export const chanceOf = (pips: readonly number[]): number =>
  chiSquareTail(chiSquareOf(pips), pips.length - 1);

const sittersFrom = (random: RandomNumbers): readonly Sitter[] => {
  const count = 2 + below(random, 4);
  const others: Sitter[] = Array.from({ length: count - 1 }, (_, at) =>
    at > 0 && random() < 0.3 ? 'bot' : 'accomplice',
  );
  const honest = below(random, count);
  return [...others.slice(0, honest), 'honest', ...others.slice(honest)];
};

const playsFrom =
  (random: RandomNumbers): Plays =>
  (_, choices) => {
    const take = choices.find(({ kind }) => kind === 'take');
    return take !== undefined && random() < 0.6 ? take : pick(random, choices);
  };

const RARE = /^(replace|desert|join|back) /;

/** Makes some unexpected moves, visible to the client or not. */
const disturb = async (world: World, random: RandomNumbers, made: Move[]): Promise<void> => {
  for (let count = 1 + below(random, 3); count > 0; count -= 1) {
    const moves = movesIn(world);
    // Going back to an older log is mostly detected at once, so it is rarer than the rest; stand-ins are not always possible.
    const isFork = random() < 0.08;
    const others = moves.filter((one) => one.startsWith('fork') === isFork);
    const rare = random() < 0.3 ? others.filter((one) => RARE.test(one)) : [];
    const move = pick(random, rare.length > 0 ? rare : others);
    if (await perform(world, move)) made.push(move);
    if (isFork && random() < 0.7 && (await perform(world, 'reload'))) made.push('reload');
  }
};

const sumOf = (roll: Roll): number => roll[0] + roll[1] + roll[2];

/** The quality of the next roll for the adversary, appended unseen; null where it is named or impossible. */
const worthInTheDark = (world: World): number | null => {
  const { server, roll } = world;
  world.layUntil(roll + 1);
  const { ledger } = server.state;
  const last = ledger?.last ?? null;
  if (last === null || ledger?.rolls !== roll || last.isChoice) return null;
  return last.chair === server.honest ? -sumOf(last.roll) : sumOf(last.roll);
};

const isAboutHonest = (move: Move, honest: Chair): boolean => move.endsWith(` ${honest}`);

/** Tries moves that are neither named nor visible on a copy of the log, and makes the one with the best dice. */
const bend = async (world: World, random: RandomNumbers, made: Move[]): Promise<void> => {
  const { server } = world;
  const restore = server.snapshot();
  let best: { readonly worth: number; readonly moves: readonly Move[] } | null = null;
  for (let tries = 0; tries < 4; tries += 1) {
    const moves: Move[] = [];
    for (let count = tries === 0 ? 0 : 1 + below(random, 3); count > 0; count -= 1) {
      const dark = movesIn(world).filter(
        (one) => isDark(one) && !isAboutHonest(one, server.honest),
      );
      const move = dark.length === 0 ? null : pick(random, dark);
      if (move !== null && (await perform(world, move))) moves.push(move);
    }
    const worth = worthInTheDark(world);
    if (worth !== null && (best === null || worth > best.worth)) best = { worth, moves };
    restore();
  }
  for (const move of best?.moves ?? []) if (await perform(world, move)) made.push(move);
};

const count = (tally: Tally, shown: Shown, honest: Chair): void => {
  tally.verdicts[shown.verdict] += 1;
  tally.rolls += 1;
  if (shown.verdict !== 'settled' || shown.dice === null) return;
  const pips = shown.player === honest ? tally.pips.honest : tally.pips.others;
  for (const pip of shown.dice) pips[pip - 1] = (pips[pip - 1] ?? 0) + 1;
};

export type GameKind = 'random' | 'greedy';

/** One game against an adversary that moves at random, or for the best dice. */
export const playGame = async (seed: number, kind: GameKind, most: number): Promise<Tally> => {
  const random = randomFrom(seed);
  const sitters = sittersFrom(random);
  const world = await World.open({
    sitters,
    game: `adversary-${seed}`,
    plays: playsFrom(random),
    padding: below(random, 4),
  });
  const tally = newTally();
  tally.games = 1;
  const made: Move[] = [];
  const isEnd = (): boolean =>
    world.judge.isWarned || phaseOf(world.server.state) === 'over' || world.roll > most;
  for (let idle = 0; idle < 4 && !isEnd(); ) {
    if (kind === 'random' && random() < 0.25) await disturb(world, random, made);
    if (kind === 'greedy' && world.server.held.length > 0) await bend(world, random, made);
    if (random() < 0.3) world.layUntil(world.roll + 1);
    idle = (await world.step()) ? 0 : idle + 1;
  }
  // A reopened page shows the same rolls again.
  const rolls = new Map(world.judge.shown.map((one) => [one.pot, one]));
  for (const shown of rolls.values()) count(tally, shown, world.server.honest);
  for (const move of made) {
    const [verb = ''] = move.split(' ');
    tally.attempts.set(verb, (tally.attempts.get(verb) ?? 0) + 1);
  }
  if (world.honest.table.fault.peek() !== null) tally.impossible += 1;
  const found = world.judge.shown.find(({ verdict }) => verdict === 'influence');
  if (found !== undefined)
    tally.influences.push(
      `${kind} game ${seed} (${sitters.join(', ')}): ${made.join(', ')}: roll ${found.roll}: ${found.why}`,
    );
  world.end();
  return tally;
};

const addCounts = (to: number[], from: readonly number[]): void => {
  for (const [at, some] of from.entries()) to[at] = (to[at] ?? 0) + some;
};

export const addTally = (to: Tally, from: Tally): void => {
  to.games += from.games;
  to.rolls += from.rolls;
  to.impossible += from.impossible;
  for (const [verb, some] of from.attempts)
    to.attempts.set(verb, (to.attempts.get(verb) ?? 0) + some);
  for (const verdict of Object.keys(to.verdicts) as Verdict[])
    to.verdicts[verdict] += from.verdicts[verdict];
  addCounts(to.pips.honest, from.pips.honest);
  addCounts(to.pips.others, from.pips.others);
  to.influences.push(...from.influences);
};

import { readFileSync } from 'node:fs';
import type { Color, Game, GameRecord, Replay, Variant } from '@claim-it/rules';
import {
  apply,
  COLORS,
  formatRecord,
  isOver,
  newGame,
  newRecord,
  parseRecord,
  presentSeats,
  recordEvent,
} from '@claim-it/rules';
import type { Bot } from '../src/bots/bot.ts';
import { rollDice } from '../src/dice.ts';
import { createBrain } from '../src/net/brain.ts';
import type { Brain } from '../src/net/types.ts';
import type { Weights } from '../src/net/weights.ts';
import { parseWeights } from '../src/net/weights.ts';
import type { Random } from '../src/random.ts';
import { seededRandom } from '../src/random.ts';

const brains = new Map<string, Brain>();

const nameOf = (players: number, variant: Variant): string =>
  `${players}-${variant === 'reuse' ? 'reuse' : 'std'}`;

/** The weights of the repository. */
export const weightsOf = (players: number, variant: Variant): Weights =>
  parseWeights(
    readFileSync(new URL(`../weights/${nameOf(players, variant)}.bin`, import.meta.url)),
  );

/** The brain with the weights of the repository. */
export const brainOf = (players: number, variant: Variant = 'standard'): Brain => {
  const name = nameOf(players, variant);
  const brain = brains.get(name) ?? createBrain(weightsOf(players, variant));
  brains.set(name, brain);
  return brain;
};

export type Plan = {
  readonly players: number;
  readonly variant: Variant;
  readonly bot: Bot;
  readonly seed: number;
  /** Stops after so many inputs. */
  readonly inputs?: number;
  /** One input in so many is a departure; 0 is never. */
  readonly leaves?: number;
  /** One input in so many is a skipped turn; 0 is never. */
  readonly passes?: number;
};

/** A game of bots: its record, and every game on the way. */
export type Played = { readonly record: GameRecord; readonly games: readonly Game[] };

const inputFor = (game: Game, { bot, leaves = 0, passes = 0 }: Plan, random: Random) => {
  const present = presentSeats(game);
  if (leaves > 0 && random.below(leaves) === 0)
    return { kind: 'leave', seat: present[random.below(present.length)]! } as const;
  if (passes > 0 && random.below(passes) === 0)
    return { kind: 'pass', seat: game.turn.seat } as const;
  return game.turn.phase.kind === 'rolling'
    ? ({ kind: 'dice', roll: rollDice(random) } as const)
    : bot(game, random);
};

export const playGame = (plan: Plan): Played => {
  const colors: readonly Color[] = COLORS.slice(0, plan.players);
  const setup = { colors, variant: plan.variant };
  const begun = newGame(setup);
  if (!begun.ok) throw new Error('no game');
  const random = seededRandom(plan.seed);
  const games: Game[] = [begun.value];
  let record = newRecord(setup, []);
  for (let game = begun.value; !isOver(game) && games.length <= (plan.inputs ?? Infinity); ) {
    const step = apply(game, inputFor(game, plan, random));
    if (!step.ok) throw new Error(JSON.stringify(step.reason));
    record = step.value.events.reduce(recordEvent, record);
    game = step.value.game;
    games.push(game);
  }
  return { record, games };
};

/** A record, read back from its text. */
export const replayOf = (record: GameRecord): Replay => {
  const replay = parseRecord(formatRecord(record));
  if (!replay.ok) throw new Error(JSON.stringify(replay.reason));
  return replay.value;
};

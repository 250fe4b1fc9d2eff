import type { Game } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import { classOf, positionOf } from '../bridge.ts';
import type { Brain, Candidate, Effort, Opinion, Rivals } from '../net/types.ts';
import type { Random } from '../random.ts';
import type { Bot } from './bot.ts';
import { placeOn } from './bot.ts';
import type { Style, StyledOption } from './styles.ts';
import { charmOf } from './styles.ts';

/** The settings of a bot with a network. */
export type Mind = {
  readonly effort: Effort;
  readonly rivals: Rivals;
  /** Standard deviation of the error added to its evaluations, in win share: this makes weak bots weak. */
  readonly noise: number;
  readonly style: Style | null;
  /** Milliseconds after which it answers with the best choice so far. */
  readonly milliseconds?: number | undefined;
};

/** One of the mover's choices, and the bot's evaluation of it. */
type Option = StyledOption & { readonly worth: number };

/** An approximate normal deviate from twelve uniform ones: the same on every machine. */
const deviate = (random: Random): number => {
  let sum = -6;
  for (let draw = 0; draw < 12; draw += 1) sum += random.below(1 << 20) / (1 << 20);
  return sum;
};

const optionsOf = (
  { candidates }: Opinion,
  mover: number,
  mind: Mind,
  random: Random,
): Option[] => {
  const judge = (share: number): number =>
    mind.noise === 0 ? share : share + mind.noise * deviate(random);
  return candidates.flatMap(({ space, take, roll }: Candidate) => [
    { space, takes: true, worth: judge(take[mover] ?? 0) },
    { space, takes: false, worth: judge(roll[mover] ?? 0) },
  ]);
};

/** The best choice; a style adds a small bonus to those it likes, so that it decides only close choices. */
const pickOption = (options: readonly Option[], game: Game, style: Style | null): Option => {
  const charm = (option: Option): number =>
    option.worth + (style === null ? 0 : charmOf(style, game, option));
  const [first, ...rest] = options;
  invariant(first !== undefined, 'a bot is asked only where there is a choice');
  return rest.reduce((chosen, option) => (charm(option) > charm(chosen) ? option : chosen), first);
};

/** A player that evaluates positions with a network. */
export const brainBot =
  (brain: Brain, mind: Mind): Bot =>
  (game, random) => {
    const { seat, phase } = game.turn;
    if (phase.kind !== 'toPlace' && phase.kind !== 'toDecide') return { kind: 'roll', seat };
    const position = positionOf(game);
    const opinion =
      phase.kind === 'toPlace'
        ? brain.consider(position, classOf(phase.roll), mind.effort, mind)
        : brain.decide(position, mind.effort, mind);
    const option = pickOption(optionsOf(opinion, seat, mind, random), game, mind.style);
    if (phase.kind === 'toPlace') return placeOn(game, option.space);
    return { kind: option.takes ? 'take' : 'roll', seat };
  };

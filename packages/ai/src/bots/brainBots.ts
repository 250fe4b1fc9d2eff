import type { Game } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import { classOf, positionOf } from '../bridge.ts';
import type { Brain, Candidate, Effort, Opinion, Rivals } from '../net/types.ts';
import type { Random } from '../random.ts';
import type { Bot } from './bot.ts';
import { placeOn } from './bot.ts';
import type { Style, StyledOption } from './styles.ts';
import { charmOf } from './styles.ts';

/** How a bot with a network thinks. */
export type Mind = {
  readonly effort: Effort;
  readonly rivals: Rivals;
  /** Standard deviation of the error in its judgement, in win share: how weak bots are weak. */
  readonly noise: number;
  readonly style: Style | null;
  /** Milliseconds after which it answers with what it has. */
  readonly milliseconds?: number | undefined;
};

/** One of the things a mover can do, and what the bot thinks of it. */
type Option = StyledOption & { readonly worth: number };

/** A normal deviate from twelve even ones: near enough, and the same on every machine. */
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

/** The best choice; a style makes those it likes a little better, so that it decides only where choices are close. */
const pickOption = (options: readonly Option[], game: Game, style: Style | null): Option => {
  const charm = (option: Option): number =>
    option.worth + (style === null ? 0 : charmOf(style, game, option));
  const [first, ...rest] = options;
  invariant(first !== undefined, 'a bot is asked only where there is a choice');
  return rest.reduce((chosen, option) => (charm(option) > charm(chosen) ? option : chosen), first);
};

/** A player that values positions with a network. */
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

import type { Estimate, Rollout } from '@claim-it/ai';
import type { Game, Placement } from '@claim-it/rules';
import { colorOf, formatPlacement, letterOf, seatsOf } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, sayChoice } from '@claim-it/text';
import { tableText } from '../draw/format.ts';
import { phaseWord } from '../draw/phase.ts';

/** A choice and the results of its rollout; the placement is null where the marker is placed or dice are due. */
export type RolledChoice = {
  readonly placement: Placement | null;
  readonly then: 'roll' | 'take';
  readonly rollout: Rollout;
};

/** The best choice comes first. */
export type RolloutReport = {
  readonly game: Game;
  readonly seed: number;
  readonly choices: readonly RolledChoice[];
};

const round = (share: number): number => Math.round(share * 1e6) / 1e6;

const bySeat = (
  game: Game,
  estimates: readonly Estimate[],
  part: keyof Estimate,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    seatsOf(game).map((seat) => [
      letterOf(colorOf(game, seat)),
      round(estimates[seat]?.[part] ?? 0),
    ]),
  );

const factsOf = (game: Game, estimates: readonly Estimate[]) => ({
  chances: bySeat(game, estimates, 'mean'),
  errors: bySeat(game, estimates, 'standardError'),
});

/** In the public format: moves as in a record, seats as letters. */
export const rolloutFacts = ({ game, seed, choices }: RolloutReport): unknown => ({
  phase: phaseWord(game),
  mover: letterOf(colorOf(game, game.turn.seat)),
  trials: choices[0]?.rollout.trials ?? 0,
  seed,
  choices: choices.map(({ placement, then, rollout }) => ({
    moves: [...(placement === null ? [] : [formatPlacement(placement)]), then],
    ...factsOf(game, rollout.adjusted),
    plain: factsOf(game, rollout.raw),
    varianceRatio: round(rollout.varianceRatio),
  })),
});

/** One line for each choice: every seat's chance with its error. */
export const rolloutText = ({ game, seed, choices }: RolloutReport, text: Catalog): string => {
  const { rollout } = text.cli;
  const { percent, decimal } = text.numbers;
  const names = namesOf(text, game.setup.colors);
  const seats = seatsOf(game);
  const head = [rollout.choice, ...seats.map((seat) => names.player(seat)), rollout.gain];
  const rows = choices.map((choice) => [
    sayChoice(text, choice),
    ...seats.map((seat) => {
      const { mean = 0, standardError = 0 } = choice.rollout.adjusted[seat] ?? {};
      return `${percent(mean)} ± ${decimal(100 * standardError)}`;
    }),
    `${decimal(choice.rollout.varianceRatio)} ×`,
  ]);
  const trials = choices[0]?.rollout.trials ?? 0;
  return `${rollout.head(trials, seed)}\n${rollout.legend}\n\n${tableText([head, ...rows])}`;
};

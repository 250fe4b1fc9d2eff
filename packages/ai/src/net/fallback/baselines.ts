import type { Position } from '@claim-it/kernel';
import type { BaselineMove, BaselineName, Baselines } from '../baselines.ts';
import { bustsOf, openWays, spreadOf, WEIGHTS } from './board.ts';
import { kernelChance } from './chance.ts';
import { cleared, placed, taken } from './play.ts';
import { finalShares, standingOf } from './survey.ts';

type Chance = (bound: number) => number;

/** The score of the board as if the mover took now; see assembly/baseline.ts. */
const prospectOf = (position: Position): number => {
  const { mover } = position;
  const { own, claimed } = spreadOf(taken(position));
  const surveys = own.map((cells) => standingOf(cells, claimed));
  const mine = surveys[mover];
  if (mine === undefined) throw new Error('the mover has a seat');
  const rivals = surveys.filter((_, seat) => seat !== mover).map(({ group }) => group);
  return mine.group + 0.5 * mine.claims + 0.15 * mine.spaces - 0.8 * Math.max(0, ...rivals);
};

type Option = { readonly space: number; readonly after: Position };

const optionsOf = (position: Position, cls: number): readonly Option[] =>
  openWays(spreadOf(position), cls).map(({ space, third }) => ({
    space,
    after: placed(position, space, third),
  }));

/** The placement with the best prospect; ties go by lot. */
const bestOf = (options: readonly Option[], chance: Chance): Option | null => {
  let best: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 0;
  for (const option of options) {
    const prospect = prospectOf(option.after);
    if (prospect < most) continue;
    ties = prospect > most ? 1 : ties + 1;
    most = prospect;
    if (ties === 1 || chance(ties) === 0) best = option;
  }
  return best;
};

/** Expected prospect of rolling once more and then taking. */
const nextProspect = (position: Position): number => {
  const lost = prospectOf(cleared(position));
  const sum = WEIGHTS.reduce((total, weight, cls) => {
    const prospects = optionsOf(position, cls).map(({ after }) => prospectOf(after));
    return total + (prospects.length === 0 ? lost : Math.max(...prospects)) * weight;
  }, 0);
  return sum / 216;
};

const takesNow = (position: Position, name: BaselineName, chance: Chance): boolean => {
  const { mover, left } = position;
  if (name === 'random') return chance(2) === 0;
  if (left === 1) return (finalShares(taken(position))[mover] ?? 0) > 0;
  if (name === 'ev') return prospectOf(position) >= nextProspect(position);
  return bustsOf(spreadOf(position)) > (name === 'h15' ? 32 : 43);
};

const playRoll = (
  position: Position,
  cls: number,
  name: BaselineName,
  chance: Chance,
): BaselineMove => {
  const options = optionsOf(position, cls);
  const chosen = name === 'random' ? options[chance(options.length)] : bestOf(options, chance);
  if (chosen === null || chosen === undefined) throw new Error('a baseline is not asked to bust');
  return { space: chosen.space, takes: takesNow(chosen.after, name, chance) };
};

/** The frozen players in plain JavaScript; move for move the same. */
export const createFallbackBaselines = (): Baselines => ({
  place: (position, cls, name, seed) => playRoll(position, cls, name, kernelChance(seed)),
  takes: (position, name, seed) => takesNow(position, name, kernelChance(seed)),
});

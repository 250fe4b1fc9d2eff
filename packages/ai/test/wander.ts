import type { Kernel, KernelVariant, Position } from '@claim-it/kernel';
import { createKernel, spacesIn } from '@claim-it/kernel';
import { ROLLS, weightOf } from '@claim-it/rules';
import type { Random } from '../src/index.ts';
import { seededRandom } from '../src/index.ts';

const OUTCOMES: readonly number[] = ROLLS.flatMap((roll, cls) =>
  Array.from({ length: weightOf(roll) }, () => cls),
);

/** The class of three fair dice. */
export const rollClass = (random: Random): number => OUTCOMES[random.below(216)]!;

const step = (table: Kernel, random: Random): void => {
  const cls = rollClass(random);
  const open = spacesIn(table.legal(cls));
  const space = open[random.below(Math.max(1, open.length))];
  if (space === undefined) table.bust();
  else {
    table.place(cls, space);
    if (random.below(100) < 25) table.take();
  }
};

/** Positions before a roll, from random games; with or without stakes. */
export const wander = (
  seats: number,
  variant: KernelVariant,
  count: number,
  seed: number,
): Position[] => {
  const kernel = createKernel();
  const random = seededRandom(seed);
  const positions: Position[] = [];
  kernel.reset(seats, variant);
  while (positions.length < count) {
    step(kernel, random);
    const position = kernel.read();
    if (position.left === 0) kernel.reset(seats, variant);
    else if (random.below(3) === 0) positions.push(position);
  }
  return positions;
};

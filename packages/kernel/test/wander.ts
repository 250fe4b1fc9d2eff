import { classOf } from '@claim-it/ai';
import type { Pip } from '@claim-it/rules';
import { rollOf } from '@claim-it/rules';
import fc from 'fast-check';
import type { Kernel, Position } from '../src/index.ts';
import { createKernel, spacesIn } from '../src/index.ts';
import type { Below } from './together.ts';
import { randomFrom } from './together.ts';

const kernel = createKernel();

const step = (table: Kernel, below: Below): void => {
  const pip = (): Pip => (below(6) + 1) as Pip;
  const cls = classOf(rollOf(pip(), pip(), pip()));
  const open = spacesIn(table.legal(cls));
  const space = open[below(open.length)];
  if (space === undefined) table.bust();
  else table.place(cls, space);
  if (space !== undefined && below(100) < 20) table.take();
};

/** Positions in the middle of random games, before the next roll. */
export const positions: fc.Arbitrary<Position> = fc
  .record({
    seats: fc.integer({ min: 2, max: 5 }),
    variant: fc.constantFrom('standard' as const, 'reuse' as const),
    steps: fc.integer({ min: 0, max: 150 }),
    seed: fc.integer(),
  })
  .map(({ seats, variant, steps, seed }) => {
    const below = randomFrom(seed);
    kernel.reset(seats, variant);
    let before = kernel.read();
    for (let count = 0; count < steps && before.left !== 0; count += 1) {
      step(kernel, below);
      const after = kernel.read();
      if (after.left === 0) break;
      before = after;
    }
    return before;
  });

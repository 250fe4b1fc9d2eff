import type { Game, Setup } from '@claim-it/rules';
import {
  COLORS,
  formatPosition,
  formatRecord,
  MAX_SEATS,
  MIN_SEATS,
  newRecord,
  recordEvent,
} from '@claim-it/rules';
import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';
import type { Playthrough, Temper } from './playthrough.ts';
import { playRandomly } from './playthrough.ts';
import { randomFrom } from './random.ts';

/** Two to five seats in any colors, either set of rules. */
export const setup: Arbitrary<Setup> = fc.record({
  colors: fc.shuffledSubarray([...COLORS], { minLength: MIN_SEATS, maxLength: MAX_SEATS }),
  variant: fc.constantFrom('standard', 'reuse'),
});

/** Cautious, average and bold players; sometimes a placement is undone or a turn skipped, rarely a player leaves. */
const temper: Arbitrary<Temper> = fc.record({
  take: fc.constantFrom(0.5, 0.8, 0.2),
  undo: fc.constantFrom(0.05, 0),
  pass: fc.constantFrom(0, 0.01),
  leave: fc.constantFrom(0, 0.002),
});

/** Three times a common random game, so that most playthroughs reach the end. */
const MAX_INPUTS = 1200;

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

export type PlaythroughOptions = { readonly maxInputs?: number };

/** A failing playthrough is printed as its record, not as pages of JSON. */
const shown = <Value extends object>(value: Value, { start, steps, games }: Playthrough): Value => {
  const told = (): string => {
    const events = steps.flatMap((step) => step.events);
    const record = formatRecord(events.reduce(recordEvent, newRecord(start.setup, [])));
    return `${record}${steps.length} inputs, then ${formatPosition(games.at(-1) ?? start)}`;
  };
  return Object.defineProperty(value, fc.toStringMethod, { value: told });
};

/** Lawful random play with every input and event; a failure shrinks to the shortest failing prefix. */
export const played = ({
  maxInputs = MAX_INPUTS,
}: PlaythroughOptions = {}): Arbitrary<Playthrough> =>
  fc
    .record({ setup, temper, seed: fc.noShrink(seed), inputs: fc.nat({ max: maxInputs }) })
    .map((drawn) => {
      const random = randomFrom(drawn.seed);
      const one = playRandomly(drawn.setup, random, drawn.temper, drawn.inputs);
      return shown(one, one);
    });

/** The games along lawful random play. */
export const playthrough: Arbitrary<readonly Game[]> = played().map((one) => shown(one.games, one));

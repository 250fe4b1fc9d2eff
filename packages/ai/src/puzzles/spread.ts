import type { PuzzlePhase } from './find.ts';
import type { PuzzleKind } from './puzzle.ts';

/** The properties over which puzzles are distributed. */
export type Traits = {
  readonly answer: 'roll' | 'take';
  readonly kind: PuzzleKind;
  readonly phase: PuzzlePhase;
  /** How many of the simple bots are wrong. */
  readonly fooled: '0' | '1' | '2' | '3';
  /** Whether there is only one space to place on. */
  readonly spaces: 'one' | 'several';
};

const WANTED: { readonly [Trait in keyof Traits]: Readonly<Record<Traits[Trait], number>> } = {
  answer: { roll: 0.55, take: 0.45 },
  kind: { where: 0.35, push: 0.35, both: 0.3 },
  phase: { early: 0.15, middle: 0.35, late: 0.3, lastRound: 0.2 },
  fooled: { '0': 0.2, '1': 0.2, '2': 0.3, '3': 0.3 },
  spaces: { one: 0.08, several: 0.92 },
};

const TRAITS = ['answer', 'kind', 'phase', 'fooled', 'spaces'] as const;

const wantedOf = (traits: Traits, trait: keyof Traits): number => {
  const parts: Readonly<Record<string, number>> = WANTED[trait];
  return parts[traits[trait]] ?? 1;
};

/** How common a puzzle's properties already are: the rarest is preferred. */
export const abundance = (traits: Traits, known: readonly Traits[]): number =>
  TRAITS.reduce((sum, trait) => {
    const alike = known.filter((one) => one[trait] === traits[trait]).length;
    return sum + alike / wantedOf(traits, trait);
  }, 0);

/** The allowed surplus of any property. */
const LEEWAY = 8;
/** These would be far too common without a limit; the others are only preferred. */
const KEPT_APART = ['answer', 'spaces'] as const;

/** Whether a puzzle's properties are not yet too common. */
export const isWanted = (traits: Traits, known: readonly Traits[]): boolean =>
  KEPT_APART.every((trait) => {
    const alike = known.filter((one) => one[trait] === traits[trait]).length;
    return alike <= wantedOf(traits, trait) * (known.length + LEEWAY);
  });

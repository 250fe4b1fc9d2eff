import type { Game, Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { playInputs } from './extend.ts';
import { gameFor } from './setup.ts';
import type { Damage, MatchStep, SavedMatch } from './types.ts';

/** A saved match brought to life. */
export type Replayed = { readonly start: Game; readonly steps: readonly MatchStep[] };

export const gameAfter = ({ start, steps }: Replayed): Game => steps.at(-1)?.after ?? start;

/** Plays a saved match through; an input that the rules refuse means that other hands have changed it. */
export const replaySaved = ({
  setup,
  inputs,
}: Pick<SavedMatch, 'setup' | 'inputs'>): Result<Replayed, Damage> => {
  const start = gameFor(setup);
  if (!start.ok) return refuse({ kind: 'unreadable' });
  const steps = playInputs(start.value, 0, inputs);
  if (!steps.ok) return refuse({ kind: 'unlawful', ...steps.reason });
  return ok({ start: start.value, steps: steps.value });
};

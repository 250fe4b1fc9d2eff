import type { Choice, Game, Input, Refusal, Result, Roll } from '@claim-it/rules';
import { apply, inputsFor, lonePlacement, ok, refuse } from '@claim-it/rules';
import { gameFor } from './setup.ts';
import type { Damage, MatchStep, SavedMatch } from './types.ts';

/** What the device adds to a choice: the dice, and a forced placement. */
export type Chances = {
  readonly roll: () => Roll;
  /** Whether a single lit space is chosen automatically for the player on turn. */
  readonly choosesAlone: (game: Game) => boolean;
};

/** The refused input, counted from 0, and the reason. */
export type Unlawful = { readonly index: number; readonly refusal: Refusal };

/** Plays inputs one after another; `index` is the index of the first one in the match. */
export const playInputs = (
  start: Game,
  index: number,
  inputs: readonly Input[],
): Result<readonly MatchStep[], Unlawful> => {
  const steps: MatchStep[] = [];
  let before = start;
  for (const [offset, input] of inputs.entries()) {
    const applied = apply(before, input);
    if (!applied.ok) return refuse({ index: index + offset, refusal: applied.reason });
    const { events, game: after } = applied.value;
    steps.push({ index: index + offset, input, events, before, after });
    before = after;
  }
  return ok(steps);
};

const placeAlone = (game: Game, { choosesAlone }: Chances): readonly Input[] => {
  const only = lonePlacement(game);
  if (only === null || !choosesAlone(game)) return [];
  return [{ kind: 'place', seat: game.turn.seat, space: only.space }];
};

/** Rolls due dice, and adds their effects. */
const followUps = (
  game: Game,
  index: number,
  chances: Chances,
): Result<readonly MatchStep[], Unlawful> => {
  if (game.turn.phase.kind !== 'rolling') return ok([]);
  const rolled = playInputs(game, index, [{ kind: 'dice', roll: chances.roll() }]);
  if (!rolled.ok) return rolled;
  const after = rolled.value.at(-1)?.after ?? game;
  const placed = playInputs(after, index + 1, placeAlone(after, chances));
  return placed.ok ? ok([...rolled.value, ...placed.value]) : placed;
};

/** All effects of one choice, or, without a choice, of dice that are still due. */
export const extend = (
  game: Game,
  index: number,
  choice: Choice | null,
  chances: Chances,
): Result<readonly MatchStep[], Refusal> => {
  const inputs = choice === null ? [] : inputsFor(game, choice);
  const chosen = playInputs(game, index, inputs);
  if (!chosen.ok) return refuse(chosen.reason.refusal);
  const after = chosen.value.at(-1)?.after ?? game;
  const followed = followUps(after, index + inputs.length, chances);
  if (!followed.ok) return refuse(followed.reason.refusal);
  return ok([...chosen.value, ...followed.value]);
};

/** A replayed match. */
export type Replayed = { readonly start: Game; readonly steps: readonly MatchStep[] };

export const gameAfter = ({ start, steps }: Replayed): Game => steps.at(-1)?.after ?? start;

/** Replays a saved match; an input that the rules refuse means that the data was edited. */
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

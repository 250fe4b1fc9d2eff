import type { Match } from '@claim-it/client/model';
import { isOver } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import type { Stage } from '../stage/stage.ts';

/**
 * How many steps have been played when the table is at rest: nothing moves, everything shown is safe,
 * and a player at this device may act or the game is over. Null otherwise.
 */
export const createRest = (
  { steps, game: now, safe }: Match,
  { shown, isBusy }: Stage,
  canAct: ReadonlySignal<boolean>,
): ReadonlySignal<number | null> =>
  computed(() => {
    const { game, moment, steps: count } = shown.value;
    const isEnded = isOver(game) && moment === null && !isBusy.value;
    const isComplete = count === steps.value.length && now.value === safe.value;
    return isComplete && (canAct.value || isEnded) ? count : null;
  });

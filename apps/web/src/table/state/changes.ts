import type { Match, MatchStep, SinceTurn } from '@claim-it/client/model';
import { hasRolledNow, sinceTurnOf } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import { isOver } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import { isPerson, nextHere } from '../model/seats.ts';

/** What has changed since the last turn of the person here who plays now or next. */
export type Changes = {
  /** Null for spectators, and after the end. */
  readonly since: ReadonlySignal<SinceTurn | null>;
  /** The same while it is news: until that person rolls. */
  readonly news: ReadonlySignal<SinceTurn | null>;
  /** The marks on the board: the news unless disabled, or the requested turn. */
  readonly marked: ReadonlySignal<SinceTurn | null>;
  /** Shows the marks again after the roll, or hides them; returns how many there are, null for hidden. */
  readonly ask: () => number | null;
};

export const createChanges = (
  { setup }: Match,
  game: ReadonlySignal<Game>,
  steps: ReadonlySignal<readonly MatchStep[]>,
): Changes => {
  /** The turn whose marks the player wants to see again, by the step after it. */
  const asked = signal<number | null>(null);
  const since = computed(() => {
    const seat = isOver(game.value) ? null : nextHere(setup, game.value);
    return seat === null ? null : sinceTurnOf(steps.value, game.value, seat);
  });
  const news = computed(() => {
    const told = since.value;
    return told === null || hasRolledNow(steps.value, told.seat) ? null : told;
  });
  const marked = computed(() => {
    if (since.value !== null && asked.value === since.value.from) return since.value;
    return settings.value.marks ? news.value : null;
  });
  const ask = (): number | null => {
    const told = since.peek();
    asked.value = told === null || asked.peek() === told.from ? null : told.from;
    return told === null || asked.peek() === null ? null : told.changes.length;
  };
  return { since, news, marked, ask };
};

/** Whether the news are for the person who is about to roll. */
export const isTheirTurn = (told: SinceTurn, game: Game, { setup }: Match): boolean =>
  game.turn.seat === told.seat && game.turn.phase.kind === 'toRoll' && isPerson(setup, told.seat);

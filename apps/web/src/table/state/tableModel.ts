import type { Level } from '@claim-it/ai';
import type { Match, MatchStep, PlayedMatch } from '@claim-it/client/model';
import type { Tip } from '@claim-it/client/storage';
import type { Game, Space } from '@claim-it/rules';
import { isOver } from '@claim-it/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { lastRoll } from '../model/dice.ts';
import type { Note } from '../model/notes.ts';
import { notesOf } from '../model/notes.ts';
import { isPerson } from '../model/seats.ts';
import type { Moment, Stage } from '../stage/stage.ts';
import type { Changes } from './changes.ts';
import { createChanges } from './changes.ts';
import { createRest } from './rest.ts';
import type { Undo } from './undo.ts';
import { NO_UNDO } from './undo.ts';

/** A coach beside the table. */
export type TableCoach = {
  /** Called before a roll or a take: continues at once, a little later, or not at all. */
  readonly before: (kind: 'roll' | 'take', goOn: () => void) => void;
  readonly hint: () => void;
  /** Clears its message. */
  readonly hush: () => void;
  /** Shows that it is here. */
  readonly Badge: FunctionComponent;
  /** What it says. */
  readonly Slip: FunctionComponent;
};

export type SheetName = 'menu' | 'notes' | 'help' | 'leave' | 'another' | 'result';

/** The state of one table for its parts: the match as animated, and what is open. */
export type TableModel = {
  readonly match: Match;
  readonly stage: Stage;
  readonly game: ReadonlySignal<Game>;
  readonly moment: ReadonlySignal<Moment | null>;
  /** The steps whose outcome has been shown: notes must not be ahead of the dice. */
  readonly steps: ReadonlySignal<readonly MatchStep[]>;
  readonly notes: ReadonlySignal<readonly Note[]>;
  readonly lastRoll: ReadonlySignal<ReturnType<typeof lastRoll>>;
  /** Whether a person at this device may act now; not while the dice are on their way. */
  readonly canAct: ReadonlySignal<boolean>;
  /** How many steps have been played when the table comes to rest; null while it has not. */
  readonly rest: ReadonlySignal<number | null>;
  readonly changes: Changes;
  readonly undo: Undo;
  /** Spaces that a note or a turn points to. */
  readonly pointed: Signal<readonly Space[]>;
  /** The lit space under the pointer or the focus. */
  readonly looked: Signal<Space | null>;
  /** The largest mine of the player on turn is outlined. */
  readonly isMineShown: Signal<boolean>;
  readonly sheet: Signal<SheetName | null>;
  /** Take was pressed once and waits to be pressed again. */
  readonly isTakeAsked: Signal<boolean>;
  readonly toast: Signal<string | null>;
  /** The bots to try next, after wins in a row; null for the same again. */
  readonly stronger: Signal<Level | null>;
  /** The current tip of the first game; null for none. */
  readonly tip: Signal<Tip | null>;
  /** Null unless the player wants one, and one has come. */
  readonly coach: Signal<TableCoach | null>;
};

/** The furniture of a match that counts. */
export type PlayedTable = TableModel & { readonly match: PlayedMatch };

export const createTableModel = <Played extends Match>(
  match: Played,
  stage: Stage,
): TableModel & { readonly match: Played } => {
  const game = computed(() => stage.shown.value.game);
  const count = computed(() => stage.shown.value.steps);
  const steps = computed(() => match.steps.value.slice(0, count.value));
  const canAct = computed(
    () =>
      match.status.value.kind === 'waiting' &&
      !stage.isBusy.value &&
      !isOver(game.value) &&
      game.value.turn.phase.kind !== 'rolling' &&
      isPerson(match.setup, game.value.turn.seat),
  );
  return {
    match,
    stage,
    game,
    moment: computed(() => stage.shown.value.moment),
    steps,
    notes: computed(() => notesOf(steps.value, match.asides?.value)),
    lastRoll: computed(() => lastRoll(steps.value)),
    canAct,
    rest: createRest(match, stage, canAct),
    changes: createChanges(match, game, steps),
    undo: NO_UNDO,
    pointed: signal([]),
    looked: signal(null),
    isMineShown: signal(false),
    sheet: signal(null),
    isTakeAsked: signal(false),
    toast: signal(null),
    stronger: signal(null),
    tip: signal(null),
    coach: signal(null),
  };
};

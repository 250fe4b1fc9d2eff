import { createMatch } from '@claim-it/client/match';
import type { Authority, Match, MatchPlayer } from '@claim-it/client/model';
import { ok } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { usePracticeKeys } from '../../parts/practice/practice.tsx';
import { createStage } from '../../table/stage/stage.ts';
import type { Actions } from '../../table/state/actions.ts';
import type { TableModel } from '../../table/state/tableModel.ts';
import { createTableModel } from '../../table/state/tableModel.ts';
import type { LessonAction, LessonState } from './engine.ts';
import { act, beginLesson } from './engine.ts';

/** A match whose authority is a lesson: some choices advance it, all others get a hint. */
type LessonMatch = Match & { readonly act: (action: LessonAction) => void };

/** Players go by their colors; only the learner's seat is a person's. */
const sittersFor = ({ lesson, scene }: LessonState): readonly MatchPlayer[] =>
  scene.start.setup.colors.map((color, seat) =>
    seat === lesson.you
      ? { kind: 'person', name: '', color }
      : { kind: 'bot', name: '', color, level: 'greenhorn', style: null },
  );

/** The match of the board that a lesson is at; the next board has a match of its own. */
const createLessonMatch = (state: Signal<LessonState>): LessonMatch => {
  const { lesson, scene } = state.peek();
  const own = computed(() => (state.value.scene === scene ? state.value.steps : null));
  let last = state.peek().steps;
  const steps = computed(() => {
    last = own.value ?? last;
    return last;
  });
  const perform = (action: LessonAction): void => {
    state.value = act(state.peek(), action);
  };
  const submit: Authority['submit'] = async (choice, { seen }) => {
    if (choice.kind === 'place') perform({ kind: 'choose', space: choice.space });
    else if (choice.kind === 'roll' || choice.kind === 'take') perform({ kind: choice.kind });
    return ok(steps.peek().slice(seen));
  };
  const { end: _, ...play } = createMatch({
    authority: { steps, submit, isInstant: true },
    start: scene.start,
    isOwn: (seat) => seat === lesson.you,
    halt: signal(null),
  });
  return {
    id: `lesson ${lesson.number}, board ${scene.number}`,
    setup: { sitters: sittersFor(state.peek()), variant: scene.start.setup.variant },
    throws: [],
    ...play,
    act: perform,
  };
};

/** A real table with a lesson in place of a game. */
export type LessonTable = {
  readonly state: Signal<LessonState>;
  readonly table: TableModel;
  readonly actions: Actions;
  readonly next: () => void;
};

/** The table of one board of a lesson. */
const tableOf = (state: Signal<LessonState>): Omit<LessonTable, 'state'> => {
  const match = createLessonMatch(state);
  const stage = createStage(match);
  /** A press while things move ends the movement, as at the table. */
  const attempt = (action: LessonAction): void => {
    if (stage.isBusy.peek()) stage.skip();
    else match.act(action);
  };
  const choose: Actions['choose'] = (space) => attempt({ kind: 'choose', space });
  return {
    table: createTableModel(match, stage),
    actions: {
      choose,
      refuse: choose,
      leave: () => undefined,
      roll: () => attempt({ kind: 'roll' }),
      take: () => attempt({ kind: 'take' }),
    },
    next: () => attempt({ kind: 'next' }),
  };
};

export const useLessonTable = (lesson: Lesson): LessonTable => {
  const state = useMemo(() => signal(beginLesson(lesson)), [lesson]);
  const scene = state.value.scene.number;
  const parts = useMemo(() => tableOf(state), [state, scene]);
  usePracticeKeys(parts.table, parts.actions);
  return { state, ...parts };
};

import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { usePracticeKeys } from '../../parts/practice/practice.tsx';
import { createStage } from '../../table/stage/stage.ts';
import type { Actions } from '../../table/state/actions.ts';
import type { TableModel } from '../../table/state/tableModel.ts';
import { createTableModel } from '../../table/state/tableModel.ts';
import type { LessonAction, LessonState } from './engine.ts';
import { beginLesson } from './engine.ts';
import { createLessonMatch } from './lessonMatch.ts';

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

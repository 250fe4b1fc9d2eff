import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { switchSound } from '../../table/bars/topBar.tsx';
import { startTableKeys } from '../../table/keys/tableKeys.ts';
import { createStage } from '../../table/stage/stage.ts';
import type { Actions } from '../../table/state/actions.ts';
import type { TableModel } from '../../table/state/tableModel.ts';
import { createTableModel } from '../../table/state/tableModel.ts';
import type { Deed, LessonState } from './engine.ts';
import { beginLesson } from './engine.ts';
import type { LessonMatch } from './lessonMatch.ts';
import { createLessonMatch } from './lessonMatch.ts';

/** The furniture of a real table, with a lesson in place of a game. */
export type LessonTable = {
  readonly state: Signal<LessonState>;
  readonly table: TableModel;
  readonly actions: Actions;
  readonly next: () => void;
};

type Furniture = { readonly match: LessonMatch; readonly table: TableModel };

const furnish = (state: Signal<LessonState>): Furniture => {
  const match = createLessonMatch(state);
  return { match, table: createTableModel(match, createStage(match)) };
};

const nothing = (): void => undefined;

const useKeys = (table: TableModel, { roll, take }: Actions): void => {
  const { match, stage, isMineShown } = table;
  // Before the first look: whoever sees the board is heard.
  useLayoutEffect(
    () =>
      startTableKeys(match, stage, {
        ...{ roll, take, isMineShown, sound: switchSound },
        ...{ notes: nothing, hint: nothing, help: nothing, close: nothing },
      }),
    [match, stage, isMineShown, roll, take],
  );
};

export const useLessonTable = (lesson: Lesson): LessonTable => {
  const state = useMemo(() => signal(beginLesson(lesson)), [lesson]);
  const scene = state.value.scene.number;
  const { match, table } = useMemo(() => furnish(state), [state, scene]);
  useEffect(() => () => table.stage.stop(), [table]);
  const [actions, next] = useMemo(() => {
    const { stage } = table;
    /** A press while things move ends the movement, as at the table. */
    const attempt = (deed: Deed): void => {
      if (stage.isBusy.peek()) stage.skip();
      else match.act(deed);
    };
    const choose: Actions['choose'] = (space) => attempt({ kind: 'choose', space });
    const pressed: Actions = {
      choose,
      refuse: choose,
      leave: nothing,
      roll: () => attempt({ kind: 'roll' }),
      take: () => attempt({ kind: 'take' }),
    };
    return [pressed, () => attempt({ kind: 'next' })] as const;
  }, [table, match]);
  useKeys(table, actions);
  return { state, table, actions, next };
};

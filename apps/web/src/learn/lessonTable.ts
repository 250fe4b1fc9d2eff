import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Actions } from '../table/actions.ts';
import { createStage } from '../table/stage.ts';
import { startTableKeys } from '../table/tableKeys.ts';
import type { TableState } from '../table/tableState.ts';
import { createTableState } from '../table/tableState.ts';
import { switchSound } from '../table/topBar.tsx';
import type { Deed, LessonState } from './engine.ts';
import { act, beginLesson } from './engine.ts';
import type { LessonMatch } from './lessonMatch.ts';
import { createLessonMatch } from './lessonMatch.ts';
import type { Lesson } from './lessons.ts';

/** The furniture of a real table, with a lesson in place of a game. */
export type LessonTable = {
  readonly state: Signal<LessonState>;
  readonly table: TableState;
  readonly actions: Actions;
  readonly next: () => void;
};

type Furniture = { readonly match: LessonMatch; readonly table: TableState };

const furnish = (state: LessonState): Furniture => {
  const match = createLessonMatch(state);
  return { match, table: createTableState(match, createStage(match)) };
};

const nothing = (): void => undefined;

const useKeys = (table: TableState, { roll, take }: Actions): void => {
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
  const { match, table } = useMemo(() => furnish(state.peek()), [state, scene]);
  useEffect(() => () => table.stage.stop(), [table]);
  const [actions, next] = useMemo(() => {
    const { stage } = table;
    /** A press while things move ends the movement, as at the table. */
    const attempt = (deed: Deed): void => {
      if (stage.isBusy.peek()) {
        stage.skip();
        return;
      }
      state.value = act(state.peek(), deed);
      if (state.peek().scene.number === scene) match.show(state.peek().steps);
    };
    const choose: Actions['choose'] = (space) => attempt({ kind: 'choose', space });
    const pressed: Actions = {
      ...{ choose, refuse: choose, leave: nothing },
      roll: () => attempt({ kind: 'roll' }),
      take: () => attempt({ kind: 'take' }),
    };
    return [pressed, () => attempt({ kind: 'next' })] as const;
  }, [state, table, match, scene]);
  useKeys(table, actions);
  return { state, table, actions, next };
};

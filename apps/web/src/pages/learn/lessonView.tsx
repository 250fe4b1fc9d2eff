import type { LearnText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { WoodLink } from '../../kit/controls/buttons.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { dealIn } from '../../parts/games/dealIn.ts';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import { TableBoard } from '../../table/board/tableBoard.tsx';
import { DiceTray } from '../../table/dice/diceTray.tsx';
import { RollPlate, TakePlate } from '../../table/plates/plates.tsx';
import { LiveRegions } from '../../table/speech/live.tsx';
import { Coach } from './coach.tsx';
import type { LessonState } from './engine.ts';
import { isDone, stepIn } from './engine.ts';
import { useLessonTable } from './lessonTable.ts';
import { finishLesson } from './progress.ts';

type Props = { readonly texts: LearnText; readonly lesson: Lesson };

const Ending = ({ texts, lesson }: Props): JSX.Element => {
  const following = LESSONS.find(({ number }) => number === lesson.number + 1);
  return (
    <p class="lesson-ending button-row">
      {following === undefined ? (
        <button type="button" class="plate lesson-next" onClick={() => void dealIn()}>
          {texts.play}
        </button>
      ) : (
        <Link to={{ kind: 'learn', lesson: following.number }} class="plate lesson-next">
          {texts.nextLesson}
        </Link>
      )}
      <WoodLink to={{ kind: 'learn', lesson: null }}>{texts.overview}</WoodLink>
    </p>
  );
};

/** What the step asks to press. */
const DUE: Readonly<Record<ReturnType<typeof stepIn>['goal']['kind'], string>> = {
  read: '.lesson-next',
  watch: '.lesson-next',
  done: '.lesson-next',
  roll: '.roll-plate',
  take: '.take-plate',
  place: '.grid [tabindex="0"]',
  refused: '.grid [tabindex="0"]',
};

/** Whoever pressed a button that is gone now goes on at the one that is due. */
const useFocusKept = (state: LessonState): void => {
  const { goal } = stepIn(state);
  const { at } = state;
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(DUE[goal.kind])?.focus();
  }, [at, goal.kind]);
};

/** The words wait until what they speak of has been seen. */
const useSeen = (state: LessonState, isBusy: boolean): LessonState => {
  const seen = useRef(state);
  if (!isBusy) seen.current = state;
  return seen.current;
};

/** One lesson on the real board. */
export const LessonView = ({ texts, lesson }: Props): JSX.Element => {
  const { state, table, actions, next } = useLessonTable(lesson);
  const { match, stage, looked, isMineShown } = table;
  const seen = useSeen(state.value, stage.isBusy.value);
  const { goal } = stepIn(seen);
  const hasEnded = isDone(seen);
  const isRead = goal.kind === 'read' || goal.kind === 'watch';
  useFocusKept(seen);
  useEffect(() => {
    if (hasEnded) finishLesson(lesson.number);
  }, [hasEnded, lesson.number]);
  return (
    <div class="lesson">
      <Coach texts={texts} state={seen} table={table} />
      <div class="lesson-board">
        <TableBoard
          match={match}
          stage={stage}
          isMineShown={isMineShown.value || (hasEnded && lesson.number === 4)}
          onChoose={actions.choose}
          onRefused={actions.refuse}
          onLook={(space) => {
            looked.value = space;
          }}
        />
      </div>
      <div class="lesson-tray">
        <DiceTray table={table} />
        {isRead && (
          <button type="button" class="plate lesson-next" onClick={next}>
            {texts.next}
          </button>
        )}
        {hasEnded && <Ending texts={texts} lesson={lesson} />}
        {!isRead && !hasEnded && (
          <div class="lesson-plates">
            <RollPlate table={table} actions={actions} />
            <TakePlate table={table} actions={actions} />
          </div>
        )}
      </div>
      <LiveRegions key={match.id} match={match} stage={stage} />
    </div>
  );
};

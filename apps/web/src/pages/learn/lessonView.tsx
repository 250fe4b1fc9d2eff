import { say } from '@claim-it/text/say';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, WoodLink } from '../../kit/controls/buttons.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { learn } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { dealIn } from '../../parts/games/dealIn.ts';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import { PracticeBar, PracticePlates } from '../../parts/practice/practice.tsx';
import { TableBoard } from '../../table/board/tableBoard.tsx';
import { DiceTray } from '../../table/dice/diceTray.tsx';
import { namesAt } from '../../table/model/seats.ts';
import { LiveRegions } from '../../table/speech/live.tsx';
import type { TableModel } from '../../table/state/tableModel.ts';
import { TableFrame } from '../../table/view/tableFrame.tsx';
import type { LessonState } from './engine.ts';
import { gameIn, isDone, stepIn } from './engine.ts';
import { useLessonTable } from './lessonTable.ts';
import { finishLesson } from './progress.ts';
import './lesson.css';

type Props = { readonly lesson: Lesson };

const Ending = ({ lesson }: Props): JSX.Element => {
  const texts = learn.text();
  const following = LESSONS.find(({ number }) => number === lesson.number + 1);
  return (
    <p class="lesson-ending actions">
      {following === undefined ? (
        <Button
          class="plate lesson-next"
          label={text().pages.home.playNow.title}
          onClick={() => void dealIn()}
        />
      ) : (
        <Link to={{ kind: 'learn', lesson: following.number }} class="plate lesson-next">
          {texts.nextLesson}
        </Link>
      )}
      <WoodLink to={{ kind: 'learn', lesson: null }}>{texts.overview}</WoodLink>
    </p>
  );
};

type SlipProps = { readonly state: LessonState; readonly table: TableModel };

type LessonWords = {
  readonly steps: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
};

const wordsOf = ({ lesson }: LessonState): LessonWords => learn.text().lessons[lesson.number];

/** What to do now: the step's own hint, or what its goal asks for. */
const hintFor = (state: LessonState): string => {
  const { hints } = learn.text();
  const { name, goal } = stepIn(state);
  const own = wordsOf(state).hints[name];
  if (own !== undefined) return own;
  if (goal.kind === 'read' || goal.kind === 'watch') return hints.next;
  if (goal.kind === 'roll')
    return gameIn(state).turn.phase.kind === 'toRoll' ? hints.roll : hints.rollAgain;
  if (goal.kind === 'take' || goal.kind === 'done') return hints[goal.kind];
  const [space] = goal.on ?? [];
  return space === undefined ? hints.anySpace : hints.space(space);
};

/** What is said to an action that did not lead on: the reason where there is one, and what to do. */
const answerTo = ({ state, table }: SlipProps): string => {
  const { answer } = state;
  if (answer === null) return '';
  const hint = hintFor(state);
  if (answer.kind === 'hint') return hint;
  const reason = say(text().refusals, answer.refusal, namesAt(text(), table.match.setup));
  return `${reason} ${hint}`;
};

/** Which lesson, and how far it has come. */
const LessonBar = ({ state: { lesson, at } }: Pick<SlipProps, 'state'>): JSX.Element => {
  const texts = learn.text();
  return (
    <PracticeBar
      back={{ kind: 'learn', lesson: null }}
      title={`${texts.lesson(lesson.number)}${text().words.colon}${texts.lessons[lesson.number].title}`}
      line={texts.step(at + 1, lesson.steps.length)}
    />
  );
};

/** A dot for each step; the bar says it in words. */
const StepDots = ({ state: { lesson, at } }: Pick<SlipProps, 'state'>): JSX.Element => (
  <p class="step-dots" aria-hidden="true">
    {lesson.steps.map(({ name }, number) => (
      <i key={name} class={number === at ? 'is-now' : ''} />
    ))}
  </p>
);

/** The words of the step on a slip of paper over the board. */
const StepSlip = (props: SlipProps): JSX.Element => {
  const { state } = props;
  return (
    <div class="sheet coach">
      <p class="coach-say" role="status">
        {wordsOf(state).steps[stepIn(state).name]}
      </p>
      <p class="coach-answer problem-line" role="alert">
        {answerTo(props)}
      </p>
    </div>
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

/** After a pressed button has gone the focus is on the one that is due. */
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
export const LessonView = ({ lesson }: Props): JSX.Element => {
  const { state, table, actions, next } = useLessonTable(lesson);
  const { match, stage, isMineShown } = table;
  const seen = useSeen(state.value, stage.isBusy.value);
  const { goal } = stepIn(seen);
  const hasEnded = isDone(seen);
  const isRead = goal.kind === 'read' || goal.kind === 'watch';
  useFocusKept(seen);
  useEffect(() => {
    if (hasEnded) finishLesson(lesson.number);
  }, [hasEnded, lesson.number]);
  return (
    <TableFrame
      kind="lesson"
      seats={match.setup.sitters.length}
      bars={
        <>
          <LessonBar state={seen} />
          <StepSlip state={seen} table={table} />
        </>
      }
      left={null}
      map={
        <TableBoard
          table={table}
          actions={actions}
          isMineShown={isMineShown.value || (hasEnded && lesson.number === 4)}
        />
      }
      right={
        <>
          <DiceTray table={table} />
          <StepDots state={seen} />
          <div class="lesson-due" data-due={goal.kind}>
            {isRead && (
              <p class="actions">
                <Button class="plate lesson-next" label={learn.text().next} onClick={next} />
              </p>
            )}
            {hasEnded && <Ending lesson={lesson} />}
            {!isRead && !hasEnded && <PracticePlates table={table} actions={actions} />}
          </div>
        </>
      }
    >
      <LiveRegions key={match.id} match={match} stage={stage} />
    </TableFrame>
  );
};

import type { MatchStep } from '@claim-it/client/model';
import { playInputs } from '@claim-it/client/model';
import type { Game, Input, Refusal, Space } from '@claim-it/rules';
import { inputsFor, invariant } from '@claim-it/rules';
import { gameAt } from '../../parts/games/position.ts';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { refusalFor } from '../../table/state/actions.ts';

/** What the player does. */
export type LessonAction =
  | { readonly kind: 'next' | 'roll' | 'take' }
  | { readonly kind: 'choose'; readonly space: Space };

/** What is said to an action that did not lead on; a hint is the step's own. */
export type LessonAnswer =
  | { readonly kind: 'hint' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type LessonState = {
  readonly lesson: Lesson;
  /** Which of the lesson's boards is shown, and how it began. */
  readonly scene: { readonly number: number; readonly start: Game };
  /** What happened on it. */
  readonly steps: readonly MatchStep[];
  readonly at: number;
  readonly answer: LessonAnswer | null;
};

export const beginLesson = (lesson: Lesson): LessonState => ({
  lesson,
  scene: { number: 0, start: gameAt(lesson.scene) },
  steps: [],
  at: 0,
  answer: null,
});

export const gameIn = ({ scene, steps }: LessonState): Game => steps.at(-1)?.after ?? scene.start;

export const stepIn = ({ lesson, at }: LessonState): Lesson['steps'][number] => {
  const step = lesson.steps[at];
  invariant(step !== undefined, `lesson ${lesson.number} has no step ${at}`);
  return step;
};

export const isDone = (state: LessonState): boolean => stepIn(state).goal.kind === 'done';

const play = (state: LessonState, inputs: readonly Input[]): LessonState => {
  const played = playInputs(gameIn(state), state.steps.length, inputs);
  invariant(played.ok, `a lesson plays only what is lawful: ${JSON.stringify(inputs)}`);
  return { ...state, steps: [...state.steps, ...played.value], answer: null };
};

const goOn = (state: LessonState): LessonState => ({ ...state, at: state.at + 1 });

const hint = (state: LessonState): LessonState => ({ ...state, answer: { kind: 'hint' } });

const choose = (state: LessonState, space: Space): LessonState => {
  const { goal } = stepIn(state);
  const game = gameIn(state);
  const refusal = refusalFor(game, space);
  if (refusal !== null) {
    const refused: LessonState = { ...state, answer: { kind: 'refused', refusal } };
    return goal.kind === 'refused' && goal.on.includes(space) ? goOn(refused) : refused;
  }
  const inputs = inputsFor(game, { kind: 'place', seat: game.turn.seat, space });
  if (goal.kind === 'place')
    return goal.on === null || goal.on.includes(space) ? goOn(play(state, inputs)) : hint(state);
  const mayMove = (goal.kind === 'roll' || goal.kind === 'take') && goal.isFree === true;
  return mayMove && inputs.length > 0 ? play(state, inputs) : hint(state);
};

const next = (state: LessonState): LessonState => {
  const { goal } = stepIn(state);
  if (goal.kind === 'watch') return goOn(play(state, goal.inputs));
  if (goal.kind !== 'read') return hint(state);
  const gone = goOn({ ...state, answer: null });
  if (goal.scene === undefined) return gone;
  const scene = { number: state.scene.number + 1, start: gameAt(goal.scene) };
  return { ...gone, scene, steps: [] };
};

const press = (state: LessonState, kind: 'roll' | 'take'): LessonState => {
  const { goal } = stepIn(state);
  if (goal.kind !== kind) return hint(state);
  const { seat } = gameIn(state).turn;
  const dice: readonly Input[] = goal.kind === 'roll' ? [{ kind: 'dice', roll: goal.roll }] : [];
  return goOn(play(state, [{ kind, seat }, ...dice]));
};

/** The result of an action: the lesson advances, or gives a hint. */
export const act = (state: LessonState, action: LessonAction): LessonState => {
  if (isDone(state)) return state;
  switch (action.kind) {
    case 'choose':
      return choose(state, action.space);
    case 'next':
      return next(state);
    default:
      return press(state, action.kind);
  }
};

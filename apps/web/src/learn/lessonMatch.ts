import { ok } from '@claim-it/rules';
import { computed, signal } from '@preact/signals';
import type { Match, Sitter, Step } from '../match/types.ts';
import type { LessonState } from './engine.ts';

/** A match that only shows: the lesson decides what happens, the stage plays it like any other. */
export type LessonMatch = Match & { readonly show: (steps: readonly Step[]) => void };

/** Everybody goes by their color; only the learner's seat is a person's. */
const sittersFor = ({ lesson, scene }: LessonState): readonly Sitter[] =>
  scene.start.setup.colors.map((color, seat) =>
    seat === lesson.you
      ? { kind: 'person', name: '', color }
      : { kind: 'bot', name: '', color, level: 'greenhorn', style: null },
  );

const nothing = (): void => undefined;

export const createLessonMatch = (state: LessonState): LessonMatch => {
  const { start, number } = state.scene;
  const steps = signal<readonly Step[]>(state.steps);
  return {
    id: `lesson ${state.lesson.number}, board ${number}`,
    setup: { sitters: sittersFor(state), variant: start.setup.variant },
    throws: [],
    game: computed(() => steps.value.at(-1)?.after ?? start),
    steps,
    status: signal({ kind: 'waiting' } as const),
    send: () => Promise.resolve(ok([])),
    record: () => '',
    start: nothing,
    retry: nothing,
    playUnsaved: nothing,
    stop: nothing,
    show: (shown) => {
      steps.value = shown;
    },
  };
};

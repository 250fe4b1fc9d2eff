import { isListOf, isOneOf, readText } from '@claim-it/client/base';
import { readLocal, writeLocal } from '@claim-it/client/storage';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { LessonNumber } from '../../parts/lessons/lessons.ts';

const KEY = 'claim-it:lessons';

const isProgress = isListOf(isOneOf<LessonNumber>([1, 2, 3, 4]));

/** Reads which lessons were finished; anything unreadable is none. */
export const parseProgress = (text: string | null): readonly LessonNumber[] => [
  ...new Set(readText(text, isProgress, [])),
];

const finished = signal(parseProgress(readLocal(KEY)));
/** The lessons that were played to their end on this device. */
export const finishedLessons: ReadonlySignal<readonly LessonNumber[]> = finished;

export const finishLesson = (number: LessonNumber): void => {
  if (finished.peek().includes(number)) return;
  finished.value = [...finished.peek(), number];
  writeLocal(KEY, JSON.stringify(finished.peek()));
};

import { grammarOf } from '@claim-it/text';
import { language } from '../navigation/navigation.ts';

/** "Amos, Lottie and Karl" */
export const listed = (names: readonly string[]): string => grammarOf(language.value).list(names);

/** A day and an hour as the language writes them. */
export const dated = (time: number): string =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

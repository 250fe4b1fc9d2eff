import type { Language } from '@claim-it/text';
import { language } from './navigation.ts';

/** Before the last of several. The browser's own list format would hold up the first page longer than all its words. */
const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', nl: 'en' };

/** "Amos, Lottie and Karl": without a comma before "and", as in all our sentences. */
export const listed = (names: readonly string[]): string => {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  return `${before.toReversed().join(', ')} ${AND[language.value]} ${last}`;
};

/** A day and an hour as the language writes them. */
export const dated = (time: number): string =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

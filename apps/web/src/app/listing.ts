import { language } from './navigation.ts';

/** British lists have no comma before "and", as in all our sentences. */
const localeOf = (): string => (language.value === 'en' ? 'en-GB' : language.value);

/** "Amos, Lottie and Karl" */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(), { type: 'conjunction' }).format(names);

/** A day and an hour as the language writes them. */
export const dated = (time: number): string =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

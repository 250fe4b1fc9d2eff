import { settings } from '@claim-it/client/storage';
import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Page } from './route.ts';
import { formatRoute, parseRoute } from './route.ts';

/** The first language of the browser that we speak. */
export const languageFor = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const [first] = tag.toLowerCase().split('-');
    if (isLanguage(first)) return first;
  }
  return 'en';
};

const current = signal<Page>({ kind: 'home' });
export const page: ReadonlySignal<Page> = current;

const spoken = signal<Language>('en');
/** The language of the address; `texts` follows it. */
export const language: ReadonlySignal<Language> = spoken;

const read = (): void => {
  const route = parseRoute(location.pathname);
  spoken.value = route.language ?? settings.peek().language ?? languageFor(navigator.languages);
  if (route.language === null)
    history.replaceState(null, '', formatRoute(spoken.value, route.page) + location.hash);
  current.value = route.page;
};

/** Takes the address as it is, and follows it from now on. */
export const startNavigation = (): void => {
  read();
  addEventListener('popstate', read);
};

export const addressOf = (to: Page): string => formatRoute(spoken.value, to);

/** Opens a page; `hash` is the fragment of its address, `#` included. */
export const goTo = (to: Page, how: 'push' | 'replace' = 'push', hash: string = ''): void => {
  const address = `${addressOf(to)}${hash}`;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  current.value = to;
  scrollTo(0, 0);
};

/** The same page in another language; nothing else changes. */
export const speak = (to: Language): void => {
  spoken.value = to;
  settings.value = { ...settings.peek(), language: to };
  history.replaceState(null, '', formatRoute(to, current.peek()) + location.hash);
};

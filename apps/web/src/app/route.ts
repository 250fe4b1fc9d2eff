import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';

/** Where in the app one is. Every page has an address of its own. */
export type Page =
  | { readonly kind: 'home' }
  | { readonly kind: 'setup' }
  | { readonly kind: 'play'; readonly id: string }
  | { readonly kind: 'saved' }
  /** A finished game inside the address itself, behind the `#`, which browsers keep to themselves. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'learn'; readonly lesson: 1 | 2 | 3 | 4 | null }
  | { readonly kind: 'rules' }
  | { readonly kind: 'settings' }
  /** A table of the house; behind the `#` there may be an invitation. */
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: HousePage }
  | { readonly kind: 'notFound' };

/** Pages about playing with others. */
export type HousePage = (typeof HOUSE_PAGES)[number];
const HOUSE_PAGES = ['lobby', 'open', 'me', 'recover', 'dice', 'verify'] as const;

export type Route = { readonly language: Language | null; readonly page: Page };

const LESSONS = [1, 2, 3, 4] as const;

const pageOf = ([name = '', detail, ...rest]: readonly string[]): Page => {
  if (rest.length > 0) return { kind: 'notFound' };
  if ((name === 'play' || name === 'table') && detail !== undefined)
    return { kind: name, id: detail };
  if (name === 'learn') {
    if (detail === undefined) return { kind: 'learn', lesson: null };
    const lesson = LESSONS.find((one) => String(one) === detail);
    return lesson === undefined ? { kind: 'notFound' } : { kind: 'learn', lesson };
  }
  if (detail !== undefined) return { kind: 'notFound' };
  if (name === '') return { kind: 'home' };
  if (name === 'setup' || name === 'saved' || name === 'shared') return { kind: name };
  if (name === 'rules' || name === 'settings') return { kind: name };
  return { kind: HOUSE_PAGES.find((one) => one === name) ?? 'notFound' };
};

/** Reads an address; without a language in front the browser's counts. */
export const parseRoute = (path: string): Route => {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, ...rest] = parts;
  if (isLanguage(first)) return { language: first, page: pageOf(rest) };
  return { language: null, page: pageOf(parts) };
};

const detailOf = (page: Page): string => {
  if (page.kind === 'home' || page.kind === 'notFound') return '';
  if (page.kind === 'play' || page.kind === 'table') return `${page.kind}/${page.id}`;
  if (page.kind === 'learn') return page.lesson === null ? 'learn' : `learn/${page.lesson}`;
  return page.kind;
};

export const formatRoute = (language: Language, page: Page): string =>
  `/${language}/${detailOf(page)}`;

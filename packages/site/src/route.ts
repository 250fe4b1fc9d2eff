import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';

/** A location in the app. Every page has an address of its own. */
export type Page =
  | { readonly kind: 'home' }
  | { readonly kind: 'setup' }
  | { readonly kind: 'play'; readonly id: string }
  /** The review of a game on this device, or, without an id, of the game inside the address. */
  | { readonly kind: 'review'; readonly id: string | null }
  /** A game on a big screen for a whole room: one of this device, or a table of the server. */
  | { readonly kind: 'show' | 'stream'; readonly id: string }
  /** The analysis board; the `#` part may hold a position. */
  | { readonly kind: 'analysis' }
  | { readonly kind: 'puzzles'; readonly id: string | null }
  | { readonly kind: 'daily' }
  /** Statistics of the player's own games. */
  | { readonly kind: 'ledger' }
  | { readonly kind: 'saved' }
  /** A finished game inside the address itself, after the `#`, which browsers do not send. */
  | { readonly kind: 'shared' }
  | { readonly kind: 'learn'; readonly lesson: 1 | 2 | 3 | 4 | null }
  | { readonly kind: 'rules' }
  | { readonly kind: 'settings' }
  /** The data stored about a player, and the operator of the server. */
  | { readonly kind: 'privacy' }
  /** A table of the server; the `#` part may hold an invitation. */
  | { readonly kind: 'table'; readonly id: string }
  | { readonly kind: ServerPage }
  | { readonly kind: 'notFound' };

/** Pages about playing with others. */
export type ServerPage = (typeof SERVER_PAGES)[number];
const SERVER_PAGES = ['lobby', 'open', 'me', 'recover', 'dice', 'verify'] as const;

export type Route = { readonly language: Language | null; readonly page: Page };

const LESSONS = [1, 2, 3, 4] as const;

/** Pages that always need an id, may have one, or never have one. */
const ABOUT_ONE = ['play', 'table', 'show', 'stream'] as const;
const ABOUT_ONE_OR_ALL = ['review', 'puzzles'] as const;
const PLAIN = [
  'setup',
  'saved',
  'shared',
  'rules',
  'settings',
  'privacy',
  'analysis',
  'daily',
  'ledger',
  ...SERVER_PAGES,
] as const;

const lessonPage = (detail: string | undefined): Page => {
  if (detail === undefined) return { kind: 'learn', lesson: null };
  const lesson = LESSONS.find((one) => String(one) === detail);
  return lesson === undefined ? { kind: 'notFound' } : { kind: 'learn', lesson };
};

const pageOf = ([name = '', detail, ...rest]: readonly string[]): Page => {
  if (rest.length > 0) return { kind: 'notFound' };
  if (name === 'learn') return lessonPage(detail);
  const either = ABOUT_ONE_OR_ALL.find((one) => one === name);
  if (either !== undefined) return { kind: either, id: detail ?? null };
  const single = ABOUT_ONE.find((one) => one === name);
  if (single !== undefined && detail !== undefined) return { kind: single, id: detail };
  if (detail !== undefined) return { kind: 'notFound' };
  if (name === '') return { kind: 'home' };
  return { kind: PLAIN.find((one) => one === name) ?? 'notFound' };
};

/** Reads an address; without a language prefix the browser's language applies. */
export const parseRoute = (path: string): Route => {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, ...rest] = parts;
  if (isLanguage(first)) return { language: first, page: pageOf(rest) };
  return { language: null, page: pageOf(parts) };
};

const detailOf = (page: Page): string => {
  if (page.kind === 'home' || page.kind === 'notFound') return '';
  const detail = 'id' in page ? page.id : 'lesson' in page ? page.lesson : null;
  return detail === null ? page.kind : `${page.kind}/${detail}`;
};

export const formatRoute = (language: Language, page: Page): string =>
  `/${language}/${detailOf(page)}`;

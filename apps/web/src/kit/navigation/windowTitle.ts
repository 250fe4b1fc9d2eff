import type { PageText } from '@claim-it/text';
import type { Page } from './route.ts';

/** What the window is called; null at the table, which says itself whose turn it is. */
export const windowTitle = ({ title, names }: PageText, page: Page): string | null => {
  if (page.kind === 'play' || page.kind === 'table') return null;
  return page.kind === 'home' ? `${title} ${names.home}` : `${names[page.kind]} · ${title}`;
};

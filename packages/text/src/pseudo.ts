import type { Catalog } from './catalog.ts';

const wrap = (text: string): string => `⟦${text}⟧`;

const wrapAll = (texts: unknown): unknown => {
  if (typeof texts === 'string') return wrap(texts);
  if (typeof texts === 'function') return (...facts: unknown[]) => wrap(texts(...facts));
  if (Array.isArray(texts)) return texts.map(wrapAll);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, wrapAll(text)]));
};

/** A language that wraps every text, to find texts on a screen that bypass the catalog or do not fit. */
export const pseudoOf = (catalog: Catalog): Catalog => wrapAll(catalog) as Catalog;

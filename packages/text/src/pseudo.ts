import type { Catalog } from './catalog.ts';

const wrap = (text: string): string => `⟦${text}⟧`;

const wrapAll = (texts: unknown): unknown => {
  if (typeof texts === 'string') return wrap(texts);
  if (typeof texts === 'function') return (...facts: unknown[]) => wrap(texts(...facts));
  if (Array.isArray(texts)) return texts.map(wrapAll);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, wrapAll(text)]));
};

/** A language that wraps every text, to show on a screen what never went through the catalog or does not fit. */
export const pseudoOf = (catalog: Catalog): Catalog => wrapAll(catalog) as Catalog;

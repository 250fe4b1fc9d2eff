import type { Language, WebCatalog } from '@claim-it/text';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

const LOADERS: Readonly<Record<Language, () => Promise<{ catalog: WebCatalog }>>> = {
  en: () => import('@claim-it/text/en'),
  de: () => import('@claim-it/text/de'),
  nl: () => import('@claim-it/text/nl'),
};

const loaded = signal<WebCatalog | null>(null);

/** Everything the app says, in the language spoken now. Nothing is drawn before the first is there. */
export const texts: ReadonlySignal<WebCatalog | null> = loaded;

/** The texts where they must be there: inside any component. */
export const text = (): WebCatalog => {
  const catalog = loaded.value;
  if (catalog === null) throw new Error('no language is loaded');
  return catalog;
};

let wanted: Language | null = null;

/** Loads a language and speaks it, unless another was asked for meanwhile. */
export const loadTexts = async (language: Language): Promise<void> => {
  wanted = language;
  const { catalog } = await LOADERS[language]();
  if (wanted !== language) return;
  document.documentElement.lang = language;
  loaded.value = catalog;
};

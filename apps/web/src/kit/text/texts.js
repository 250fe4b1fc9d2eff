import { signal } from '@preact/signals';

const LOADERS = {
  en: () => import('@claim-it/text/en'),
  de: () => import('@claim-it/text/de'),
  nl: () => import('@claim-it/text/nl'),
};
const loaded = signal(null);
/** Everything the app says, in the language spoken now. Nothing is drawn before the first is there. */
export const texts = loaded;
/** The texts where they must be there: inside any component. */
export const text = () => {
  const catalog = loaded.value;
  if (catalog === null) throw new Error('no language is loaded');
  return catalog;
};
let wanted = null;
/** Loads a language and speaks it, unless another was asked for meanwhile. */
export const loadTexts = async (language) => {
  wanted = language;
  const { catalog } = await LOADERS[language]();
  if (wanted !== language) return;
  document.documentElement.lang = language;
  loaded.value = catalog;
};

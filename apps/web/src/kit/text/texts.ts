import type { Language, WebCatalog } from '@claim-it/text';
import { LANGUAGES } from '@claim-it/text/language';
import { loadCatalog } from '@claim-it/text/page';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

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

let last: Language = 'en';

/** The language of the page: another one where the wanted language cannot be loaded. */
export const spokenLanguage = (): Language => last;

const speak = (language: Language, catalog: WebCatalog): void => {
  last = language;
  document.documentElement.lang = language;
  loaded.value = catalog;
};

/** Without a network a language that was never used is not on the device: one that is stored takes its place. */
const speakAny = async (wish: Language): Promise<void> => {
  for (const other of LANGUAGES) {
    if (other === wish || wanted !== wish || loaded.peek() !== null) continue;
    const found = await loadCatalog(other).catch(() => null);
    if (found !== null && wanted === wish) speak(other, found);
  }
};

/** Loads a language and switches to it, unless another was requested meanwhile. */
export const loadTexts = async (language: Language): Promise<void> => {
  wanted = language;
  try {
    const catalog = await loadCatalog(language);
    if (wanted === language) speak(language, catalog);
  } catch {
    await speakAny(language);
  }
};

import type { DeskText, HouseText, Language, LearnText, RulebookText } from '@claim-it/text';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { language } from './navigation.ts';

/** Texts that come with the page that needs them, in the language spoken now. */
export type Shelf<Texts> = {
  /** Null until they are here. */
  readonly texts: ReadonlySignal<Texts | null>;
  readonly hasFailed: ReadonlySignal<boolean>;
  readonly fetch: (wanted: Language) => Promise<void>;
};

const createShelf = <Texts>(
  loaders: Readonly<Record<Language, () => Promise<Texts>>>,
): Shelf<Texts> => {
  const texts = signal<Texts | null>(null);
  const hasFailed = signal(false);
  const fetch = async (wanted: Language): Promise<void> => {
    hasFailed.value = false;
    try {
      const fetched = await loaders[wanted]();
      if (language.peek() === wanted) texts.value = fetched;
    } catch {
      // A page in the wrong language is better than none.
      hasFailed.value = texts.peek() === null;
    }
  };
  return { texts, hasFailed, fetch };
};

export const desk: Shelf<DeskText> = createShelf({
  en: async () => (await import('@claim-it/text/en/desk')).desk,
  de: async () => (await import('@claim-it/text/de/desk')).desk,
  nl: async () => (await import('@claim-it/text/nl/desk')).desk,
});

export const learn: Shelf<LearnText> = createShelf({
  en: async () => (await import('@claim-it/text/en/learn')).learn,
  de: async () => (await import('@claim-it/text/de/learn')).learn,
  nl: async () => (await import('@claim-it/text/nl/learn')).learn,
});

export const rulebook: Shelf<RulebookText> = createShelf({
  en: async () => (await import('@claim-it/text/en/rulebook')).rulebook,
  de: async () => (await import('@claim-it/text/de/rulebook')).rulebook,
  nl: async () => (await import('@claim-it/text/nl/rulebook')).rulebook,
});

export const house: Shelf<HouseText> = createShelf({
  en: async () => (await import('@claim-it/text/en/house')).house,
  de: async () => (await import('@claim-it/text/de/house')).house,
  nl: async () => (await import('@claim-it/text/nl/house')).house,
});

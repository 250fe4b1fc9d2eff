import type {
  AnalysisText,
  DeskText,
  HouseText,
  Language,
  LearnText,
  LedgerText,
  PuzzleText,
  ReviewText,
  RulebookText,
} from '@claim-it/text';
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

export const review: Shelf<ReviewText> = createShelf({
  en: async () => (await import('@claim-it/text/en/review')).review,
  de: async () => (await import('@claim-it/text/de/review')).review,
  nl: async () => (await import('@claim-it/text/nl/review')).review,
});

export const analysis: Shelf<AnalysisText> = createShelf({
  en: async () => (await import('@claim-it/text/en/analysis')).analysis,
  de: async () => (await import('@claim-it/text/de/analysis')).analysis,
  nl: async () => (await import('@claim-it/text/nl/analysis')).analysis,
});

export const puzzles: Shelf<PuzzleText> = createShelf({
  en: async () => (await import('@claim-it/text/en/puzzles')).puzzles,
  de: async () => (await import('@claim-it/text/de/puzzles')).puzzles,
  nl: async () => (await import('@claim-it/text/nl/puzzles')).puzzles,
});

export const ledger: Shelf<LedgerText> = createShelf({
  en: async () => (await import('@claim-it/text/en/ledger')).ledger,
  de: async () => (await import('@claim-it/text/de/ledger')).ledger,
  nl: async () => (await import('@claim-it/text/nl/ledger')).ledger,
});

import type { Language } from '@claim-it/text';
import type { LazyTexts } from '@claim-it/text/page';
import { loadTexts } from '@claim-it/text/page';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import { language } from '../navigation/navigation.ts';
import { spokenLanguage } from './texts.ts';

/** Texts that come with the page that needs them, in the language spoken now. */
export type LazyText<Texts> = {
  /** Null until they are here. */
  readonly texts: ReadonlySignal<Texts | null>;
  /** The texts where they must be here: inside a page that `withTexts` shows. */
  readonly text: () => Texts;
  readonly hasFailed: ReadonlySignal<boolean>;
  readonly fetch: (wanted: Language) => Promise<void>;
};

const createLazyText = <Name extends keyof LazyTexts>(name: Name): LazyText<LazyTexts[Name]> => {
  const texts = signal<LazyTexts[Name] | null>(null);
  const hasFailed = signal(false);
  const text = (): LazyTexts[Name] => {
    if (texts.value === null) throw new Error(`no texts are loaded: ${name}`);
    return texts.value;
  };
  const fetch = async (wanted: Language): Promise<void> => {
    hasFailed.value = false;
    try {
      const other = spokenLanguage();
      const fetched = await loadTexts(wanted, name).catch((error) => {
        if (other === wanted) throw error;
        return loadTexts(other, name);
      });
      if (language.peek() === wanted) texts.value = fetched;
    } catch {
      // A page in the wrong language is better than none.
      hasFailed.value = texts.peek() === null;
    }
  };
  return { texts, text, hasFailed, fetch };
};

export const bots: LazyText<LazyTexts['bots']> = createLazyText('bots');
export const device: LazyText<LazyTexts['device']> = createLazyText('device');
export const learn: LazyText<LazyTexts['learn']> = createLazyText('learn');
export const rulebook: LazyText<LazyTexts['rulebook']> = createLazyText('rulebook');
export const online: LazyText<LazyTexts['online']> = createLazyText('online');
export const review: LazyText<LazyTexts['review']> = createLazyText('review');
export const analysis: LazyText<LazyTexts['analysis']> = createLazyText('analysis');
export const places: LazyText<LazyTexts['places']> = createLazyText('places');
export const privacy: LazyText<LazyTexts['privacy']> = createLazyText('privacy');
export const puzzles: LazyText<LazyTexts['puzzles']> = createLazyText('puzzles');
export const statistics: LazyText<LazyTexts['statistics']> = createLazyText('statistics');
export const verify: LazyText<LazyTexts['verify']> = createLazyText('verify');

import type { Language } from '@claim-it/text';
import { speak } from '../../src/kit/navigation/navigation.ts';
import { loadTexts } from '../../src/kit/text/texts.ts';

/** Speaks a language, with its texts loaded: what a component needs before it can be drawn. */
export const speaking = async (language: Language): Promise<void> => {
  speak(language);
  await loadTexts(language);
};

import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';

/** The first language of the browser that we speak. */
export const languageFor = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const [first] = tag.toLowerCase().split('-');
    if (isLanguage(first)) return first;
  }
  return 'en';
};

import type { Language, OnlineText } from '@claim-it/text';
import { inEveryLanguage, loadTexts } from '@claim-it/text/page';

/** What the pages of the server say. */
export const HOUSE: Readonly<Record<Language, OnlineText>> = await inEveryLanguage((language) =>
  loadTexts(language, 'online'),
);

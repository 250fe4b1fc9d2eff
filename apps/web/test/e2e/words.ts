import type { Language, WebCatalog } from '@claim-it/text';
import { inEveryLanguage, loadCatalog } from '@claim-it/text/page';

/** What the app says, so that tests look for the words a player reads. */
export const WORDS: Readonly<Record<Language, WebCatalog>> = await inEveryLanguage(loadCatalog);

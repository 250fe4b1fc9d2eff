import type { Language, WebCatalog } from '@claim-it/text';
import { catalog as de } from '@claim-it/text/de';
import { catalog as en } from '@claim-it/text/en';
import { catalog as nl } from '@claim-it/text/nl';

/** What the app says, so that tests look for the words a player reads. */
export const WORDS: Readonly<Record<Language, WebCatalog>> = { en, de, nl };

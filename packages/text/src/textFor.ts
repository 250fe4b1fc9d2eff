import type { Catalog } from './catalog.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Language } from './language.ts';
import { nl } from './nl/index.ts';

const CATALOGS: Readonly<Record<Language, Catalog>> = { en, de, nl };

export const textFor = (language: Language): Catalog => CATALOGS[language];

import type { Catalog } from './catalog.ts';
import { base as de } from './de/base.ts';
import { cli as deCli } from './de/cli.ts';
import { base as en } from './en/base.ts';
import { cli as enCli } from './en/cli.ts';
import { base as es } from './es/base.ts';
import { cli as esCli } from './es/cli.ts';
import { base as fr } from './fr/base.ts';
import { cli as frCli } from './fr/cli.ts';
import type { Language } from './language.ts';
import { base as nl } from './nl/base.ts';
import { cli as nlCli } from './nl/cli.ts';

const CATALOGS: Readonly<Record<Language, Catalog>> = {
  en: { ...en, cli: enCli },
  de: { ...de, cli: deCli },
  nl: { ...nl, cli: nlCli },
  fr: { ...fr, cli: frCli },
  es: { ...es, cli: esCli },
};

export const textFor = (language: Language): Catalog => CATALOGS[language];

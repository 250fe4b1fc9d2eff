export type {
  Catalog,
  EventText,
  FaultText,
  Names,
  RefusalText,
  Sentences,
  SetupRefusalText,
  Words,
} from './catalog.ts';
export type { CliText } from './cli.ts';
export type { Language } from './language.ts';
export { isLanguage, LANGUAGES } from './language.ts';
export { pseudoOf } from './pseudo.ts';
export { namesOf, say, sayFault } from './say.ts';
export { textFor } from './textFor.ts';

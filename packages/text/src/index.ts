export type {
  Catalog,
  CoachText,
  EventText,
  FaultText,
  Names,
  RefusalText,
  Sentences,
  SetupRefusalText,
  Words,
} from './catalog.ts';
export type { CliText } from './cli.ts';
export type { AdviceFacts, AdviceReason, AdvisedFacts } from './coach.ts';
export type { Language } from './language.ts';
export { isLanguage, LANGUAGES } from './language.ts';
export { pseudoOf } from './pseudo.ts';
export { namesOf, say, sayAdvice, sayChoice, sayFault } from './say.ts';
export { textFor } from './textFor.ts';
export type { WebCatalog } from './web.ts';

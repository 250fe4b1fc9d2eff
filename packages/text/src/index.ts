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
export type {
  LeadFacts,
  MineChange,
  PileFacts,
  RiskBand,
  RollNote,
  StatusFacts,
} from './facts.ts';
export { grammarOf } from './grammar.ts';
export type { Language } from './language.ts';
export { isLanguage, LANGUAGES } from './language.ts';
export type { Numbers } from './numbers.ts';
export type {
  AnalysisText,
  ChapterId,
  DeskText,
  GradeNames,
  HouseText,
  LearnText,
  LedgerText,
  PuzzleText,
  ReviewText,
  RulebookText,
  RuleId,
  RulingId,
  SavedText,
  SettingsText,
  SetupText,
  SharedText,
  StepText,
} from './page.ts';
export { pseudoOf } from './pseudo.ts';
export { namesOf, say, sayAdvice, sayChoice, sayFault } from './say.ts';
export { textFor } from './textFor.ts';
export type { ReportNumbers } from './web/numbers.ts';
export type { NoteText, PageText, SpaceText, TableText, WebCatalog } from './web.ts';

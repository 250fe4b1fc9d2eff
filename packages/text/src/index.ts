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
export { grammarOf } from './grammar.ts';
export type { Language } from './language.ts';
export { isLanguage, LANGUAGES } from './language.ts';
export type { Numbers } from './numbers.ts';
export { pseudoOf } from './pseudo.ts';
export { namesOf, say, sayAdvice, sayChoice, sayFault } from './say.ts';
export { textFor } from './textFor.ts';
export type { AnalysisText } from './web/analysis.ts';
export type { DeskText, SavedText, SettingsText, SetupText, SharedText } from './web/desk.ts';
export type { HouseText } from './web/house.ts';
export type { LearnText, StepText } from './web/learn.ts';
export type { LedgerText } from './web/ledger.ts';
export type { PageText } from './web/pages.ts';
export type { PuzzleText } from './web/puzzles.ts';
export type { GradeNames, ReportNumbers, ReviewText } from './web/review.ts';
export type { ChapterId, RulebookText, RuleId, RulingId } from './web/rulebook.ts';
export type { PileFacts, SpaceText } from './web/spaces.ts';
export type {
  Decided,
  MineChange,
  NoteText,
  RiskBand,
  RollNote,
  StatusFacts,
  TableText,
} from './web/table.ts';
export type { WebCatalog } from './web.ts';

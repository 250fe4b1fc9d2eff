import type { Widened } from './cli.ts';
import type { analysis } from './en/pages/analysis.ts';
import type { bots } from './en/pages/bots.ts';
import type { device } from './en/pages/device.ts';
import type { learn } from './en/pages/learn.ts';
import type { online } from './en/pages/online.ts';
import type { places } from './en/pages/places.ts';
import type { privacy } from './en/pages/privacy.ts';
import type { puzzles } from './en/pages/puzzles.ts';
import type { review } from './en/pages/review.ts';
import type { rulebook } from './en/pages/rulebook.ts';
import type { statistics } from './en/pages/statistics.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './language.ts';
import type { VerifyText } from './proof.ts';
import type { WebCatalog } from './web.ts';

// The English texts fix the shape of all others: a missing sentence or another argument does not compile.
export type AnalysisText = Widened<typeof analysis>;
export type BotPageText = Widened<typeof bots>;
export type DeviceText = Widened<typeof device>;
export type OnlineText = Widened<typeof online>;
export type LearnText = Widened<typeof learn>;
export type StatisticsText = Widened<typeof statistics>;
export type PlaceText = Widened<typeof places>;
export type PrivacyText = Widened<typeof privacy>;
export type PuzzleText = Widened<typeof puzzles>;
export type ReviewText = Widened<typeof review>;
export type RulebookText = Widened<typeof rulebook>;

export type SetupText = DeviceText['setup'];
export type SavedText = DeviceText['saved'];
export type SharedText = DeviceText['shared'];
export type SettingsText = DeviceText['settings'];
export type GradeNames = ReviewText['grades'];
export type RuleId = keyof RulebookText['rules'];
export type RulingId = keyof RulebookText['rulings']['titles'];
/** A chapter is named by the letter of its rules. */
export type ChapterId = keyof RulebookText['chapters'];

/** Texts loaded with the page that needs them, one file in `pages` of each language. */
export type LazyTexts = {
  readonly analysis: AnalysisText;
  readonly bots: BotPageText;
  readonly device: DeviceText;
  readonly online: OnlineText;
  readonly learn: LearnText;
  readonly statistics: StatisticsText;
  readonly places: PlaceText;
  readonly privacy: PrivacyText;
  readonly puzzles: PuzzleText;
  readonly review: ReviewText;
  readonly rulebook: RulebookText;
  readonly verify: VerifyText;
};

/** Loads such texts; the bundler makes a chunk of each file. */
export const loadTexts = async <Name extends keyof LazyTexts>(
  language: Language,
  name: Name,
): Promise<LazyTexts[Name]> => {
  const page: Pick<LazyTexts, Name> = await import(`./${language}/pages/${name}.ts`);
  return page[name];
};

/** Fetches what the app says from its first page on. */
export const loadCatalog = async (language: Language): Promise<WebCatalog> => {
  const { catalog }: { readonly catalog: WebCatalog } = await import(`./${language}/web.ts`);
  return catalog;
};

/** The same of every language. */
export const inEveryLanguage = async <Said>(
  load: (language: Language) => Promise<Said>,
): Promise<Readonly<Record<Language, Said>>> => {
  const pairs = LANGUAGES.map(async (language) => [language, await load(language)] as const);
  return Object.fromEntries(await Promise.all(pairs)) as Record<Language, Said>;
};

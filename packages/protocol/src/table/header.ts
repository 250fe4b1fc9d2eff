import type { Level, Style } from '@claim-it/ai';
import type { Hash } from '@claim-it/fairness';
import type { Variant } from '@claim-it/rules';

/** ai owns the levels, because it knows how each of them plays; a level that the wire does not know does not compile. */
export type BotLevel = Level;
export type BotStyle = Style;

/** What logs and messages call the levels, the weakest first. */
const LEVELS: Readonly<Record<BotLevel, null>> = {
  greenhorn: null,
  prospector: null,
  miner: null,
  foreman: null,
  sheriff: null,
  tycoon: null,
  legend: null,
};
const STYLES: Readonly<Record<BotStyle, null>> = {
  daring: null,
  careful: null,
  grabbing: null,
  hoarding: null,
  hunting: null,
};
export const BOT_LEVELS = Object.keys(LEVELS) as readonly BotLevel[];
export const BOT_STYLES = Object.keys(STYLES) as readonly BotStyle[];

/** How long somebody may think. Live seconds begin anew with every roll, slow hours with every turn. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly seconds: number }
  | { readonly kind: 'slow'; readonly hours: number };

/** What becomes of the chair of somebody who leaves or runs out of time. R8 */
export type OnLeaving =
  | { readonly kind: 'skip' }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export const HEADER_VERSION = 1;

/** What a table was opened as. It never changes, is the root of its log, and says nothing about anybody. */
export type TableHeader = {
  readonly version: typeof HEADER_VERSION;
  readonly variant: Variant;
  readonly chairs: number;
  readonly pace: Pace;
  readonly onLeaving: OnLeaving;
  readonly isListed: boolean;
  /** Free text is for tables that only invited people can find. */
  readonly isFreeTextAllowed: boolean;
  /** The house's chain is fixed before anybody sits down. */
  readonly houseTip: Hash;
};

/** The text of a header, with its parts always in the same order: the first link of the log is made of it. */
export const formatHeader = (header: TableHeader): string =>
  JSON.stringify({
    version: header.version,
    variant: header.variant,
    chairs: header.chairs,
    pace: header.pace,
    onLeaving: header.onLeaving,
    isListed: header.isListed,
    isFreeTextAllowed: header.isFreeTextAllowed,
    houseTip: header.houseTip,
  });

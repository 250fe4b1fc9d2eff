import type { BotLevel, BotStyle, ChairWish, OnLeaving, OpenTable, Pace } from '@claim-it/protocol';
import type { Variant } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { hasStyle } from '../../../parts/seats/form.ts';

export type WishKind = ChairWish['kind'];

/** A chair of the form. The bot settings are kept while a person is selected. */
export type ChairForm = {
  readonly kind: WishKind;
  readonly level: BotLevel;
  readonly style: BotStyle | null;
};

/** A table before it is opened. The first chair is always the opener's own. */
export type OpenForm = {
  readonly chairs: readonly ChairForm[];
  readonly variant: Variant;
  readonly pace: Pace;
  readonly onLeaving: OnLeaving;
  readonly onSkip: 'take' | 'lose';
  /** Seconds of absence after which the others may go on. */
  readonly patience: number;
  readonly isReadyAsked: boolean;
  readonly mayReplaceBots: boolean;
  readonly isListed: boolean;
  readonly isFreeTextAllowed: boolean;
};

export const SECONDS = [20, 30, 60, 120, 300] as const;
/** Seconds in reserve for the whole game, and seconds that others wait for an absent player. */
export const BANKS = [0, 60, 120, 300, 600] as const;
export const PATIENCES = [60, 120, 300, 600] as const;
export const HOURS = [1, 8, 24, 72, 168] as const;

const chairOf = (kind: WishKind): ChairForm => ({ kind, level: 'miner', style: null });

/** What a pace is to begin with; the clock of a live table has a reserve that each own turn fills a little. */
export const PACES = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 30, bank: 120, increment: 10 },
  slow: { kind: 'slow', hours: 24 },
} as const satisfies Readonly<Record<Pace['kind'], Pace>>;

/** Two chairs, by link, with a calm clock; a bot plays on for those who leave. */
export const USUAL_FORM: OpenForm = {
  chairs: [chairOf('mine'), chairOf('open')],
  variant: 'standard',
  pace: PACES.live,
  onLeaving: { kind: 'bot', level: 'miner' },
  onSkip: 'take',
  patience: 120,
  isReadyAsked: true,
  mayReplaceBots: true,
  isListed: false,
  isFreeTextAllowed: false,
};

export const withChair = (form: OpenForm, at: number, changes: Partial<ChairForm>): OpenForm => ({
  ...form,
  chairs: form.chairs.map((one, chair) => (chair === at ? { ...one, ...changes } : one)),
});

/** One more of the same kind as the last. */
export const withChairAdded = (form: OpenForm): OpenForm => {
  const last = form.chairs.at(-1) ?? chairOf('open');
  return form.chairs.length >= MAX_SEATS ? form : { ...form, chairs: [...form.chairs, last] };
};

export const withoutChair = (form: OpenForm, at: number): OpenForm =>
  form.chairs.length <= MIN_SEATS
    ? form
    : { ...form, chairs: form.chairs.filter((_, chair) => chair !== at) };

/** Only a table by link has free text. */
export const withListing = (form: OpenForm, isListed: boolean): OpenForm => ({
  ...form,
  isListed,
  isFreeTextAllowed: form.isFreeTextAllowed && !isListed,
});

/** Bots take the last colors, so that people have the first ones to choose from. Without other people there is no waiting. */
export const wishOf = ({ chairs, ...agreed }: OpenForm): OpenTable => {
  const hasOthers = chairs.some(({ kind }) => kind === 'open' || kind === 'invited');
  const colors = [...COLORS].reverse();
  const wishes = chairs.map(({ kind, level, style }): ChairWish => {
    if (kind !== 'bot') return { kind };
    const color = colors.shift() ?? 'violet';
    return { kind, level, style: hasStyle(level) ? style : null, color };
  });
  return { ...agreed, isReadyAsked: agreed.isReadyAsked && hasOthers, chairs: wishes };
};

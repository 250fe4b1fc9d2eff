import type { Hash } from '@claim-it/fairness';
import type { OnSkip } from '@claim-it/rules';
import type { OnLeaving, Pace, TableHeader } from './header.ts';
import { HEADER_VERSION } from './header.ts';

/** What a table has agreed on, in one form for headers of all versions. */
export type Agreements = {
  readonly pace: Exclude<Pace, { kind: 'live' }> | Required<Extract<Pace, { kind: 'live' }>>;
  readonly onSkip: OnSkip;
  /** Seconds of absence after which the others may continue; null where they may not. */
  readonly patience: number | null;
  readonly onLeaving: OnLeaving;
  readonly isReadyAsked: boolean;
  readonly mayReplaceBots: boolean;
  /** What happens when a player's time runs out: they leave at once, or their lapses are counted. R11 */
  readonly onTimeOut: 'leave' | 'lapse';
};

const known = new WeakMap<TableHeader, Agreements>();

const normalised = (header: TableHeader): Agreements => {
  const { onLeaving } = header;
  if (header.version === HEADER_VERSION) {
    const { pace, onSkip, patience, isReadyAsked, mayReplaceBots } = header;
    const onTimeOut = 'lapse';
    return { pace, onSkip, patience, onLeaving, isReadyAsked, mayReplaceBots, onTimeOut };
  }
  const { pace } = header;
  return {
    pace: pace.kind === 'live' ? { ...pace, bank: 0, increment: 0 } : pace,
    onSkip: 'take',
    patience: null,
    onLeaving,
    isReadyAsked: false,
    mayReplaceBots: false,
    onTimeOut: 'leave',
  };
};

export const agreementsOf = (header: TableHeader): Agreements => {
  const agreements = known.get(header) ?? normalised(header);
  known.set(header, agreements);
  return agreements;
};

/** The default in seconds. */
const USUAL = { bank: 120, increment: 10, patience: 120 } as const;

type Common = 'variant' | 'onLeaving' | 'isListed' | 'isFreeTextAllowed';

/** The options of a new table. */
export type AgreementsWish = Pick<TableHeader, Common> & {
  readonly pace: Pace;
  readonly onSkip?: OnSkip;
  readonly patience?: number | null;
  readonly isReadyAsked?: boolean;
  readonly mayReplaceBots?: boolean;
};

const agreedPace = (pace: Pace): Agreements['pace'] => {
  if (pace.kind !== 'live') return pace;
  const { kind, seconds, bank = USUAL.bank, increment = USUAL.increment } = pace;
  return { kind, seconds, bank, increment };
};

/** Slow tables have their clock: players need not stay connected there. */
const agreedPatience = ({ pace, patience }: AgreementsWish): number | null =>
  pace.kind === 'slow' ? null : (patience ?? USUAL.patience);

/** The header of a new table. */
export const newHeader = (wish: AgreementsWish, chairs: number, houseTip: Hash): TableHeader => ({
  version: HEADER_VERSION,
  variant: wish.variant,
  chairs,
  pace: agreedPace(wish.pace),
  onSkip: wish.onSkip ?? 'take',
  patience: agreedPatience(wish),
  isReadyAsked: wish.isReadyAsked ?? false,
  mayReplaceBots: wish.mayReplaceBots ?? true,
  onLeaving: wish.onLeaving,
  isListed: wish.isListed,
  isFreeTextAllowed: wish.isFreeTextAllowed,
  houseTip,
});

import type { OnSkip } from '@claim-it/rules';
import * as v from 'valibot';
import type { ReadBy } from './parts.ts';
import * as part from './parts.ts';

/** From ten seconds to ten minutes. */
const seconds = part.whole(10, 600);
/** Seconds for the whole game, up to an hour. */
const bank = part.whole(0, 3600);
/** Seconds that each own turn adds to the bank. */
const increment = part.whole(0, 120);

const none = v.strictObject({ kind: v.literal('none') });
/** From one hour to two weeks. */
const slow = v.strictObject({ kind: v.literal('slow'), hours: part.whole(1, 336) });
const live = v.literal('live');

const pace1 = v.variant('kind', [none, v.strictObject({ kind: live, seconds }), slow]);
const pace2 = v.variant('kind', [
  none,
  v.strictObject({ kind: live, seconds, bank, increment }),
  slow,
]);

/**
 * The requested time limit. Live seconds restart with every roll, and time beyond them comes
 * from the bank; slow hours restart with every turn.
 */
export type Pace = ReadBy<typeof pace>;
export const pace = v.variant('kind', [
  none,
  v.strictObject({
    kind: live,
    seconds,
    bank: v.exactOptional(bank),
    increment: v.exactOptional(increment),
  }),
  slow,
]);

/** What happens to the chair of a player who leaves. R8 */
export type OnLeaving = ReadBy<typeof onLeaving>;
export const onLeaving = v.variant('kind', [
  v.strictObject({ kind: v.literal('skip') }),
  v.strictObject({ kind: v.literal('bot'), level: part.level }),
]);

/** What happens to the markers of a skipped turn. R10 */
export const onSkip: v.GenericSchema<unknown, OnSkip> = v.picklist(['take', 'lose']);

/** Seconds of absence after which the others may continue; null where they may not. R12 */
export const patience = v.nullable(part.whole(30, 3600));

export const HEADER_VERSION = 2;

const common = {
  variant: part.variant,
  chairs: part.chairCount,
  onLeaving,
  isListed: v.boolean(),
  /** Free text is for tables that only invited people can find. */
  isFreeTextAllowed: v.boolean(),
  /** The server's chain is fixed before any player sits down. */
  houseTip: part.hash,
};

/** The settings a table was opened with. It never changes, is the root of its log, and holds no personal data. */
export type TableHeader = ReadBy<typeof tableHeader>;
export const tableHeader = v.variant('version', [
  v.strictObject({ version: v.literal(1), pace: pace1, ...common }),
  v.strictObject({
    version: v.literal(HEADER_VERSION),
    pace: pace2,
    onSkip,
    patience,
    /** The game starts when all people are ready, or the host starts it. */
    isReadyAsked: v.boolean(),
    /** A person who arrives later may take the chair of a bot. R13 */
    mayReplaceBots: v.boolean(),
    ...common,
  }),
]);

const formatPace = ({ pace }: TableHeader): object => {
  if (pace.kind === 'none') return { kind: pace.kind };
  if (pace.kind === 'slow') return { kind: pace.kind, hours: pace.hours };
  const { kind, seconds } = pace;
  return 'bank' in pace
    ? { kind, seconds, bank: pace.bank, increment: pace.increment }
    : { kind, seconds };
};

/** The text of a header with a fixed order of its parts: it is hashed as the first link of the log. */
export const formatHeader = (header: TableHeader): string =>
  JSON.stringify({
    version: header.version,
    variant: header.variant,
    chairs: header.chairs,
    pace: formatPace(header),
    ...(header.version === 1
      ? {}
      : {
          onSkip: header.onSkip,
          patience: header.patience,
          isReadyAsked: header.isReadyAsked,
          mayReplaceBots: header.mayReplaceBots,
        }),
    onLeaving: header.onLeaving,
    isListed: header.isListed,
    isFreeTextAllowed: header.isFreeTextAllowed,
    houseTip: header.houseTip,
  });

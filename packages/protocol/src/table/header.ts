import * as v from 'valibot';
import type { ReadBy } from './parts.ts';
import * as part from './parts.ts';

/** How long a player may think. Live seconds begin anew with every roll, slow hours with every turn. */
export type Pace = ReadBy<typeof pace>;
export const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** From ten seconds to ten minutes. */
  v.strictObject({ kind: v.literal('live'), seconds: part.whole(10, 600) }),
  /** From one hour to two weeks. */
  v.strictObject({ kind: v.literal('slow'), hours: part.whole(1, 336) }),
]);

/** What becomes of the chair of a player who leaves or runs out of time. R8 */
export type OnLeaving = ReadBy<typeof onLeaving>;
export const onLeaving = v.variant('kind', [
  v.strictObject({ kind: v.literal('skip') }),
  v.strictObject({ kind: v.literal('bot'), level: part.level }),
]);

export const HEADER_VERSION = 1;

/** What a table was opened as. It never changes, is the root of its log, and says nothing about anybody. */
export type TableHeader = ReadBy<typeof tableHeader>;
export const tableHeader = v.strictObject({
  version: v.literal(HEADER_VERSION),
  variant: part.variant,
  chairs: part.chairCount,
  pace,
  onLeaving,
  isListed: v.boolean(),
  /** Free text is for tables that only invited people can find. */
  isFreeTextAllowed: v.boolean(),
  /** The house's chain is fixed before anybody sits down. */
  houseTip: part.hash,
});

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

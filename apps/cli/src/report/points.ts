import type { Catalog } from '@claim-it/text';

type Texts = Pick<Catalog, 'numbers'>;

/** A win share in hundredths, without a sign. */
export const points = (share: number, { numbers }: Texts): string =>
  numbers.decimal(100 * Math.abs(share));

/** A gain or a loss in hundredths of a win; nothing has no sign. */
export const signed = (share: number, { numbers }: Texts): string => numbers.signed(100 * share);

import type { Tenths } from '@claim-it/ai';
import type { Catalog } from '@claim-it/text';

/** A gain or a loss in points; zero has no sign. */
export const signed = (tenths: Tenths, { numbers }: Pick<Catalog, 'numbers'>): string =>
  numbers.signed(tenths / 10);

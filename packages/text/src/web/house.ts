import type { Widened } from '../cli.ts';
import type { house } from '../en/web/house.ts';

/** Everything about playing with others through a house; the English texts fix the shape. Fetched when the first of its pages is opened. */
export type HouseText = Widened<typeof house>;

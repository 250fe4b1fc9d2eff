import type { HouseText, Language } from '@claim-it/text';
import { house as de } from '@claim-it/text/de/house';
import { house as en } from '@claim-it/text/en/house';
import { house as nl } from '@claim-it/text/nl/house';

/** What the pages of the house say. */
export const HOUSE: Readonly<Record<Language, HouseText>> = { en, de, nl };

import type { Language, OnlineText } from '@claim-it/text';
import { online as de } from '@claim-it/text/de/online';
import { online as en } from '@claim-it/text/en/online';
import { online as nl } from '@claim-it/text/nl/online';

/** What the pages of the house say. */
export const HOUSE: Readonly<Record<Language, OnlineText>> = { en, de, nl };

import { isOneOf, isShape, isWholeIn, readText } from '@claim-it/client/base';
import type { ApiFault } from '@claim-it/client/online';
import { arrive, findGame } from '@claim-it/client/online';
import { readLocal, writeLocal } from '@claim-it/client/storage';
import type { BotLevel, PlayWish } from '@claim-it/protocol';
import { BOT_LEVELS } from '@claim-it/protocol';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { goTo } from '../../kit/navigation/navigation.ts';
import { arrival } from './arrival.ts';

const KEY = 'claim-it:meeting';

/** The opponents a guest looks for: how many, at which pace, and the bots that come otherwise. */
export type Meeting = Pick<PlayWish, 'players' | 'pace'> & { readonly level: BotLevel };

const USUAL: Meeting = { players: 3, pace: 'calm', level: 'miner' };

const isMeeting = isShape<Meeting>({
  players: isWholeIn(MIN_SEATS, MAX_SEATS),
  pace: isOneOf(['calm', 'quick']),
  level: isOneOf(BOT_LEVELS),
});

/** The last choice on this device; the default if it is unreadable. */
export const lastMeeting = (): Meeting => readText(readLocal(KEY), isMeeting, USUAL);

/** Goes to a table with people who are online; returns the reason if there is none. */
export const meet = async ({ players, pace, level }: Meeting): Promise<ApiFault | null> => {
  writeLocal(KEY, JSON.stringify({ players, pace, level }));
  const wish = { players, pace };
  const known = await arrive();
  const found = known.ok ? await findGame(wish) : known;
  if (!found.ok) return found.reason;
  const { table } = found.value;
  arrival.value = { table, search: { wish, level, since: performance.now() } };
  goTo({ kind: 'table', id: table });
  return null;
};

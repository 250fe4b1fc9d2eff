import type { ApiFault } from '@claim-it/client/online';
import { arrive, findGame } from '@claim-it/client/online';
import { readLocal, writeLocal } from '@claim-it/client/storage';
import type { BotLevel, PlayWish } from '@claim-it/protocol';
import { BOT_LEVELS } from '@claim-it/protocol';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import * as v from 'valibot';
import { goTo } from '../../kit/navigation/navigation.ts';
import { arrival } from './arrival.ts';

const KEY = 'claim-it:meeting';

/** The opponents a guest looks for: how many, at which pace, and the bots that come otherwise. */
export type Meeting = Pick<PlayWish, 'players' | 'pace'> & { readonly level: BotLevel };

const USUAL: Meeting = { players: 3, pace: 'calm', level: 'miner' };

const schema: v.GenericSchema<unknown, Meeting> = v.object({
  players: v.pipe(v.number(), v.integer(), v.minValue(MIN_SEATS), v.maxValue(MAX_SEATS)),
  pace: v.picklist(['calm', 'quick']),
  level: v.picklist(BOT_LEVELS),
});

/** Reads what was stored; anything unreadable is as usual. */
const parseMeeting = (text: string | null): Meeting => {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return USUAL;
  }
};

/** What was wished for last on this device. */
export const lastMeeting = (): Meeting => parseMeeting(readLocal(KEY));

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

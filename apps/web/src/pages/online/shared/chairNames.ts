import type { OnlineTable } from '@claim-it/client/online';
import { namesByChair } from '@claim-it/client/online';
import { online } from '../../../kit/text/lazyTexts.ts';

/** The names around this table, by chair. */
export const chairNames = ({
  log,
  about,
}: Pick<OnlineTable, 'log' | 'about'>): readonly string[] => {
  const state = log.value?.state;
  return state === undefined
    ? []
    : namesByChair(state, about.value, (chair) => online.text().room.player(chair + 1));
};

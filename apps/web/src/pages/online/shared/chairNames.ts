import type { OnlineTable } from '@claim-it/client/online';
import { namesByChair } from '@claim-it/client/online';
import type { HouseText } from '@claim-it/text';

/** The names around this table, by chair. */
export const chairNames = ({ log, about }: OnlineTable, { room }: HouseText): readonly string[] => {
  const state = log.value?.state;
  return state === undefined
    ? []
    : namesByChair(state, about.value, (chair) => room.player(chair + 1));
};

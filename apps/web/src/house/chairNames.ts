import type { HouseText } from '@claim-it/text';
import type { OnlineTable } from '../online/onlineTable.ts';
import { namesByChair } from '../online/sitters.ts';

/** The names around this table, by chair. */
export const chairNames = ({ log, about }: OnlineTable, { room }: HouseText): readonly string[] => {
  const state = log.value?.state;
  return state === undefined
    ? []
    : namesByChair(state, about.value, (chair) => room.player(chair + 1));
};

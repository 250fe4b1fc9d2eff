import { newMatch, ownName, quickGame } from '@claim-it/client/local';
import { goTo } from '../../kit/navigation/navigation.ts';

/** A table with two bots, and the player at it. */
export const dealIn = async (): Promise<void> =>
  goTo({ kind: 'play', id: await newMatch(quickGame(ownName())) });

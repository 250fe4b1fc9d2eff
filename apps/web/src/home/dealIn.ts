import { goTo } from '../app/navigation.ts';
import { newMatch } from '../match/newMatch.ts';
import { ownName } from './ownName.ts';
import { quickGame } from './quickGame.ts';

/** A table with two bots, and the player at it. */
export const dealIn = async (): Promise<void> =>
  goTo({ kind: 'play', id: await newMatch(quickGame(ownName())) });

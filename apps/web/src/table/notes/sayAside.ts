import type { MatchAside } from '@claim-it/client/model';
import { text } from '../../kit/text/texts.ts';

/** What happened to a player besides the game; stands after the name. */
export const sayAside = (aside: MatchAside): string => {
  const { asides: say } = text().table.notes;
  return 'bot' in aside ? say[aside.kind](aside.bot) : say[aside.kind];
};

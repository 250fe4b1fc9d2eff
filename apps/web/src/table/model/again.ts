import type { PlayedMatch } from '@claim-it/client/model';
import { text } from '../../kit/text/texts.ts';

/** What the button for the next game says; null for those who only watch. */
export const sayAgain = ({ house }: Pick<PlayedMatch, 'house'>): string | null => {
  const { table, together: say } = text();
  const again = house?.again.value ?? { kind: 'ask' };
  if (again.kind === 'join') return again.name === null ? say.next : say.join(again.name);
  return again.kind === 'ask' ? table.menu.rematch : null;
};

import { change, settings } from '../keep/settings.ts';
import { cleanName } from '../match/setup.ts';
import { freshName } from '../setup/names.ts';

/** The player's name; one who has none yet is given one, and may change it. */
export const ownName = (): string => {
  const kept = cleanName(settings.peek().name);
  if (kept !== '') return kept;
  const name = freshName([]);
  change({ name });
  return name;
};

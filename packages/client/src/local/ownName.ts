import { freshName } from '../base/names.ts';
import { cleanName } from '../model/setup.ts';
import { change, settings } from '../storage/settings.ts';

/** The player's name; one who has none yet is given one, and may change it. */
export const ownName = (): string => {
  const kept = cleanName(settings.peek().name);
  if (kept !== '') return kept;
  const name = freshName([]);
  change({ name });
  return name;
};

import { clocksOn } from './clocks.ts';
import type { Database } from './database.ts';
import { factsOn } from './facts.ts';
import { foldsOn } from './folds.ts';
import { guestKeysOn } from './guestKeys.ts';
import { guestsOn } from './guests.ts';
import { noticesOn } from './notices.ts';
import { passkeysOn } from './passkeys.ts';
import { safetyOn } from './safety.ts';
import { tablesOn } from './tables.ts';
import { talkOn } from './talk.ts';
import type { Store } from './types.ts';

/** The whole contract, on any database. */
export const storeOn = (database: Database): Store => ({
  ...tablesOn(database),
  ...foldsOn(database),
  ...clocksOn(database),
  ...guestsOn(database),
  ...guestKeysOn(database),
  ...passkeysOn(database),
  ...factsOn(database),
  ...talkOn(database),
  ...safetyOn(database),
  ...noticesOn(database),
  close: () => database.close(),
});

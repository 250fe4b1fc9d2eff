import { clocksOn } from './clocks.ts';
import type { Database } from './database.ts';
import { gamesOn } from './games.ts';
import { guestsOn } from './guests.ts';
import type { Store } from './types.ts';

/** The whole contract, on any database. */
export const storeOn = (database: Database): Store => ({
  ...gamesOn(database),
  ...clocksOn(database),
  ...guestsOn(database),
  close: () => database.close(),
});

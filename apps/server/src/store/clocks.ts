import type { Database } from './database.ts';
import { integerOrNull } from './row.ts';
import type { ClockStore } from './types.ts';

/** The time that was credited to every clock so far: what a row says of a deadline is without it. */
export const CREDITED = '(select credited from beat where id = 1)';

// Updating the row, even to itself, holds it until the end: two processes never credit the same silence.
const HOLD = 'update beat set at = at where id = 1 returning at';
const CREDIT = `update beat set credited = credited + $1 - at
  where id = 1 and at is not null and $1 - at > $2`;

// Never back: of two processes whose clocks differ, each would consider the other silent, forever.
const BEAT = 'update beat set at = $1 where id = 1 and (at is null or at < $1)';

/** Deadlines and the heartbeat of a store, on any database. */
export const clocksOn = (database: Database): ClockStore => ({
  time: database.time,
  moveDeadline: async ({ table, from, to }) => {
    const [moved = []] = await database.write([
      {
        text: `update house_table set deadline = cast($3 as bigint) - ${CREDITED}
          where id = $1 and deadline = cast($2 as bigint) - ${CREDITED} returning id`,
        values: [table, from, to],
      },
    ]);
    return moved.length === 1;
  },
  beat: async ({ now, patience }) => {
    const [held = []] = await database.write([
      { text: HOLD, values: [] },
      { text: CREDIT, values: [now, patience] },
      { text: BEAT, values: [now] },
    ]);
    const [row] = held;
    const last = row === undefined ? null : integerOrNull(row, 'at');
    const silence = last === null ? 0 : now - last;
    return { credited: silence > patience ? silence : 0 };
  },
});

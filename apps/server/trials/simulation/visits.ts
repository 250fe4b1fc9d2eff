import type { RandomNumbers } from '@claim-it/testkit';
import { between, happens } from './chance.ts';
import type { SimPerson } from './person.ts';
import type { Scheduler } from './scheduler.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A page is closed when nothing has been to do for so many looks, or after so long. */
const LOOK_MS = 5 * SECOND;
const QUIET_LOOKS = 2;
const LONGEST_VISIT_MS = 10 * MINUTE;
/** How often a player stays away over the time of a turn. */
const FORGETS = 0.06;

export type VisitDeps = { readonly scheduler: Scheduler; readonly random: RandomNumbers };

/** A player of a game over weeks: opens the page a few times a day, plays what is due, and closes it. */
export const visitNowAndThen = (person: SimPerson, { scheduler, random }: VisitDeps): void => {
  const pause = (): number =>
    happens(random, FORGETS)
      ? between(random, 25 * HOUR, 60 * HOUR)
      : between(random, HOUR / 2, 9 * HOUR);
  const come = (): void => {
    person.open();
    look(0, scheduler.now());
  };
  const look = (quiet: number, since: number): void => {
    scheduler.after(LOOK_MS, () => {
      // Who has seen the end stays, and is told of what may follow.
      if (person.isOver) return;
      const isLong = scheduler.now() - since > LONGEST_VISIT_MS;
      if (!isLong && quiet < QUIET_LOOKS) return look(person.isIdle ? quiet + 1 : 0, since);
      person.close();
      scheduler.after(pause(), come);
    });
  };
  scheduler.after(between(random, SECOND, 2 * HOUR), come);
};

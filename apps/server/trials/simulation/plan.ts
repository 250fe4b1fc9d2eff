import type { OpenTable } from '@claim-it/protocol';
import type { RandomNumbers } from '@claim-it/testkit';
import { pick } from '@claim-it/testkit';
import { between, happens } from './chance.ts';
import type { FaultKind } from './faults.ts';
import { KINDS, someKinds } from './faults.ts';
import type { Mutant } from './mutants.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEVER = 1_000 * HOUR;
/** So many of all games are slow ones, over hours, and over weeks. */
const SLOW = 0.1;
const WEEKS = 0.4;

/** What a run is about; it follows from the seed. */
export type Plan = {
  readonly processes: number;
  readonly kinds: readonly FaultKind[];
  readonly people: number;
  readonly pace: OpenTable['pace'];
  /** The longest that a player thinks, and how often one sleeps over the time of a turn. */
  readonly thinks: number;
  readonly dozes: number;
  /** How long a player who sleeps does. */
  readonly sleeps: number;
  /** The longest time between two phrases of a player; a silent table is not saved from a standstill by a phrase. */
  readonly says: number;
  /** The time between two faults, and how long a storm and a calm last. */
  readonly gap: number;
  readonly storm: number;
  readonly calm: number;
  /** Whether players open the page only now and then: a game over weeks. */
  readonly isVisited: boolean;
  /** The longest simulated time of a run. */
  readonly longest: number;
  /** With all there and nothing disturbed, a game goes on within so much. */
  readonly patience: number;
};

const LIVE = { kind: 'live', seconds: 30, bank: 20, increment: 0 } as const;

const slowPlan = (random: RandomNumbers): Plan => ({
  processes: between(random, 1, 3),
  kinds: someKinds(random),
  people: between(random, 2, 4),
  pace: { kind: 'slow', hours: 1 },
  thinks: 20 * MINUTE,
  dozes: 0.02,
  sleeps: 2 * HOUR,
  says: NEVER,
  gap: 2 * MINUTE,
  storm: between(random, 20, 120) * MINUTE,
  calm: between(random, 20, 120) * MINUTE,
  patience: 3 * HOUR,
  isVisited: false,
  longest: 7 * DAY,
});

/** Turns of a day, storms of hours, calms of days. */
const weeksPlan = (random: RandomNumbers): Plan => ({
  ...slowPlan(random),
  pace: { kind: 'slow', hours: 24 },
  thinks: 20 * SECOND,
  dozes: 0,
  sleeps: 0,
  gap: 20 * MINUTE,
  storm: between(random, 2, 8) * HOUR,
  calm: between(random, 24, 72) * HOUR,
  patience: 6 * DAY,
  isVisited: true,
  longest: 120 * DAY,
});

/** `isQuick` leaves out the games over weeks, of which a short run sees nothing. */
export const planFrom = (random: RandomNumbers, mutant: Mutant | null, isQuick: boolean): Plan => {
  const share = mutant === null ? random() : 1;
  if (share < SLOW) return slowPlan(random);
  if (share < SLOW + WEEKS && !isQuick) return weeksPlan(random);
  const isTimed = mutant === 'localClock' || happens(random, 0.5);
  // A mutant that forgets the other processes needs some, and one that repeats needs something that may be said twice.
  const fewest = mutant === null ? 1 : 2;
  const isTalkative = mutant === 'forgottenCommand';
  return {
    processes: between(random, fewest, 3),
    kinds: mutant === null ? someKinds(random) : KINDS,
    people: between(random, 2, 4),
    pace: isTimed ? LIVE : { kind: 'none' },
    thinks: pick(random, [2, 8, 20]) * SECOND,
    dozes: isTimed ? 0.04 : 0,
    sleeps: MINUTE,
    says: isTalkative ? 10 * SECOND : pick(random, [10 * SECOND, 2 * MINUTE, NEVER]),
    gap: pick(random, [1, 4, 12]) * SECOND,
    storm: between(random, 30, 180) * SECOND,
    calm: between(random, 60, 240) * SECOND,
    patience: 4 * MINUTE,
    isVisited: false,
    longest: 7 * DAY,
  };
};

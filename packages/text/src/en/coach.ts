import type { CoachText } from '../catalog.ts';
import { pointsOf } from '../coach.ts';
import { CLAIMED_SPACES, CLAIMS, grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const rolls = (busts: number): string => `${busts} of 216 rolls would bust`;
const points = (share: number): string =>
  count(pointsOf(share), { one: 'percentage point', other: 'percentage points' });

/** The coach at the table: first what to do, then, after a colon, why. */
export const coach: CoachText = {
  roll: 'Roll',
  take: 'Take',
  placeAndRoll: (stake, space) => `Place ${stake} on ${space}, then roll`,
  placeAndTake: (stake, space) => `Place ${stake} on ${space}, then take`,
  /** Each stands after the colon and begins small in English and Dutch. */
  reasons: {
    winsNow: () => 'this wins the game.',
    mustCatchUp: ({ leader, gap }, names) =>
      gap > 0
        ? `this is the last turn, and ${names.player(leader)} is ${count(gap, SPACES)} ahead.`
        : `this is the last turn, and ${names.player(leader)} wins the tie.`,
    callsLastRound: ({ claims }) =>
      `with ${count(claims, CLAIMED_SPACES)} you call the last round, and you go last.`,
    joinsGroups: ({ groups, to }) =>
      `this joins ${groups} of your mines into one of ${count(to, SPACES)}.`,
    blocksRival: ({ seat, from, to }, names) =>
      `${names.player(seat)}’s mine shrinks from ${from} to ${count(to, SPACES)}.`,
    mineGrows: ({ from, to }) => `your mine grows from ${from} to ${count(to, SPACES)}.`,
    claimForGood: ({ space }) => `space ${words.space(space)} is then yours for good.`,
    safestPlacement: ({ busts, next }) =>
      `then only ${rolls(busts)}. On any other space it is at least ${next}.`,
    claimsAtStake: ({ claims, busts }) =>
      `${count(claims, CLAIMS)} ${claims === 1 ? 'is' : 'are'} at stake, and ${rolls(busts)}.`,
    riskOutweighs: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}. That is too many with ${count(spacesAtStake, SPACES)} at stake.`,
    littleRisk: ({ busts, spacesAtStake }) =>
      busts === 0
        ? 'you cannot bust.'
        : `only ${rolls(busts)}, and you have ${count(spacesAtStake, SPACES)} at stake.`,
    littleAtStake: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}, but you would lose only ${count(spacesAtStake, SPACES)}.`,
    gainOutweighs: ({ busts, difference }) =>
      `${rolls(busts)}, but rolling on is ${points(difference)} better than taking.`,
    takeOutweighs: ({ difference }) => `taking is ${points(difference)} better than rolling on.`,
    closeCall: ({ difference }) =>
      pointsOf(difference) === 0
        ? 'the second-best choice is just as good.'
        : `it is close: only ${points(difference)} better than the second-best choice.`,
  },
};

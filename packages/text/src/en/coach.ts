import type { CoachText } from '../catalog.ts';
import { pointsOf } from '../coach.ts';
import { CLAIMED_SPACES, CLAIMS, grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const rolls = (busts: number): string => `${busts} of 216 rolls bust`;
const points = (share: number): string => count(pointsOf(share), { one: 'point', other: 'points' });

export const coach: CoachText = {
  roll: 'Roll',
  take: 'Take',
  placeAndRoll: (stake, space) => `Place ${stake} on ${space}, then roll`,
  placeAndTake: (stake, space) => `Place ${stake} on ${space}, then take`,
  reasons: {
    winsNow: () => 'this wins the game.',
    mustCatchUp: ({ leader, gap }, names) =>
      gap > 0
        ? `this is the last turn, and ${names.player(leader)} is ${count(gap, SPACES)} ahead.`
        : `this is the last turn, and ${names.player(leader)} wins the tie.`,
    callsLastRound: ({ claims }) =>
      `your ${count(claims, CLAIMED_SPACES)} call the last round, and its last turn is yours.`,
    joinsGroups: ({ groups, to }) =>
      `this joins ${groups} of your groups to a mine of ${count(to, SPACES)}.`,
    blocksRival: ({ seat, from, to }, names) =>
      `${names.player(seat)}’s mine shrinks from ${from} to ${count(to, SPACES)}.`,
    mineGrows: ({ from, to }) => `your mine grows from ${from} to ${count(to, SPACES)}.`,
    claimForGood: ({ space }) => `space ${words.space(space)} is then yours for good.`,
    safestPlacement: ({ busts, next }) =>
      `after it only ${rolls(busts)}, on any other space at least ${next}.`,
    claimsAtStake: ({ claims, busts }) =>
      `${count(claims, CLAIMS)} ${claims === 1 ? 'is' : 'are'} on the table, and ${rolls(busts)}.`,
    riskOutweighs: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}, too many with ${count(spacesAtStake, SPACES)} at stake.`,
    littleRisk: ({ busts, spacesAtStake }) =>
      busts === 0
        ? 'no roll can bust.'
        : `only ${rolls(busts)}, with ${count(spacesAtStake, SPACES)} at stake.`,
    littleAtStake: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}, but only ${count(spacesAtStake, SPACES)} would be lost.`,
    gainOutweighs: ({ busts, difference }) =>
      `${rolls(busts)}, but rolling on is worth ${points(difference)} more than taking.`,
    takeOutweighs: ({ difference }) =>
      `taking is worth ${points(difference)} more than rolling on.`,
    closeCall: ({ difference }) =>
      pointsOf(difference) === 0
        ? 'the next best choice is just as good.'
        : `it is a close call, only ${points(difference)} better than the next best choice.`,
  },
};

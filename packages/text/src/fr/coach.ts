import type { CoachText } from '../catalog.ts';
import { pointsOf } from '../coach.ts';
import { CLAIMED_SPACES, CLAIMS, grammar, of, SPACES, words } from './words.ts';

const { count } = grammar;
const ROLLS = { one: 'lancer', other: 'lancers' };
const rolls = (busts: number): string =>
  `${count(busts, ROLLS)} sur 216 ${busts < 2 ? 'serait raté' : 'seraient ratés'}`;
const points = (share: number): string => count(pointsOf(share), { one: 'point', other: 'points' });

export const coach: CoachText = {
  roll: 'Lance les dés',
  take: 'Prends tes cases',
  placeAndRoll: (stake, space) => `Pose ${stake} en ${space}, puis relance`,
  placeAndTake: (stake, space) => `Pose ${stake} en ${space}, puis prends tes cases`,
  reasons: {
    winsNow: () => 'tu gagnes la partie.',
    mustCatchUp: ({ leader, gap }, names) =>
      gap > 0
        ? `c’est le dernier tour, et ${names.player(leader)} a ${count(gap, SPACES)} d’avance.`
        : `c’est le dernier tour, et ${names.player(leader)} gagne en cas d’égalité.`,
    callsLastRound: ({ claims }) =>
      `avec ${count(claims, CLAIMED_SPACES)}, tu annonces la dernière manche et tu joues en dernier.`,
    joinsGroups: ({ groups, to }) =>
      `${groups} de tes mines n’en font plus qu’une, de ${count(to, SPACES)}.`,
    blocksRival: ({ seat, from, to }, names) =>
      `la mine ${of(names.player(seat))} passe de ${from} à ${count(to, SPACES)}.`,
    mineGrows: ({ from, to }) => `ta mine passe de ${from} à ${count(to, SPACES)}.`,
    claimForGood: ({ space }) => `la case ${words.space(space)} est alors à toi pour toujours.`,
    safestPlacement: ({ busts, next }) =>
      `ensuite, seulement ${rolls(busts)}. Sur toute autre case, c’est au moins ${next}.`,
    claimsAtStake: ({ claims, busts }) =>
      `tu risques ${count(claims, CLAIMS)}, et ${rolls(busts)}.`,
    riskOutweighs: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}. C’est trop quand on risque ${count(spacesAtStake, SPACES)}.`,
    littleRisk: ({ busts, spacesAtStake }) =>
      busts === 0
        ? 'tu ne peux pas rater.'
        : `${rolls(busts)}, c’est peu, et tu risques ${count(spacesAtStake, SPACES)}.`,
    littleAtStake: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}, mais tu ne risques que ${count(spacesAtStake, SPACES)}.`,
    gainOutweighs: ({ busts, difference }) =>
      `${rolls(busts)}, mais relancer vaut ${points(difference)} de plus que prendre.`,
    takeOutweighs: ({ difference }) => `prendre vaut ${points(difference)} de plus que relancer.`,
    closeCall: ({ difference }) =>
      pointsOf(difference) === 0
        ? 'le deuxième choix est tout aussi bon.'
        : `c’est serré, avec seulement ${points(difference)} de plus que le deuxième choix.`,
  },
};

import type { CoachText } from '../catalog.ts';
import { pointsOf } from '../coach.ts';
import { CLAIMED_SPACES, CLAIMS, grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const rolls = (busts: number): string => `bij ${busts} van de 216 worpen`;
const points = (share: number): string =>
  count(pointsOf(share), { one: 'procentpunt', other: 'procentpunt' });

export const coach: CoachText = {
  roll: 'Dobbel',
  take: 'Stop en neem je velden',
  placeAndRoll: (stake, space) => `Plaats ${stake} op ${space} en dobbel nog eens`,
  placeAndTake: (stake, space) => `Plaats ${stake} op ${space}, stop dan en neem je velden`,
  reasons: {
    winsNow: () => 'daarmee win je het spel.',
    mustCatchUp: ({ leader, gap }, names) =>
      gap > 0
        ? `het is de laatste beurt, en ${names.player(leader)} staat ${count(gap, SPACES)} voor.`
        : `het is de laatste beurt, en ${names.player(leader)} wint bij gelijke stand.`,
    callsLastRound: ({ claims }) =>
      `met ${count(claims, CLAIMED_SPACES)} kondig je de laatste ronde aan en kom je als laatste.`,
    joinsGroups: ({ groups, to }) =>
      `dat verbindt ${groups} van je groepen tot een groep van ${count(to, SPACES)}.`,
    blocksRival: ({ seat, from, to }, names) =>
      `de grootste groep van ${names.player(seat)} krimpt van ${from} naar ${count(to, SPACES)}.`,
    mineGrows: ({ from, to }) => `je grootste groep groeit van ${from} naar ${count(to, SPACES)}.`,
    claimForGood: ({ space }) => `veld ${words.space(space)} is dan definitief van jou.`,
    safestPlacement: ({ busts, next }) =>
      `daarna ben je alleen ${rolls(busts)} alles kwijt. Op elk ander veld is dat bij minstens ${next}.`,
    claimsAtStake: ({ claims, busts }) =>
      `het gaat om ${count(claims, CLAIMS)}, en ${rolls(busts)} ben je alles kwijt.`,
    riskOutweighs: ({ busts, spacesAtStake }) =>
      `${rolls(busts)} ben je alles kwijt. Dat is te veel als het om ${count(spacesAtStake, SPACES)} gaat.`,
    littleRisk: ({ busts, spacesAtStake }) =>
      busts === 0
        ? 'je kunt niets verliezen.'
        : `alleen ${rolls(busts)} ben je alles kwijt, en het gaat om ${count(spacesAtStake, SPACES)}.`,
    littleAtStake: ({ busts, spacesAtStake }) =>
      `${rolls(busts)} ben je alles kwijt, maar dat is dan maar ${count(spacesAtStake, SPACES)}.`,
    gainOutweighs: ({ busts, difference }) =>
      `${rolls(busts)} ben je alles kwijt, maar nog eens dobbelen is ${points(difference)} beter dan stoppen.`,
    takeOutweighs: ({ difference }) =>
      `stoppen is ${points(difference)} beter dan nog eens dobbelen.`,
    closeCall: ({ difference }) =>
      pointsOf(difference) === 0
        ? 'de op één na beste keuze is even goed.'
        : `het scheelt weinig: maar ${points(difference)} beter dan de op één na beste keuze.`,
  },
};

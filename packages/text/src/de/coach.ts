import type { CoachText } from '../catalog.ts';
import { pointsOf } from '../coach.ts';
import { CLAIMED_SPACES, CLAIMS, grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const rolls = (busts: number): string => `bei ${busts} von 216 Würfen`;
/** After "mit": the dative. */
const withSpaces = (n: number): string => count(n, { one: 'Feld', other: 'Feldern' });
const points = (share: number): string =>
  count(pointsOf(share), { one: 'Prozentpunkt', other: 'Prozentpunkte' });

export const coach: CoachText = {
  roll: 'Würfle',
  take: 'Besetze die Felder',
  placeAndRoll: (stake, space) => `Setze ${stake} auf ${space} und würfle weiter`,
  placeAndTake: (stake, space) => `Setze ${stake} auf ${space} und besetze dann die Felder`,
  reasons: {
    winsNow: () => 'Damit gewinnst du das Spiel.',
    mustCatchUp: ({ leader, gap }, names) =>
      gap > 0
        ? `Es ist der letzte Zug, und ${names.player(leader)} führt mit ${withSpaces(gap)} Vorsprung.`
        : `Es ist der letzte Zug, und ${names.player(leader)} gewinnt bei Gleichstand.`,
    callsLastRound: ({ claims }) =>
      `Mit ${count(claims, CLAIMED_SPACES)} rufst du die letzte Runde aus und kommst zuletzt.`,
    joinsGroups: ({ groups, to }) =>
      `Das verbindet ${groups} deiner Goldminen zu einer mit ${withSpaces(to)}.`,
    blocksRival: ({ seat, from, to }, names) =>
      `Die Goldmine von ${names.player(seat)} schrumpft von ${from} auf ${count(to, SPACES)}.`,
    mineGrows: ({ from, to }) => `Deine Goldmine wächst von ${from} auf ${count(to, SPACES)}.`,
    claimForGood: ({ space }) => `Feld ${words.space(space)} gehört dann für immer dir.`,
    safestPlacement: ({ busts, next }) =>
      `Danach hättest du nur ${rolls(busts)} Pech. Auf jedem anderen Feld wären es mindestens ${next}.`,
    claimsAtStake: ({ claims, busts }) =>
      `Es geht um ${count(claims, CLAIMS)}, und ${rolls(busts)} hättest du Pech.`,
    riskOutweighs: ({ busts, spacesAtStake }) =>
      `Pech hättest du ${rolls(busts)}. Das ist zu viel, wenn es um ${count(spacesAtStake, SPACES)} geht.`,
    littleRisk: ({ busts, spacesAtStake }) =>
      busts === 0
        ? 'Du kannst kein Pech haben.'
        : `Nur ${rolls(busts)} hättest du Pech, und es geht um ${count(spacesAtStake, SPACES)}.`,
    littleAtStake: ({ busts, spacesAtStake }) =>
      `Pech hättest du ${rolls(busts)}, aber verlieren würdest du nur ${count(spacesAtStake, SPACES)}.`,
    gainOutweighs: ({ busts, difference }) =>
      `Pech hättest du ${rolls(busts)}, aber Weiterwürfeln ist um ${points(difference)} besser als Besetzen.`,
    takeOutweighs: ({ difference }) =>
      `Besetzen ist um ${points(difference)} besser als Weiterwürfeln.`,
    closeCall: ({ difference }) =>
      pointsOf(difference) === 0
        ? 'Die zweitbeste Wahl ist genauso gut.'
        : `Es ist knapp: nur ${points(difference)} besser als die zweitbeste Wahl.`,
  },
};

import type { CoachText } from '../catalog.ts';
import { pointsOf } from '../coach.ts';
import { CLAIMED_SPACES, CLAIMS, grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const rolls = (busts: number): string =>
  `${busts} de 216 tiradas ${busts === 1 ? 'acabaría' : 'acabarían'} en derrumbe`;
const points = (share: number): string =>
  count(pointsOf(share), { one: 'punto porcentual', other: 'puntos porcentuales' });

export const coach: CoachText = {
  roll: 'Tira',
  take: 'Plántate',
  placeAndRoll: (stake, space) => `Pon ${stake} en ${space} y tira otra vez`,
  placeAndTake: (stake, space) => `Pon ${stake} en ${space} y plántate`,
  // After a colon Spanish goes on with a small letter.
  reasons: {
    winsNow: () => 'así ganas la partida.',
    mustCatchUp: ({ leader, gap }, names) =>
      gap > 0
        ? `es el último turno, y ${names.player(leader)} te lleva ${count(gap, SPACES)}.`
        : `es el último turno, y ${names.player(leader)} gana el empate.`,
    callsLastRound: ({ claims }) =>
      `con ${count(claims, CLAIMED_SPACES)} anuncias la última ronda y juegas al final.`,
    joinsGroups: ({ groups, to }) =>
      `así unes ${groups} de tus minas en una de ${count(to, SPACES)}.`,
    blocksRival: ({ seat, from, to }, names) =>
      `la mina de ${names.player(seat)} baja de ${from} a ${count(to, SPACES)}.`,
    mineGrows: ({ from, to }) => `tu mina crece de ${from} a ${count(to, SPACES)}.`,
    claimForGood: ({ space }) => `la casilla ${words.space(space)} será tuya para siempre.`,
    safestPlacement: ({ busts, next }) =>
      `después solo ${rolls(busts)}. En cualquier otra casilla serían al menos ${next}.`,
    claimsAtStake: ({ claims, busts }) =>
      `hay ${count(claims, CLAIMS)} en juego, y ${rolls(busts)}.`,
    riskOutweighs: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}. Son demasiadas con ${count(spacesAtStake, SPACES)} en juego.`,
    littleRisk: ({ busts, spacesAtStake }) =>
      busts === 0
        ? 'no puede haber derrumbe.'
        : `solo ${rolls(busts)}, y tienes ${count(spacesAtStake, SPACES)} en juego.`,
    littleAtStake: ({ busts, spacesAtStake }) =>
      `${rolls(busts)}, pero solo perderías ${count(spacesAtStake, SPACES)}.`,
    gainOutweighs: ({ busts, difference }) =>
      `${rolls(busts)}, pero seguir vale ${points(difference)} más que plantarte.`,
    takeOutweighs: ({ difference }) => `plantarte vale ${points(difference)} más que seguir.`,
    closeCall: ({ difference }) =>
      pointsOf(difference) === 0
        ? 'la segunda mejor opción es igual de buena.'
        : `es por poco, solo ${points(difference)} mejor que la segunda opción.`,
  },
};

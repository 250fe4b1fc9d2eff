import { CLAIM_SUPPLY, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { RefusalText, SetupRefusalText } from '../catalog.ts';
import { words } from './words.ts';

export const refusals: RefusalText = {
  gameIsOver: () => 'La partie est finie.',
  noSuchSeat: ({ seat }) => `Il n’y a pas de place ${seat + 1} dans cette partie.`,
  notYourTurn: ({ onTurn }, names) => `Un moment : c’est à ${names.player(onTurn)} de jouer.`,
  alreadyGone: ({ seat }, names) => `${names.player(seat)} a déjà quitté la partie.`,
  rollIsDue: () => 'Lance d’abord les dés.',
  placementIsDue: ({ roll }) => `Pose d’abord un jeton pour ${words.roll(roll)}.`,
  diceAreRolling: () => 'Les dés roulent encore.',
  noDiceRequested: () => 'Les dés n’ont pas encore été lancés.',
  decisionIsDue: () => 'Ton jeton est déjà posé pour ce lancer. Relance, ou prends tes cases.',
  nothingToTake: () => 'Il n’y a encore rien à prendre : lance d’abord les dés.',
  nothingToUndo: () => 'Il n’y a rien à annuler.',
  spaceNotInRoll: ({ space, roll }) =>
    `Avec ${words.roll(roll)}, tu ne peux pas aller sur la case ${words.space(space)}.`,
  spaceClaimed: ({ space, owner }, names) =>
    `La case ${words.space(space)} est à ${names.color(owner)} pour toujours.`,
  spaceStaked: ({ space }) => `Il y a déjà une borne sur la case ${words.space(space)}.`,
  squatterInPlay: ({ space, squatter, at }) =>
    `Le squatteur ${squatter} est déjà en ${words.space(at)}. Il ne peut pas aller en ${words.space(space)}.`,
  noClaimLeft: ({ space }) =>
    `Les ${CLAIM_SUPPLY} bornes sont sur le plateau. Il n’en reste pas pour la case ${words.space(space)}.`,
};

export const setupRefusals: SetupRefusalText = {
  seatCount: ({ seats }) => `On joue de ${MIN_SEATS} à ${MAX_SEATS} joueurs, pas à ${seats}.`,
  colorTwice: ({ color }) => `${words.colors[color]} ne peut jouer qu’une fois.`,
  rollOffIsOver: () => 'On sait déjà qui commence.',
};

import { CLAIM_SUPPLY, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { RefusalText, SetupRefusalText } from '../catalog.ts';
import { words } from './words.ts';

export const refusals: RefusalText = {
  gameIsOver: () => 'La partida ha terminado.',
  noSuchSeat: ({ seat }) => `En esta partida no hay asiento ${seat + 1}.`,
  notYourTurn: ({ onTurn }, names) => `Espera un momento: le toca a ${names.player(onTurn)}.`,
  alreadyGone: ({ seat }, names) => `${names.player(seat)} ya dejó la partida.`,
  rollIsDue: () => 'Primero tira los dados.',
  placementIsDue: ({ roll }) => `Primero pon una pieza con ${words.roll(roll)}.`,
  diceAreRolling: () => 'Los dados todavía ruedan.',
  noDiceRequested: () => 'Todavía no se han tirado los dados.',
  decisionIsDue: () => 'Ya pusiste una pieza con esta tirada. Tira otra vez o plántate.',
  nothingToTake: () => 'Todavía no hay nada que quedarse: primero tira los dados.',
  nothingToUndo: () => 'No hay nada que deshacer.',
  spaceNotInRoll: ({ space, roll }) =>
    `Con ${words.roll(roll)} no llegas a la casilla ${words.space(space)}.`,
  spaceClaimed: ({ space, owner }, names) =>
    `La casilla ${words.space(space)} es de ${names.color(owner)} para siempre.`,
  spaceStaked: ({ space }) => `Ya hay un título en la casilla ${words.space(space)}.`,
  squatterInPlay: ({ space, squatter, at }) =>
    `La estaca ${squatter} ya está en la casilla ${words.space(at)}. No puede ir a ${words.space(space)}.`,
  noClaimLeft: ({ space }) =>
    `Los ${CLAIM_SUPPLY} títulos están en el tablero. No queda ninguno para la casilla ${words.space(space)}.`,
};

export const setupRefusals: SetupRefusalText = {
  seatCount: ({ seats }) => `Pueden jugar de ${MIN_SEATS} a ${MAX_SEATS} jugadores, no ${seats}.`,
  colorTwice: ({ color }) => `${words.colors[color]} solo puede jugar una vez.`,
  rollOffIsOver: () => 'Ya está decidido quién empieza.',
};

import { CLAIM_SUPPLY, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { RefusalText, SetupRefusalText } from '../catalog.ts';
import { words } from './words.ts';

export const refusals: RefusalText = {
  gameIsOver: () => 'Das Spiel ist aus.',
  noSuchSeat: ({ seat }) => `Platz ${seat + 1} gibt es in diesem Spiel nicht.`,
  notYourTurn: ({ onTurn }, names) => `Warte kurz: ${names.player(onTurn)} ist am Zug.`,
  alreadyGone: ({ seat }, names) => `${names.player(seat)} hat das Spiel schon verlassen.`,
  rollIsDue: () => 'Würfle zuerst.',
  placementIsDue: ({ roll }) => `Setze zuerst einen Stein für ${words.roll(roll)}.`,
  diceAreRolling: () => 'Die Würfel rollen noch.',
  noDiceRequested: () => 'Es wurde noch nicht gewürfelt.',
  decisionIsDue: () =>
    'Für diesen Wurf hast du schon einen Stein gesetzt. Würfle noch einmal oder besetze deine Felder.',
  nothingToTake: () => 'Du kannst noch nichts besetzen: Würfle zuerst.',
  nothingToUndo: () => 'Du kannst hier nichts zurücknehmen.',
  spaceNotInRoll: ({ space, roll }) =>
    `Feld ${words.space(space)} passt nicht zum Wurf ${words.roll(roll)}.`,
  spaceClaimed: ({ space, owner }, names) =>
    `Feld ${words.space(space)} gehört ${names.color(owner)} für immer.`,
  spaceStaked: ({ space }) =>
    `Auf Feld ${words.space(space)} liegt schon ein Besitzstein aus diesem Zug.`,
  squatterInPlay: ({ space, squatter, at }) =>
    `Anspruchstein ${squatter} liegt schon auf Feld ${words.space(at)} und kann nicht auf ${words.space(space)} gesetzt werden.`,
  noClaimLeft: ({ space }) =>
    `Alle ${CLAIM_SUPPLY} Besitzsteine liegen auf dem Spielplan: Für Feld ${words.space(space)} ist keiner mehr da.`,
};

export const setupRefusals: SetupRefusalText = {
  seatCount: ({ seats }) =>
    `${MIN_SEATS} bis ${MAX_SEATS} Spieler können mitspielen, nicht ${seats}.`,
  colorTwice: ({ color }) => `${words.colors[color]} kann nur einmal mitspielen.`,
  rollOffIsOver: () => 'Es steht schon fest, wer beginnt.',
};

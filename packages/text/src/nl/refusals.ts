import { CLAIM_SUPPLY, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { RefusalText, SetupRefusalText } from '../catalog.ts';
import { words } from './words.ts';

export const refusals: RefusalText = {
  gameIsOver: () => 'Het spel is afgelopen.',
  noSuchSeat: ({ seat }) => `Plaats ${seat + 1} bestaat niet in dit spel.`,
  notYourTurn: ({ onTurn }, names) => `Wacht even: ${names.player(onTurn)} is aan de beurt.`,
  alreadyGone: ({ seat }, names) => `${names.player(seat)} heeft het spel al verlaten.`,
  rollIsDue: () => 'Dobbel eerst.',
  placementIsDue: ({ roll }) => `Plaats eerst een steen voor ${words.roll(roll)}.`,
  diceAreRolling: () => 'De dobbelstenen rollen nog.',
  noDiceRequested: () => 'Er is nog niet gedobbeld.',
  decisionIsDue: () =>
    'Voor deze worp heb je al een steen geplaatst. Dobbel nog eens, of stop en neem je velden.',
  nothingToTake: () => 'Je kunt nog geen velden nemen: dobbel eerst.',
  nothingToUndo: () => 'Je kunt hier niets terugnemen.',
  spaceNotInRoll: ({ space, roll }) =>
    `Veld ${words.space(space)} past niet bij de worp ${words.roll(roll)}.`,
  spaceClaimed: ({ space, owner }, names) =>
    `Veld ${words.space(space)} is definitief van ${names.color(owner)}.`,
  spaceStaked: ({ space }) =>
    `Op veld ${words.space(space)} ligt al een claimsteen van deze beurt.`,
  squatterInPlay: ({ space, squatter, at }) =>
    `Kraaksteen ${squatter} ligt al op veld ${words.space(at)} en kan niet op ${words.space(space)} geplaatst worden.`,
  noClaimLeft: ({ space }) =>
    `Alle ${CLAIM_SUPPLY} claimstenen liggen op het bord: er is er geen meer over voor veld ${words.space(space)}.`,
};

export const setupRefusals: SetupRefusalText = {
  seatCount: ({ seats }) =>
    `Er kunnen ${MIN_SEATS} tot en met ${MAX_SEATS} spelers meedoen, geen ${seats}.`,
  colorTwice: ({ color }) => `${words.colors[color]} kan maar één keer meedoen.`,
  rollOffIsOver: () => 'Het staat al vast wie begint.',
};

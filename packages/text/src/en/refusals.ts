import { CLAIM_SUPPLY, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { RefusalText, SetupRefusalText } from '../catalog.ts';
import { words } from './words.ts';

export const refusals: RefusalText = {
  gameIsOver: () => 'The game is over.',
  noSuchSeat: ({ seat }) => `There is no seat ${seat + 1} in this game.`,
  notYourTurn: ({ onTurn }, names) => `Wait a moment: it is ${names.player(onTurn)}’s turn.`,
  alreadyGone: ({ seat }, names) => `${names.player(seat)} has already left the game.`,
  rollIsDue: () => 'Roll the dice first.',
  placementIsDue: ({ roll }) => `Place a marker for ${words.roll(roll)} first.`,
  diceAreRolling: () => 'The dice are still rolling.',
  noDiceRequested: () => 'Nobody has asked for the dice.',
  decisionIsDue: () => 'A marker is placed for this roll already. Roll again or take.',
  nothingToTake: () => 'There is nothing to take yet: roll the dice first.',
  nothingToUndo: () => 'There is nothing to undo.',
  spaceNotInRoll: ({ space, roll }) =>
    `Space ${words.space(space)} does not go with ${words.roll(roll)}.`,
  spaceClaimed: ({ space, owner }, names) =>
    `Space ${words.space(space)} belongs to ${names.color(owner)} for good.`,
  spaceStaked: ({ space }) => `A claim of this turn already lies on space ${words.space(space)}.`,
  squatterInPlay: ({ space, squatter, at }) =>
    `Squatter ${squatter} already lies on space ${words.space(at)}, so it cannot go to ${words.space(space)}.`,
  noClaimLeft: ({ space }) =>
    `All ${CLAIM_SUPPLY} claims are on the board: none is left for space ${words.space(space)}.`,
};

export const setupRefusals: SetupRefusalText = {
  seatCount: ({ seats }) => `${MIN_SEATS} to ${MAX_SEATS} can play, not ${seats}.`,
  colorTwice: ({ color }) => `${words.colors[color]} can play only once.`,
  rollOffIsOver: () => 'It is already settled who begins.',
};

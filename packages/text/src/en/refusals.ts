import { CLAIM_SUPPLY, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { RefusalText, SetupRefusalText } from '../catalog.ts';
import { words } from './words.ts';

/** Why a choice is not allowed; shown to the player who made it. */
export const refusals: RefusalText = {
  gameIsOver: () => 'The game is over.',
  noSuchSeat: ({ seat }) => `There is no seat ${seat + 1} in this game.`,
  notYourTurn: ({ onTurn }, names) => `Wait a moment: it is ${names.player(onTurn)}’s turn.`,
  alreadyGone: ({ seat }, names) => `${names.player(seat)} has already left the game.`,
  rollIsDue: () => 'Roll the dice first.',
  placementIsDue: ({ roll }) => `Place a marker for ${words.roll(roll)} first.`,
  diceAreRolling: () => 'The dice are still rolling.',
  noDiceRequested: () => 'The dice have not been rolled yet.',
  decisionIsDue: () => 'You have already placed a marker for this roll. Roll again or take.',
  nothingToTake: () => 'There is nothing to take yet: roll the dice first.',
  nothingToUndo: () => 'There is nothing to undo.',
  spaceNotInRoll: ({ space, roll }) =>
    `You cannot reach space ${words.space(space)} with ${words.roll(roll)}.`,
  spaceClaimed: ({ space, owner }, names) =>
    `Space ${words.space(space)} belongs to ${names.color(owner)} for good.`,
  spaceStaked: ({ space }) => `There is already a claim on space ${words.space(space)}.`,
  squatterInPlay: ({ space, squatter, at }) =>
    `Squatter ${squatter} is already on space ${words.space(at)}, so it cannot go on ${words.space(space)}.`,
  noClaimLeft: ({ space }) =>
    `All ${CLAIM_SUPPLY} claims are on the board. None is left for space ${words.space(space)}.`,
};

/** Why a game cannot begin this way. */
export const setupRefusals: SetupRefusalText = {
  seatCount: ({ seats }) => `${MIN_SEATS} to ${MAX_SEATS} players can play, not ${seats}.`,
  colorTwice: ({ color }) => `${words.colors[color]} can play only once.`,
  rollOffIsOver: () => 'It is already decided who begins.',
};

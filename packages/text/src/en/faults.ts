import { CLAIM_SUPPLY, COLORS, letterOf } from '@claim-it/rules';
import type { NotationText } from '../catalog.ts';
import { excerpt } from '../excerpt.ts';
import { grammar, SPACES, words } from './words.ts';

const quoted = (found: string): string => `“${excerpt(found)}”`;

/** Tokens such as `take`, `std` or `c@14` are the notation's own and are never translated. */
export const notation: NotationText = {
  textEnds: () => 'The text ends too early.',
  fieldCount: ({ fields }) => `A position has 6 fields, not ${fields}.`,
  rowCount: ({ rows }) => `A board has 6 rows, not ${rows}.`,
  spaceCount: ({ row, spaces }) => `Row ${row} has ${grammar.count(spaces, SPACES)} instead of 6.`,
  unknownMarker: ({ found }) => `${quoted(found)} is not a marker.`,
  unknownSeat: ({ found }) =>
    `${quoted(found)} is not a seat: the letters are ${grammar.list(COLORS.map(letterOf))}.`,
  seatNotInGame: ({ color }) => `${words.colors[color]} does not play in this game.`,
  seatHasLeft: ({ color }) => `${words.colors[color]} has left the game and cannot be on turn.`,
  notARoll: ({ found }) =>
    `${quoted(found)} is not a roll: write three numbers from 1 to 6, the lowest first.`,
  notTurnsLeft: ({ found, seats }) =>
    `${quoted(found)} does not say how many turns are left: write - or a number from 0 to ${seats}.`,
  unknownRules: ({ found }) => `${quoted(found)} is not a set of rules: write std or reuse.`,
  unknownToken: ({ found }) =>
    `${quoted(found)} is not a move: write a roll (145), a placement (s4@15 or c@14) or take.`,
  stakeOnClaimed: ({ space }) =>
    `Space ${words.space(space)} is claimed for good: nothing can lie on it this turn.`,
  squatterOnOwn: ({ space }) =>
    `Space ${words.space(space)} belongs to the player on turn: only a claim can lie on it.`,
  claimOnNothing: ({ space }) =>
    `The claim on space ${words.space(space)} needs a squatter or the player’s own marker under it.`,
  squatterNotReturned: ({ space }) =>
    `In the variation no squatter stays under the claim on space ${words.space(space)}.`,
  squatterTwice: ({ squatter }) => `Squatter ${squatter} lies on the board twice.`,
  tooManyClaims: ({ claims }) => `There are only ${CLAIM_SUPPLY} claims, not ${claims}.`,
  turnAfterEnd: () => 'The game is over (0 turns left), but a turn is still going on.',
  oneSeatLeft: () =>
    'Too many players have left. One must stay, and with only one left the game is over.',
  tagUnreadable: ({ found }) => `${quoted(found)} is not a tag: write [Name "value"].`,
  tagMissing: ({ tag }) => `The tag ${excerpt(tag)} is missing.`,
  tagTwice: ({ tag }) => `The tag ${excerpt(tag)} is here twice.`,
  tagAfterMoves: () => 'A tag must come before the first turn.',
  commentNotClosed: () => 'This comment begins with { but has no } at its end.',
  turnNumber: ({ expected, found }) => `This should be turn ${expected}., not ${quoted(found)}.`,
  otherSeatOnTurn: ({ onTurn, found }) =>
    `${words.colors[onTurn]} is on turn here, not ${quoted(found)}.`,
  turnNotClosed: () => 'A turn has no end here: close it with take, bust or gone.',
  turnClosed: ({ found }) => `The turn has already ended: ${quoted(found)} is too much.`,
  recordCut: () => 'The record stops before the game is over.',
  resultDiffers: ({ says, is }) => `The result is ${quoted(is)}, not ${quoted(says)}.`,
  otherMarker: ({ space, stake }) =>
    `The rules put ${words.stake(stake)} on space ${words.space(space)}, no other marker.`,
  rollIsNoBust: () => 'There is no bust here: the roll can be placed.',
};

import type { DiceRefusal, Owner } from '@claim-it/fairness';
import { formatRoll } from '@claim-it/rules';
import type { Sentences } from '../../catalog.ts';
import type { SayableProofFault } from '../../proof.ts';
import { say } from '../../say.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const rollsOf = (n: number): string => count(n, { one: 'roll', other: 'rolls' });
const ownerOf = (owner: Owner): string => (owner === 'house' ? 'server' : `player ${owner}`);

/** Why a step is not allowed; these follow “because”. */
const refusals: Sentences<DiceRefusal, []> = {
  unreadableHash: ({ found }) => `“${found}” is not a hash`,
  unreadableGame: ({ found }) => `“${found}” cannot be the name of a game`,
  unreadableRules: ({ found }) => `“${found}” cannot be rules`,
  playerCount: ({ players }) => `there cannot be ${players} players`,
  onlyBots: () => 'only bots play',
  tipKnown: ({ owner }) => `a tip was used before (${ownerOf(owner)})`,
  noSuchPlayer: ({ player }) => `there is no player ${player}`,
  playerIsBot: ({ player }) => `player ${player} is a bot`,
  playerIsAway: ({ player }) => `player ${player} is away`,
  playerIsPresent: ({ player }) => `player ${player} is present`,
  alreadyStirred: ({ player }) => `player ${player} has stirred already`,
  shakeIsDue: ({ players }) => `these players have not shaken: ${players.join(', ')}`,
  alreadyBegun: () => 'the game has begun already',
  notBegun: () => 'the game has not begun',
  nobodyPresent: () => 'nobody is there to shake',
  stirNotInBowl: ({ stirs }) =>
    `not all of these players’ stirs are in the bowl: ${stirs.join(', ')}`,
  brokenLink: ({ owner }) => `an element does not follow the one before (${ownerOf(owner)})`,
  nextTipIsDue: ({ owner }) => `the tip of the next chain was due (${ownerOf(owner)})`,
  nextTipKnown: ({ owner }) => `the tip of the next chain is known (${ownerOf(owner)})`,
  keyIsLost: ({ player }) => `the key of player ${player} is lost`,
  keyIsNotLost: ({ player }) => `the key of player ${player} is not lost`,
  tooManyReseeds: ({ player }) => `player ${player} has had too many new chains`,
  bowlIsOpen: ({ players }) => `the bowl still needs the stirs of ${players.join(', ')}`,
  stirNotDue: ({ player }) => `the bowl does not need a stir of player ${player}`,
  chainIsNew: ({ player }) =>
    `the others have not opened an element since player ${player} got a new chain`,
  versionIsOld: () => 'the dice of version 1 have no such step',
  alreadyReplaced: ({ player }) => `others shake for player ${player} already`,
  chairIsTaken: ({ player }) => `player ${player} is a person and present`,
  tooManyJoins: ({ player }) => `too many people took the chair of player ${player}`,
};

/** Why a record is not proved. */
const fault: Sentences<SayableProofFault, []> = {
  noProof: () => 'it has no proof of its dice (the tag Dice).',
  unreadableProof: ({ word }) => `word ${word} of the proof cannot be read.`,
  brokenChain: ({ owner, chain }) => `chain ${chain} (${ownerOf(owner)}) does not lead to its tip.`,
  elementMissing: ({ owner }) =>
    `the steps of the proof need more than was revealed (${ownerOf(owner)}).`,
  elementsLeft: ({ owner }) =>
    `more was revealed than the steps of the proof use (${ownerOf(owner)}).`,
  stepRefused: ({ step, refusal }) =>
    `step ${step} of the proof is not allowed, because ${say(refusals, refusal)}.`,
  otherRules: ({ says, is }) => `the proof is for the rules ${says}, the record for ${is}.`,
  otherSeats: ({ says, is }) => `the proof is for ${says} players, the record for ${is}.`,
  otherDice: ({ number, line, says, is }) =>
    `roll ${number}, line ${line}: the record says ${formatRoll(says)}, the proof gives ${formatRoll(is)}.`,
  otherPlayer: ({ number, line }) =>
    `roll ${number}, line ${line}: in the proof it is another player’s.`,
  rollNotProved: ({ number, line }) => `roll ${number}, line ${line}: the proof does not have it.`,
  rollNotPlayed: ({ number }) => `roll ${number} of the proof is not in the record.`,
  sealDiffers: () => 'its seal does not match: a move or the proof was changed.',
};

/** The output of `claim-it verify`. Players are numbered as in the proof, from 0 around the table. */
export const verify = {
  proved: (game: string, code: string): string => `Proved: the dice of game ${game}, code ${code}.`,
  rolls: (n: number): string =>
    `${rollsOf(n)} checked: every roll follows from the proof, every move is allowed.`,
  hands: (hands: number, n: number): string => `${hands} took part in ${rollsOf(n)}.`,
  leftOut: (n: number): string => `In ${rollsOf(n)} somebody came too late.`,
  version1:
    'These are dice of version 1: nothing was changed after the game, but the server could have chosen the rolls.',
  named: (n: number, numbers: string): string =>
    `In ${rollsOf(n)} somebody went away after the others had shown their numbers, and could have chosen: ${numbers}.`,
  firstNamed:
    'Somebody went away after the others had shown their numbers, and could have chosen who begins.',
  nobodyChose: 'Nobody was able to choose a roll.',
  shaken: (n: number): string =>
    `In ${rollsOf(n)} somebody else shook the dice for a bot or a player who was away.`,
  reseeded: (name: string, n: number): string =>
    `${name} lost the key and got a new chain: ${count(n, { one: 'time', other: 'times' })}.`,
  joined: (name: string, n: number): string =>
    `A person took the chair of ${name} from a bot: ${count(n, { one: 'time', other: 'times' })}.`,
  pips: (counts: string, low: number, high: number): string =>
    `The numbers 1 to 6 were rolled ${counts} times; with fair dice 99 of 100 such counts are from ${low} to ${high}.`,
  notProved: (file: string, number: number, reason: string): string =>
    `${file}, record ${number}, is not proved: ${reason}`,
  fault: fault as typeof fault,
};

import { grammar } from '../words.ts';

const { count } = grammar;
const rollsOf = (n: number): string => count(n, { one: 'roll', other: 'rolls' });

/** What `claim-it verify` says. Players are numbered as in the proof, from 0 around the table. */
export const verify = {
  proved: (game: string, code: string): string => `Proved: the dice of game ${game}, code ${code}.`,
  rolls: (n: number): string =>
    `${rollsOf(n)} made again from the proof; every chain leads to its tip, every move is lawful.`,
  hands: (hands: number, n: number): string => `${hands} had a hand in ${rollsOf(n)}.`,
  leftOut: (n: number): string => `In ${rollsOf(n)} somebody’s stir was left out.`,
  version1:
    'The dice are of version 1: nothing was changed after the game, but the server could have chosen.',
  named: (n: number, numbers: string): string =>
    `In ${rollsOf(n)} somebody could have chosen by going away after the others had opened: ${numbers}.`,
  firstNamed: 'Somebody could have chosen who begins by going away after the others had opened.',
  nobodyChose: 'No roll could have been another: nobody was able to choose.',
  shaken: (n: number): string =>
    `In ${rollsOf(n)} somebody else shook for a bot or a player who was away.`,
  reseeded: (name: string, n: number): string =>
    `${name} lost the key and got a new chain: ${count(n, { one: 'time', other: 'times' })}.`,
  pips: (counts: string, low: number, high: number): string =>
    `Pips 1 to 6 fell ${counts} times; with honest dice 99 of 100 such numbers lie from ${low} to ${high}.`,
  house: 'house',
  player: (number: number): string => `player ${number}`,
  notProved: (file: string, number: number, reason: string): string =>
    `${file}, record ${number}, is not proved: ${reason}`,

  /** Why a record is not proved. */
  fault: {
    noProof: 'it carries no proof of its dice (the tag Dice).',
    unreadableProof: (word: number): string => `word ${word} of the proof cannot be read.`,
    brokenChain: (owner: string, chain: number): string =>
      `chain ${chain} (${owner}) does not lead to its tip.`,
    elementMissing: (owner: string): string =>
      `the steps of the proof need more than was revealed (${owner}).`,
    elementsLeft: (owner: string): string =>
      `more was revealed than the steps of the proof use (${owner}).`,
    stepRefused: (step: number, reason: string): string =>
      `step ${step} of the proof is not allowed, because ${reason}.`,
    otherRules: (says: string, is: string): string =>
      `the proof is for the rules ${says}, the record for ${is}.`,
    otherSeats: (says: number, is: number): string =>
      `the proof is for ${says} players, the record for ${is}.`,
    otherDice: (number: number, line: number, says: string, is: string): string =>
      `roll ${number}, line ${line}: the record says ${says}, the proof gives ${is}.`,
    otherPlayer: (number: number, line: number): string =>
      `roll ${number}, line ${line}: in the proof it is another player’s.`,
    rollNotProved: (number: number, line: number): string =>
      `roll ${number}, line ${line}: the proof does not have it.`,
    rollNotPlayed: (number: number): string => `roll ${number} of the proof is not in the record.`,
    sealDiffers: 'its seal does not fit: a move or the proof was changed.',
  },

  /** Why a step may not be; these follow “because”. */
  refusal: {
    unreadableHash: (found: string): string => `“${found}” is not a hash`,
    unreadableGame: (found: string): string => `“${found}” cannot be the name of a game`,
    unreadableRules: (found: string): string => `“${found}” cannot be rules`,
    playerCount: (players: number): string => `there cannot be ${players} players`,
    onlyBots: 'only bots play',
    tipKnown: (owner: string): string => `a tip was used before (${owner})`,
    noSuchPlayer: (player: number): string => `there is no player ${player}`,
    playerIsBot: (player: number): string => `player ${player} is a bot`,
    playerIsAway: (player: number): string => `player ${player} is away`,
    playerIsPresent: (player: number): string => `player ${player} is present`,
    alreadyStirred: (player: number): string => `player ${player} has stirred already`,
    shakeIsDue: (players: string): string => `these players have not shaken: ${players}`,
    alreadyBegun: 'the game has begun already',
    notBegun: 'the game has not begun',
    nobodyPresent: 'nobody is there to shake',
    stirNotInBowl: (players: string): string =>
      `not all of these players’ stirs are in the bowl: ${players}`,
    brokenLink: (owner: string): string => `an element does not follow the one before (${owner})`,
    nextTipIsDue: (owner: string): string => `the tip of the next chain was due (${owner})`,
    nextTipKnown: (owner: string): string => `the tip of the next chain is known (${owner})`,
    keyIsLost: (player: number): string => `the key of player ${player} is lost`,
    keyIsNotLost: (player: number): string => `the key of player ${player} is not lost`,
    tooManyReseeds: (player: number): string => `player ${player} has had too many new chains`,
    bowlIsOpen: (players: string): string => `the bowl still needs the stirs of ${players}`,
    stirNotDue: (player: number): string => `the bowl does not need a stir of player ${player}`,
    chainIsNew: (player: number): string =>
      `the others have not opened an element since player ${player} got a new chain`,
  },
};

import type { Roll, Space, Stake } from '@claim-it/rules';
import type { LegalFacts, MineChange, RollNote, RoomFacts, StatusFacts } from '../../facts.ts';
import { spokenRisk } from '../../numbers.ts';
import { CLAIMED_SPACES, grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
/** A number and its word stay on one line of a plate. */
const joined = (number: number): string => spaces(number).replace(' ', '\u00a0');
const dashed = (roll: readonly number[]): string => roll.join('-');
/** Without an article, as the notes write it. */
const bare = (stake: Stake): string =>
  stake.kind === 'squatter' ? `squatter ${stake.number}` : 'claim';
const growth = ({ from, to }: MineChange): string => `${from} → ${to}`;
const win = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? 'wins' : 'share the win'}`;

/** More claims than the last round needs are not shown as a part of the number. */
const claimsOf = (claims: number, needed: number): string =>
  claims > needed ? String(claims) : `${claims} of ${needed}`;

/** The table: labels, buttons, banners and what the live region says. */
export const table = {
  /** "3 players · round 9", and whether the variation is played. */
  room: ({ players, round, isVariation }: RoomFacts): string =>
    `${players} players · round ${round}${isVariation ? ' · variation' : ''}`,
  /** In the browser's tab. */
  tabTurn: (name: string): string => `${name}’s turn · Claim It!`,
  /** The brass plate at the top: a head and a short line beside it. */
  banner: {
    yourTurn: (name: string): string => `Your turn, ${name}`,
    passTo: (name: string): string => `Pass the device to ${name}`,
    rollFirst: 'Roll the dice',
    pickSpace: 'Choose a glowing space, then roll or take',
    rollOrTake: 'Roll again or take?',
    /** At the start of a turn of the last round, when the player can only roll. */
    lastRoundRoll: 'Last round: roll the dice',
    lastRoundHint: 'Last round: roll again or take?',
    lastTurnHint: 'The last turn of the game',
    rolling: (name: string): string => `${name} is rolling`,
    /** Beside the name of a player at another device: what the table waits for. */
    turnOf: (name: string): string => `${name}’s turn`,
    toRoll: 'to roll',
    choosing: 'is choosing a space',
    deciding: 'roll again or take?',
    waitingFor: (name: string): string => `Waiting for ${name}`,
    playsFor: ({ bot, name }: { readonly bot: string; readonly name: string }): string =>
      `${bot} plays for ${name}`,
    taking: (name: string): string => `${name} takes`,
    rollNumber: (number: number): string => `roll ${number}`,
    lastRound: 'Last round!',
    lastRoundWhy: ({ name, claims }: { readonly name: string; readonly claims: number }): string =>
      `${name} has ${count(claims, CLAIMED_SPACES)}. One more turn each.`,
    busted: 'Busted!',
    bustedLost: (lost: number): string =>
      lost === 0 ? 'Nothing was lost' : `${spaces(lost)} lost`,
    skipped: (name: string): string => `${name}’s turn is skipped`,
    whoBegins: 'Who begins?',
    over: 'The game is over',
    wins: (names: readonly string[]): string => `${win(names)}!`,
  },
  /** The card of each player beside the board; narrow. */
  cards: {
    heading: 'Players',
    you: 'you',
    bot: 'bot',
    gone: 'gone',
    away: 'away',
    awayMinutes: (minutes: number): string => `away ${minutes} min`,
    awayHours: (hours: number): string => `away ${hours} h`,
    awayDays: (days: number): string => `away ${count(days, { one: 'day', other: 'days' })}`,
    standIn: (bot: string): string => `${bot} plays`,
    mine: 'largest mine',
    claims: 'claims',
    spaces: 'spaces',
    lastRound: 'Last round',
    leads: 'In the lead',
    onTurn: 'On turn',
    pending: (claims: number): string => `plus ${claims} at stake`,
  },
  /** The symbol of each color, for players who do not see colors. */
  symbols: {
    green: 'cactus',
    blue: 'horseshoe',
    orange: 'lantern',
    red: 'star',
    violet: 'pickaxe',
  },
  /** Dice and markers beside the board. */
  tray: {
    dice: 'Dice',
    noDice: 'No roll yet',
    rolled: (roll: Roll): string => `The dice show ${words.roll(roll)}`,
    column: 'Column',
    row: 'Row',
    squatter: 'Squatter',
    claim: 'Claim',
    squatters: 'Squatters',
    squattersLeft: (number: number): string => `${number} left`,
    squatterFree: (number: number): string => `Squatter ${number} is free`,
    squatterOut: ({ number, space }: { readonly number: number; readonly space: Space }): string =>
      `Squatter ${number} is on ${words.space(space)}`,
    claimsLeft: (number: number): string =>
      count(number, { one: 'claim left', other: 'claims left' }),
    /** The same without the number, which is shown beside it in a large font. */
    claimsLeftLabel: (number: number): string => (number === 1 ? 'claim left' : 'claims left'),
  },
  /** The two large buttons, Roll and Take, with a line below each; short. */
  plates: {
    roll: 'Roll',
    rollAgain: 'Roll again',
    firstRoll: 'Three dice, one marker',
    take: (number: number): string => `Take ${joined(number)}`,
    takeNothing: 'Take',
    takeSure: (number: number): string => `Take ${joined(number)}?`,
    pressAgain: 'Press again to take',
    mine: (change: MineChange): string =>
      change.to > change.from ? `Mine grows ${growth(change)}` : `Mine stays ${change.to}`,
    /** For phones. */
    mineShort: (change: MineChange): string =>
      change.to > change.from ? `Mine ${growth(change)}` : `Mine stays ${change.to}`,
    callsLastRound: 'You call the last round',
    takeWins: 'The game ends: you win',
    takeShares: 'The game ends: you share the win',
    takeLoses: (names: readonly string[]): string => `The game ends: ${win(names)}`,
    /** How many of the 216 rolls bust. */
    risk: (busts: number): string => `${numbers.risk(busts)} bust risk: ${busts} of 216 rolls`,
    riskShort: (busts: number): string => `${numbers.risk(busts)} bust`,
    bands: { low: 'Low bust risk', middle: 'Medium bust risk', high: 'High bust risk' },
    keys: { roll: 'roll', take: 'take', move: 'move', help: 'help' },
  },
  /** The list of what happened; names stand before each line. */
  notes: {
    heading: 'What happened',
    all: 'All rolls',
    open: 'What happened',
    empty: 'Nothing has happened yet.',
    everybody: 'Everybody',
    filter: 'Show the turns of',
    /** Stands after the name and a colon: "2-3-5 → squatter 2 on 3,5". */
    roll: ({ roll, placed }: RollNote): string =>
      placed === null
        ? dashed(roll)
        : `${dashed(roll)} → ${bare(placed.stake)} on ${words.space(placed.space)}`,
    bust: ({ roll, lost }: { readonly roll: Roll; readonly lost: number }): string =>
      `${dashed(roll)} → bust, ${lost === 0 ? 'nothing lost' : `lost ${lost}`}`,
    /** These stand after the name without a colon: "took 3 spaces". */
    took: (number: number): string => `took ${spaces(number)}`,
    skipped: (lost: number): string =>
      lost === 0 ? 'missed a turn' : `missed a turn, lost ${lost}`,
    left: 'left the game',
    won: 'wins',
    asides: {
      lapsed: 'ran out of time',
      stoodIn: (bot: string): string => `is away: ${bot} plays meanwhile`,
      back: 'is back',
      tookOver: (bot: string): string => `has left: ${bot} plays on`,
      joined: 'takes over from a bot',
    },
    recap: 'Since your last turn',
    recapTook: ({ name, spaces: number }: Pick<StatusFacts, 'name' | 'spaces'>): string =>
      `${name} took ${number}`,
    recapBust: ({ name, lost }: { readonly name: string; readonly lost: number }): string =>
      lost === 0 ? `${name} busted` : `${name} busted, lost ${lost}`,
    recapLastRound: (name: string): string => `${name} called the last round`,
    recapSkipped: ({ name, lost }: { readonly name: string; readonly lost: number }): string =>
      lost === 0 ? `${name} missed a turn` : `${name} missed a turn, lost ${lost}`,
    recapLeft: (name: string): string => `${name} left`,
  },
  /** The menu of the table. */
  menu: {
    open: 'Menu',
    home: 'Home (your game is saved)',
    rules: 'Rules',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    lampOn: 'Night colors',
    lampOff: 'Day colors',
    rematch: 'Play again, same players',
    exportRecord: 'Save the record',
    analyse: 'Analyze this position',
    copyPosition: 'Copy the position',
    positionCopied: 'The position is copied.',
    lookBack: 'Look back at the game',
    share: 'Share the game as a link',
    linkCopied: 'The link is copied.',
    cannotCopy: 'This browser cannot copy it.',
    keys: 'Keys',
    leave: 'Leave the game',
    leaveWho: 'Who leaves?',
    leaveWhy: (name: string): string =>
      `${name} leaves for good. The markers stay, but the turns are skipped, and ${name} cannot win any more.`,
    leaveToBot: (name: string): string =>
      `${name} leaves for good. A bot plays on with the markers.`,
    leaveNow: (name: string): string => `${name} leaves`,
    cancel: 'Stay',
    close: 'Close',
  },
  /** The list of keys; each says what a key does. */
  help: {
    move: 'Move around the board',
    choose: 'Choose the space',
    next: 'Next glowing space',
    previous: 'Previous glowing space',
    jump: 'Go to column 3, row 5',
    roll: 'Roll',
    take: 'Take',
    notes: 'What happened',
    status: 'Read out the scores',
    mine: 'Outline the largest mine',
    changes: 'What has changed since your turn',
    undo: 'Undo a take, for three seconds',
    sound: 'Sound on or off',
    hint: 'A hint, if the coach is on',
    help: 'This help',
    close: 'Close, or skip the animation',
    lettersOff: 'Letter keys are switched off in the settings.',
  },
  /** The result of the game. */
  end: {
    asides: {
      lapsed: (name: string): string => `${name} ran out of time.`,
      stoodIn: ({ name, bot }: { readonly name: string; readonly bot: string }): string =>
        `${bot} played for ${name} for a while.`,
      tookOver: ({ name, bot }: { readonly name: string; readonly bot: string }): string =>
        `${name} left, and ${bot} played on.`,
    },
    alone: 'Everybody else has left the game.',
    player: 'Player',
    shared: 'Mines, claimed spaces and spaces are equal: you share the win.',
    report: 'Game review',
    share: 'Share the game',
    look: 'Look at the board',
    open: 'Result',
  },
  /** What a screen reader says, in whole sentences. */
  live: {
    /** "Josie rolled 2, 3 and 5. 4 spaces are possible: …" */
    rolled: ({
      name,
      roll,
      legal,
    }: {
      readonly name: string;
      readonly roll: Roll;
      readonly legal: readonly LegalFacts[];
    }): string => {
      const number = count(legal.length, {
        one: 'space is possible',
        other: 'spaces are possible',
      });
      const each = legal.map(({ stake, space, over }) => {
        const cover = over === null ? '' : ` over ${over}`;
        return `${bare(stake)} on ${words.space(space)}${cover}`;
      });
      return `${name} rolled ${words.roll(roll)}. ${number}: ${each.join('; ')}.`;
    },
    chosen: ({ space, stake, over }: LegalFacts): string => {
      const [column, row] = space.split(',');
      const cover = over === null ? '' : ` on ${over}`;
      return `Column ${column}, row ${row}: ${bare(stake)}${cover}.`;
    },
    risk: (busts: number): string =>
      `Bust risk ${spokenRisk(busts, { under: 'under 1', over: 'over 99' })} percent, ${busts} of 216 rolls.`,
    took: ({
      name,
      taken,
      mine,
      claims,
      needed,
    }: StatusFacts & { readonly taken: number }): string =>
      `${name} takes ${spaces(taken)}. Mine ${mine}, claims ${claimsOf(claims, needed)}.`,
    busted: ({ lost, next }: { readonly lost: number; readonly next: string }): string =>
      `Busted. ${lost === 0 ? 'Nothing was lost' : `${spaces(lost)} lost`}. ${next} is next.`,
    lastRound: (name: string): string => `${name} calls the last round.`,
    yourTurn: (name: string): string => `Your turn, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }: StatusFacts): string =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: largest mine ${mine}, claims ${claimsOf(claims, needed)}, ${spaces(number)}.`,
    largestMine: (number: number): string => `The largest mine: ${spaces(number)}.`,
  },
  /** When a game cannot be opened or saved. */
  trouble: {
    retry: 'Try again',
    playUnsaved: 'Play without saving',
    opening: 'Loading the game…',
    notFound: 'This game is not on this device',
    damaged: 'This game is damaged',
    forbidden: 'Games cannot be saved here',
    savedGames: 'Saved games',
  },
};

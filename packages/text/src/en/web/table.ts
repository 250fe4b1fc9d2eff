import type { Roll, Space, Stake } from '@claim-it/rules';
import type { LeadFacts, LegalFacts, MineChange, RollNote, StatusFacts } from '../../facts.ts';
import { CLAIMED_SPACES, grammar, SPACES, words } from '../words.ts';

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

/** The table: labels, buttons, banners and what the live region says. */
export const table = {
  /** "3 players · round 9" */
  room: ({ players, round }: { readonly players: number; readonly round: number }): string =>
    `${players} players · round ${round}`,
  /** In the browser's tab. */
  tabTurn: (name: string): string => `${name}’s turn · Claim It!`,
  /** The brass plate at the top: a head and a short line beside it. */
  banner: {
    yourTurn: (name: string): string => `Your turn, ${name}`,
    passTo: (name: string): string => `Pass the device to ${name}`,
    rollFirst: 'Roll the dice to begin',
    pickSpace: 'Pick a glowing space, then roll or take',
    rollOrTake: 'Roll again or take?',
    lastRoundHint: 'Last round: roll or take?',
    lastTurnHint: 'The last turn of the game',
    rolling: (name: string): string => `${name} is rolling`,
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
  cards: {
    heading: 'Players',
    you: 'you',
    bot: 'bot',
    gone: 'gone',
    mine: 'largest mine',
    claims: 'claims',
    spaces: 'spaces',
    lastRound: 'Last round',
    leads: 'In the lead',
    onTurn: 'On turn',
    pending: (claims: number): string => `and ${claims} more at risk`,
  },
  symbols: {
    green: 'cactus',
    blue: 'horseshoe',
    orange: 'lantern',
    red: 'star',
    violet: 'pickaxe',
  },
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
      `Squatter ${number} lies on ${words.space(space)}`,
    claimsLeft: (number: number): string =>
      count(number, { one: 'claim left', other: 'claims left' }),
    /** The same without the number, which stands beside it in large. */
    claimsLeftLabel: (number: number): string => (number === 1 ? 'claim left' : 'claims left'),
  },
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
    callsLastRound: 'Calls the last round',
    takeWins: 'Ends the game: you win',
    takeShares: 'Ends the game: you share the win',
    takeLoses: (names: readonly string[]): string => `Ends the game: ${win(names)}`,
    risk: ({ percent, busts }: { readonly percent: number; readonly busts: number }): string =>
      `${percent}% bust risk: ${count(busts, { one: 'roll', other: 'rolls' })} of 216`,
    riskShort: (percent: number): string => `${percent}% bust`,
    bands: { low: 'Low bust risk', middle: 'Medium bust risk', high: 'High bust risk' },
    keys: { roll: 'roll', take: 'take', move: 'move', help: 'help' },
  },
  notes: {
    heading: 'Field notes',
    all: 'All rolls',
    open: 'Notes',
    empty: 'Nothing has happened yet.',
    everybody: 'Everybody',
    filter: 'Show the notes of',
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
    recap: 'Since your last turn',
    recapTook: ({ name, spaces: number }: Pick<StatusFacts, 'name' | 'spaces'>): string =>
      `${name} took ${number}`,
    recapBust: ({ name, lost }: { readonly name: string; readonly lost: number }): string =>
      lost === 0 ? `${name} bust` : `${name} bust, lost ${lost}`,
    recapLastRound: (name: string): string => `${name} called the last round`,
    recapSkipped: ({ name, lost }: { readonly name: string; readonly lost: number }): string =>
      lost === 0 ? `${name} missed a turn` : `${name} missed a turn, lost ${lost}`,
    recapLeft: (name: string): string => `${name} left`,
  },
  menu: {
    open: 'Menu',
    home: 'To the first page; the game is kept',
    rules: 'Rules',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    lampOn: 'Light the lantern',
    lampOff: 'Daylight',
    rematch: 'Same players again',
    exportRecord: 'Save the record',
    analyse: 'Analyse this position',
    copyPosition: 'Copy the position',
    positionCopied: 'The position is copied.',
    lookBack: 'Look back',
    share: 'Share the game as a link',
    linkCopied: 'The link is copied.',
    cannotCopy: 'This browser does not let us copy.',
    keys: 'Keys',
    leave: 'Leave the game',
    leaveWho: 'Who leaves?',
    leaveWhy: (name: string): string =>
      `${name} leaves for good. The markers stay, the turns are skipped, and ${name} cannot win.`,
    leaveNow: (name: string): string => `${name} leaves`,
    cancel: 'Stay',
    close: 'Close',
  },
  help: {
    move: 'Move over the board',
    choose: 'Choose the space',
    next: 'Next glowing space',
    previous: 'Glowing space before',
    jump: 'Jump to column 3, row 5',
    roll: 'Roll',
    take: 'Take',
    notes: 'Field notes',
    status: 'Read how everybody stands',
    mine: 'Outline of the largest mine',
    sound: 'Sound on or off',
    hint: 'A hint, if the coach is on',
    help: 'This help',
    close: 'Close, or skip what moves',
    lettersOff: 'The letters are switched off in the settings.',
  },
  end: {
    alone: 'Everybody else has left the game.',
    player: 'Player',
    decided: ({ by, ahead, behind, more, fewer }: LeadFacts): string => {
      if (by === 'mine')
        return `${ahead} has the largest mine: ${more} spaces. ${behind} has ${fewer}.`;
      if (by === 'claims')
        return `${ahead} and ${behind} have equal mines. Claims decide: ${more} against ${fewer}.`;
      return `${ahead} and ${behind} have equal mines and claims. Spaces decide: ${more} against ${fewer}.`;
    },
    shared: 'Mines, claims and spaces are all equal: the win is shared.',
    report: 'See the assay report',
    share: 'Share the game',
    look: 'Look at the table',
    open: 'Result',
  },
  /** What a screen reader says, in whole sentences. */
  live: {
    /** "Josie rolled 2, 3 and 5. Four spaces are legal: …" */
    rolled: ({
      name,
      roll,
      legal,
    }: {
      readonly name: string;
      readonly roll: Roll;
      readonly legal: readonly LegalFacts[];
    }): string => {
      const number = count(legal.length, { one: 'space is legal', other: 'spaces are legal' });
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
    risk: ({ percent, busts }: { readonly percent: number; readonly busts: number }): string =>
      `Bust risk ${percent} percent, ${busts} of 216 rolls.`,
    took: ({
      name,
      taken,
      mine,
      claims,
      needed,
    }: StatusFacts & { readonly taken: number }): string =>
      `${name} takes ${spaces(taken)}. Mine ${mine}, claims ${claims} of ${needed}.`,
    busted: ({ lost, next }: { readonly lost: number; readonly next: string }): string =>
      `Busted. ${lost === 0 ? 'Nothing was lost' : `${spaces(lost)} lost`}. ${next} is next.`,
    lastRound: (name: string): string => `Last round called by ${name}.`,
    yourTurn: (name: string): string => `Your turn, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }: StatusFacts): string =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: largest mine ${mine}, claims ${claims} of ${needed}, ${spaces(number)}.`,
    largestMine: (number: number): string => `The largest mine: ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Try again',
    playUnsaved: 'Play without saving',
    opening: 'The table is being laid.',
    notFound: 'This game is not here',
    damaged: 'This game is damaged',
    forbidden: 'Games cannot be kept here',
    savedGames: 'Saved games',
  },
};

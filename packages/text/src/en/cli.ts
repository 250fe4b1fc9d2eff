import type { WeightsReason } from '@claim-it/ai';
import type { Sentences } from '../catalog.ts';
import { LANGUAGES } from '../language.ts';
import { verify } from './pages/verify.ts';
import { grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const spaces = (n: number): string => count(n, SPACES);
const games = (n: number): string => count(n, { one: 'game', other: 'games' });
const turnsOf = (n: number): string => count(n, { one: 'turn', other: 'turns' });

/** Why a network cannot be used; these follow a colon. */
const weights: Sentences<WeightsReason, []> = {
  notWeights: () => 'it is not a file of weights',
  otherVersion: ({ version, wanted }) =>
    `it is of version ${version}, and this program reads version ${wanted}`,
  wrongLength: ({ bytes, wanted }) => `it has ${bytes} bytes instead of ${wanted}`,
  damaged: () => 'it is damaged, its checksum does not match',
  otherNetwork: ({ weights, wanted }) => `it has ${weights} weights instead of ${wanted}`,
  otherTable: ({ players, variant }) => `it is for ${players} players (${words.variants[variant]})`,
};

/** Every line of the command line that is not an event, a refusal or a fault of notation. */
export const cli = {
  /** Keys a player types; one letter each, all different. They stand in the menus too. */
  keys: { roll: 'r', take: 't', undo: 'u', help: 'h', advice: 'a', quit: 'q', yes: 'y', no: 'n' },

  /** What `claim-it help` prints: the title, the headings, and one line for each command. */
  usage: {
    title:
      'Claim It! An unofficial edition of the dice game by Kris Gould (Wattsalpoag Games, 2006).',
    usage: 'Usage: claim-it <command> [options]',
    commands: 'Commands',
    options: 'Options',
    more: 'claim-it help <command> says more. Use “-” as a file for standard input.',
    play: 'Play in this terminal: 2 to 5 seats, people and bots mixed.',
    position: 'Show a position: whose turn, what may be placed, how many rolls bust, the scores.',
    apply: 'Play rolls and moves from a position and print the position after them.',
    replay: 'Read a record, check every word of it, and print the positions on the way.',
    verify: 'Check the proof of a record: that its dice were fair and its moves allowed.',
    analyse: 'Tell luck from skill: rate every roll and every decision of a record.',
    rollout: 'Play a position to the end many times and show the chances of every choice.',
    simulate: 'Let bots play and print the records.',
    arena: 'Let bots play many games with the seats rotated and count the wins.',
    bot: 'Speak the bot protocol on standard input and output.',
    bench: 'Measure the speed of this machine with our own games.',
    backup: 'Write everything a server keeps into a file, while it runs.',
    restore: 'Bring a backup back into an empty server.',
    help: 'Show this help, or that of one command.',
    version: 'Show the version.',
  },

  /** What each option does; shown by `help`. */
  option: {
    json: 'print data for programs',
    lang: `language: ${LANGUAGES.join(', ')}`,
    players: 'how many seats, 2 to 5',
    games: 'how many games',
    bots: 'who plays, separated by commas: a bot’s name, or cmd: and a program that speaks the protocol',
    seats:
      'who sits where, separated by commas: “me”, a name for a person, or bot: and a bot’s name, as bot:steady',
    seed: 'a whole number; the same seed gives the same dice and the same choices',
    rules: 'std, or reuse for the variation',
    ms: 'milliseconds for one decision: our bots then play the best they have found (no clock by default), a program loses the game (1000 by default); with a clock results depend on the machine',
    luck: 'also rate the dice and show the result without luck; takes longer',
    trials: 'how many games for each choice, rounded up to a multiple of 216',
    workers: 'how many games at once; all processors by default',
    seconds: 'how long to measure each value',
    svg: 'file for a drawing of the chances to win; further records get -2, -3 in the name',
    save: 'file that keeps the game; a game in it is resumed',
    fresh: 'begin a new game even if one is saved',
    noColor: 'no colors',
    delay: 'milliseconds to wait after each thing a bot does',
    data: 'the folder of the server; the usual one by default',
  },

  /** What the bots are; shown by `help` where one may be named. */
  bots: {
    title: 'Bots',
    levels: 'the weakest first',
    frozen: 'never change, so that others can be measured by them',
    styles:
      'a bot with a style, such as tycoon:daring; it decides between choices that are about as good',
  },

  /** Placeholders for what a user types after a command. */
  argument: {
    position: '"<position>"',
    tokens: '<token>…',
    file: '<file>',
    bot: '<name>',
    command: '[command]',
  },

  /** Why the program stops; most are whole sentences. */
  error: {
    unknownCommand: (name: string): string =>
      `There is no command “${name}”; “claim-it help” lists them.`,
    unknownOption: (name: string): string => `There is no option ${name} here.`,
    missingValue: (name: string): string => `Option ${name} needs a value.`,
    unwantedValue: (name: string): string => `Option ${name} takes no value.`,
    missingArgument: (name: string): string => `${name} is missing.`,
    extraArgument: (found: string): string => `“${found}” is one argument too many.`,
    notANumber: (name: string, found: string, low: number, high: number): string =>
      `Option ${name} takes a whole number from ${low} to ${high}, not “${found}”.`,
    notOneOf: (name: string, found: string, allowed: string): string =>
      `Option ${name} takes ${allowed}, not “${found}”.`,
    unknownBot: (name: string, known: string, styled: string): string =>
      `There is no bot “${name}”. Bots: ${known}; with a style: ${styled}.`,
    unknownEntrant: (name: string, known: string, styled: string): string =>
      `There is no bot “${name}”. Bots: ${known}; with a style: ${styled}; or cmd: and a program.`,
    tooManyBots: (bots: number, players: number): string =>
      `${bots} bots do not fit on ${players} seats.`,
    oddSeat: (found: string): string =>
      `“${found}” is not a seat: write “me”, a person’s name, or bot: and a bot’s name.`,
    seatCount: (seats: number): string => `Claim It! is for 2 to 5 seats, not ${seats}.`,
    noFile: (file: string): string => `There is no file ${file}.`,
    unreadable: (file: string): string => `${file} cannot be read.`,
    unwritable: (file: string): string => `${file} cannot be written.`,
    at: (source: string, line: number, column: number, reason: string): string =>
      `${source}, line ${line}, column ${column}: ${reason}`,
    token: (index: number, token: string, reason: string): string =>
      `Token ${index}, “${token}”: ${reason}`,
    notAMove: (token: string): string =>
      `“${token}” is neither a roll nor a move; examples: 145, s4@15, c@14, roll, take.`,
    botLine: (line: string): string =>
      `“${line}” is not part of the bot protocol: it knows new, go and quit.`,
    botAsked: (): string => 'There is nothing to decide in this position.',
    newerSave: (file: string, version: string): string =>
      `${file} was saved by a newer version (${version}) and is left as it is; this version reads 1.`,
    notASave: (file: string): string =>
      `${file} is a record, but not a saved game of this program.`,
    noBrain: (file: string, reason: string): string =>
      `The network in ${file} cannot be used: ${reason}.`,
    cancelled: 'Stopped before the end, as you asked.',
    noHouse: 'The server is missing here: “npm run build” builds it.',
    internal: (reason: string): string =>
      `Something in this program is broken: ${reason}. Please report it, and say what you typed.`,
  },

  weights: weights as typeof weights,

  /** What `claim-it position` prints about a position. */
  position: {
    toRoll: (name: string): string => `${name} is about to roll.`,
    toPlace: (name: string, roll: string): string => `${name} rolled ${roll} and has to place:`,
    toDecide: (name: string): string => `${name} may roll again or take.`,
    over: 'The game is over.',
    noPlacement: 'Nothing can be placed: this roll busts.',
    bust: (busts: number, percent: string): string =>
      `${busts} of 216 rolls would bust (${percent}).`,
    lastRound: (turns: number): string => `Last round: ${turnsOf(turns)} left.`,
    free: (squatters: string): string => `Free squatters: ${squatters}`,
    none: 'none',
    reuse: 'Variation: a squatter comes back as soon as a claim covers it.',
    legend:
      'g settled · [G] claimed for good · this turn: (4) squatter, (4)b on Blue’s marker, <*> claim · ‹1› your choice',
  },

  /** Heads of the table of scores; short. */
  score: {
    player: 'Player',
    group: 'Mine',
    claims: 'Claims',
    spaces: 'Spaces',
    gone: 'gone',
  },

  replay: {
    unfinished: 'The record ends before the game does.',
  },

  /** What `claim-it analyse` prints: a table with short heads, and sentences below it. */
  analyse: {
    head: (names: string, rules: string): string => `${names} · ${rules}`,
    legend:
      'A win is 100 points. The chance is that of the player on turn when the turn ends. ?! small mistake, ? mistake, ?? big mistake.',
    turn: 'Turn',
    luck: 'Luck',
    chance: 'Chance',
    played: 'Played',
    better: (roll: string, choice: string, points: string): string =>
      `After ${roll}: “${choice}” would have been worth ${points} points more.`,
    start: 'Start',
    result: 'Result',
    /** The effect of all decisions on a player, others’ mistakes included. */
    skill: 'Decisions',
    absences: 'Absences',
    /** What a player’s own decisions gave away. */
    loss: 'Given away',
    errorRate: 'Error rate',
    adjusted: 'Without luck',
    dice: (names: string, luck: string, skill: string): string =>
      `The dice mattered most: they brought ${names} ${luck} points, all decisions together ${skill}.`,
    decisions: (names: string, luck: string, skill: string): string =>
      `The decisions mattered most: all together brought ${names} ${skill} points, the dice ${luck}.`,
    both: (names: string, luck: string, skill: string): string =>
      `Dice and decisions both mattered: the dice brought ${names} ${luck} points, all decisions together ${skill}.`,
    absent: (names: string, points: string): string =>
      `A player being away mattered most: it brought ${names} ${points} points.`,
    soFar: (names: string, luck: string, skill: string): string =>
      `So far ${names} has the best chances: the dice brought ${luck} points, all decisions together ${skill}.`,
    chart: (names: string): string => `Chances to win: ${names}`,
    progress: (done: number, all: number, left: string): string =>
      `${done} of ${all} moves, ${left} to go`,
  },

  verify: verify as typeof verify,

  /** What `claim-it rollout` prints. */
  rollout: {
    head: (trials: number, seed: number): string =>
      `${games(trials)} for each choice, seed ${seed}`,
    legend:
      'Chances to win with the luck of busting taken out, ± their standard error. The gain says how many times as many games the same precision would take without that.',
    choice: 'Choice',
    gain: 'Gain',
  },

  /** What `claim-it arena` prints: heads of a table; short. */
  arena: {
    head: (played: number, players: number, rules: string): string =>
      `${games(played)}, ${players} seats, ${rules}`,
    bot: 'Bot',
    seats: 'Seats',
    wins: 'Wins',
    rate: 'Share',
    interval: '95% interval',
    fair: 'Fair',
    faults: 'Lost by fault',
  },

  /** The error of a program that plays as a bot; the first four follow “it”. */
  fault: {
    illegal: (answer: string): string => `answered “${answer}”, which is not allowed here`,
    silent: (ms: number): string => `gave no answer within ${ms} ms`,
    ended: 'ended before it answered',
    notStarted: (reason: string): string => `could not be started (${reason})`,
    lost: (bot: string, faults: number, what: string): string =>
      `${bot} lost ${games(faults)} by fault; the first time it ${what}.`,
  },

  progress: (done: number, all: number, left: string): string =>
    `${done} of ${games(all)}, ${left} to go`,

  /** What `claim-it bench` prints. */
  bench: {
    head: 'Random play with 2 seats on one core; higher is faster.',
    kernelGames: 'kernel, games a second',
    rulesGames: 'rules, games a second',
    ratio: 'kernel : rules',
    bustNanoseconds: 'exact bust count in the kernel, nanoseconds',
    rulesBustNanoseconds: 'exact bust count in the rules, nanoseconds',
    decisions:
      'One decision of a bot in milliseconds: the middle one, and the one that 1 of 100 exceeds.',
    median: '50 of 100',
    slow: '99 of 100',
    means: (turns: string, rolls: string, busts: string): string =>
      `Mean of the kernel’s games: ${turns} turns, ${rolls} rolls a turn, ${busts} busts a turn.`,
  },

  /** A game in the terminal: questions, choices and what happens. */
  play: {
    welcome: 'Claim It! · the West, 1855',
    credit:
      'Design: Kris Gould, Wattsalpoag Games, 2006. This is an unofficial edition with its own text and art.',
    goal: 'Three dice, thirty-six spaces: the largest connected mine wins. Do not push your luck too far.',
    resume: (names: string): string => `A game is saved: ${names}. Go on with it?`,
    resumed: 'The saved game goes on.',
    howMany: 'How many players?',
    seat: (number: number): string => `Player ${number}: a person’s name, or`,
    seatChoices: (bots: string): string => `a bot (${bots})`,
    defaultName: 'Pioneer',
    variation:
      'Play the variation? A claim then sends the squatter under it back at once. Turns get longer.',
    fivePlayers:
      'The rulebook advises against the variation with five players. You play it all the same.',
    rollOff: 'Everybody rolls for the first turn.',
    rollOffRoll: (name: string, roll: string, sum: number): string =>
      `${name} rolls ${roll}: ${sum}.`,
    rollOffTie: (names: string): string => `A tie: ${names} roll again.`,
    rollOffFirst: (name: string): string => `${name} begins.`,
    turn: (name: string): string => `${name}, it is your turn.`,
    rolled: (name: string, roll: string): string => `${name} rolled ${roll}. Where to?`,
    rollFirst: 'Roll the dice',
    rollAgain: (busts: number, percent: string): string =>
      `Roll again: ${busts} of 216 rolls would bust (${percent})`,
    take: (n: number): string => `Take ${spaces(n)}`,
    takeGrows: (n: number, before: number, after: number): string =>
      `Take ${spaces(n)}: your mine grows from ${before} to ${after}`,
    undo: 'Take the marker back',
    help: 'Help',
    advice: 'Advice',
    quit: 'Save and leave',
    choicePlace: (what: string, busts: number, percent: string): string =>
      `${what}; then ${busts} of 216 rolls would bust (${percent})`,
    squatterOn: (number: number, space: string): string => `Squatter ${number} on ${space}`,
    squatterJumps: (number: number, space: string, owner: string): string =>
      `Squatter ${number} on ${space}, over ${owner}`,
    claimOn: (space: string): string => `Claim on your own ${space}`,
    claimOnSquatter: (number: number, space: string): string =>
      `Claim on squatter ${number} at ${space}`,
    prompt: 'Your choice',
    notAChoice: (found: string): string =>
      `“${found}” is not among the choices. Type a number or a letter from the list.`,
    helpText: `On your turn you roll three dice: one is the column, one the row, the third the number of the squatter.
On an empty space or another player’s marker you place that squatter, if it is not on the board already.
On your own marker, or on a squatter of this turn, you place a claim; the third die does not matter then.
Claimed spaces are closed to everybody for good.
After each marker: roll again, or take your spaces. If a roll fits nowhere, you bust and lose the turn.
With enough claimed spaces at the end of your turn you call the last round: 13 with two players, 9 with three, 7 with four, 6 with five. Everybody has one more turn, and you go last.
The largest mine wins: spaces joined by their sides. In a tie, claimed spaces decide, then all spaces.`,
    saved: (file: string): string =>
      `Your game is saved in ${file}. “claim-it play” goes on with it.`,
    keptRecord: (file: string): string => `The record of this game is in ${file}.`,
    notSaved: (reason: string): string => `The game could not be saved: ${reason}`,
  },
};

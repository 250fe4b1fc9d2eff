import { CLAIMED_SPACES, grammar } from '../words.ts';

const { count } = grammar;

/** The analysis board. */
export const analysis = {
  lead: 'Set up any position. See every choice and what it is worth.',
  /** The things that can be laid on the board. */
  palette: {
    title: 'Things to lay',
    line: 'Choose a thing, then a space. Or drag it there.',
    hand: 'Hand: choose a glowing space',
    settled: (color: string): string => `${color}, settled`,
    claimed: (color: string): string => `${color}, claimed for good`,
    squatter: (number: number): string => `Squatter ${number} of this turn`,
    claim: 'Claim of this turn',
    eraser: 'Eraser',
  },
  tools: {
    title: 'Tools',
    back: 'Back',
    forward: 'Forward',
    empty: 'Empty the board',
    start: 'New position',
    paste: 'Paste',
    copyLink: 'Copy a link',
  },
  /** Keys of the board: each says what it does; the keys themselves are drawn beside it. */
  keys: {
    line: 'These keys work while a space of the board has the focus.',
    lay: 'Lay the chosen thing, or show the choice',
    settled: 'Settled marker of that color',
    claimed: 'The same, claimed for good',
    squatter: 'Squatter of this turn',
    erase: 'Take the top marker off',
    back: 'Back and forward, anywhere on the page',
    dice: 'On the dice: add a die, take one away',
    /** Names of keys that have no sign of their own. */
    enter: 'Enter',
    shift: 'Shift',
    control: 'Ctrl',
    delete: 'Delete',
  },
  dice: {
    title: 'Roll',
    /** The label of a button that puts down one more die. */
    add: (pip: number): string => `Put down a ${pip}`,
    choose: (missing: number): string =>
      `Choose ${count(missing, { one: 'more die', other: 'more dice' })}, or roll.`,
    none: 'No roll',
    cast: 'Roll the dice',
  },
  seats: {
    color: (seat: number): string => `Color of seat ${seat}`,
    onTurn: 'on turn',
    hasLeft: 'has left',
    earlier: (color: string): string => `${color} one seat earlier`,
    remove: (color: string): string => `Remove ${color}`,
    add: 'Add a player',
    notCalled: 'Not called yet',
    turnsLeft: (turns: number): string => count(turns, { one: 'turn left', other: 'turns left' }),
  },
  paste: {
    title: 'Paste a position or a record',
    line: 'A position is one line, a record a whole game. Back then goes through its moves.',
    label: 'Position, link or record',
    read: 'Read it',
    nothing: 'There is nothing to read yet.',
    tooLong: 'This is far too long for a game.',
    /** The six fields of a position, in their order; one of them stands before a colon and the reason. */
    fields: [
      'Field 1, the board',
      'Field 2, the players',
      'Field 3, who is on turn',
      'Field 4, the roll',
      'Field 5, the turns left',
      'Field 6, the rules',
    ] as const,
    whole: 'The whole line',
  },
  notices: {
    dropped: (markers: number): string =>
      `${count(markers, { one: 'marker', other: 'markers' })} of this turn could not stay.`,
    addressFaulty: (why: string): string => `The position in the address cannot be read. ${why}`,
    recordRead: (moves: number): string =>
      `The game is here, at its end. Back goes through its ${count(moves, { one: 'step', other: 'steps' })}.`,
    replaced: 'What lay there is gone. Back brings it again.',
    positionRead: 'The position is here.',
  },
  doubts: {
    title: 'No game can reach this position.',
    lastRoundNotCalled: (player: string, claims: number, needed: number): string =>
      `${player} has ${count(claims, CLAIMED_SPACES)}. The last round begins at ${needed}, but it was not called.`,
    lastRoundTooEarly: (player: string, claims: number, needed: number): string =>
      `${player} must have called the last round, with ${count(claims, CLAIMED_SPACES)}. It takes ${needed}.`,
    lastRoundTooLate: (player: string, claims: number, needed: number): string =>
      `${player} has ${count(claims, CLAIMED_SPACES)} and has not played since the last round was called. At ${needed} it is called, so ${player} would have called it first.`,
    endTooEarly: (needed: number): string =>
      `The game is over, but nobody has ${count(needed, CLAIMED_SPACES)}.`,
    still: 'The numbers take it as it lies.',
  },
  result: {
    title: 'Assay',
    thinking: 'Weighing the choices …',
    failed: 'The scales stopped working. Your position is still here.',
    rolled: (player: string, roll: string): string => `${player} has rolled ${roll}`,
    toDecide: (player: string): string => `${player}: roll again or take?`,
    aboutToRoll: (player: string): string => `${player} is about to roll`,
    bust: (player: string, roll: string): string => `${player} busts with ${roll}`,
    bustLost: (spaces: number): string =>
      `No marker can be placed. ${spaces === 0 ? 'Nothing was at stake.' : `${count(spaces, { one: 'space is', other: 'spaces are' })} lost.`}`,
    goOn: 'Play on',
    caption: 'All choices, the best first',
    choice: 'Choice',
    best: 'Best',
    lost: 'Lost',
    lostLine: 'Lost: chance to win given away, in points.',
    busts: 'Busts',
    of216: (busts: number): string => `${busts} of 216`,
    place: (stake: string, space: string): string => `${stake} on ${space}`,
    thenRoll: 'then roll',
    thenTake: 'then take',
    roll: 'Roll again',
    play: 'Play it',
    /** The whole label of a button. */
    playNamed: (choice: string): string => `Play it: ${choice}`,
    chances: 'Chance to win',
    chance: 'Chance',
    nextBust: 'The next roll busts',
    survival: 'Chance to get through',
    survivalLine: 'If every marker is placed for safety alone.',
    rolls: (rolls: number): string => count(rolls, { one: 'roll', other: 'rolls' }),
    /** What a screen reader hears when the choices are there. */
    spoken: (choices: number, best: string, percent: string): string =>
      `${count(choices, { one: 'choice', other: 'choices' })}. Best: ${best}, chance to win ${percent}.`,
    spokenChance: (player: string, percent: string, busts: number): string =>
      `${player} is about to roll, chance to win ${percent}. ${busts} of 216 rolls bust.`,
  },
  rollout: {
    title: 'Roll it out',
    line: 'Plays every choice to the end, many times. The longer it runs, the smaller the error.',
    all: 'Roll out all',
    picked: (choices: number): string =>
      `Roll out ${count(choices, { one: 'choice', other: 'choices' })}`,
    stop: 'Stop',
    goOn: 'Go on',
    column: 'Rolled out',
    pick: (choice: string): string => `Roll out: ${choice}`,
    trials: (trials: string): string => `${trials} games played`,
    running: 'The rollout is running.',
    stopped: 'The rollout has stopped.',
    done: 'The rollout is done.',
    failed: 'The rollout stopped working. What was counted is still here.',
    decides: (choice: string): string =>
      `The rollout decides: played to the end, this wins clearly more often. ${choice}.`,
    spoken: (choice: string, percent: string, error: string, trials: string): string =>
      `Best so far: ${choice}, ${percent}, give or take ${error}, after ${trials} games.`,
  },
};

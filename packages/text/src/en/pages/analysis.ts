import { CLAIMED_SPACES, grammar } from '../words.ts';

const { count } = grammar;

/** The analysis board. */
export const analysis = {
  lead: 'Set up any position. See every choice and what it is worth.',
  /** The pieces that can be put on the board. */
  palette: {
    title: 'Pieces',
    line: 'Choose a piece, then a space. Or drag it there.',
    hand: 'Hand: choose a glowing space',
    settled: (color: string): string => `${color}, settled`,
    claimed: (color: string): string => `${color}, claimed for good`,
    squatter: (number: number): string => `Squatter ${number} of this turn`,
    claim: 'Claim of this turn',
    eraser: 'Eraser',
  },
  /** Buttons above the board. */
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
    line: 'These keys work while you are on a space of the board.',
    lay: 'Place the chosen piece, or show the choice',
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
  /** Setting the roll of a position. */
  dice: {
    title: 'Roll',
    /** The label of a button that puts down one more die. */
    add: (pip: number): string => `Add a ${pip}`,
    choose: (missing: number): string =>
      `Choose ${count(missing, { one: 'more die', other: 'more dice' })}, or roll.`,
    none: 'No roll',
    cast: 'Roll the dice',
  },
  /** Setting the players of a position. */
  seats: {
    color: (seat: number): string => `Color of seat ${seat}`,
    onTurn: 'on turn',
    hasLeft: 'has left',
    earlier: (color: string): string => `Move ${color} one seat forward`,
    remove: (color: string): string => `Remove ${color}`,
    add: 'Add a player',
    notCalled: 'Not called yet',
    turnsLeft: (turns: number): string => count(turns, { one: 'turn left', other: 'turns left' }),
  },
  /** The box into which a position or a record is pasted. */
  paste: {
    title: 'Paste a position or a record',
    line: 'A position is one line, a record is a whole game. With “Back” you can go through its moves.',
    label: 'Position, link or record',
    read: 'Open',
    nothing: 'There is nothing to open yet.',
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
  /** Short notices after something was changed or opened. */
  notices: {
    dropped: (markers: number): string =>
      `${count(markers, { one: 'marker', other: 'markers' })} of this turn had to be taken off.`,
    addressFaulty: (why: string): string => `The position in the address cannot be read. ${why}`,
    recordRead: (moves: number): string =>
      `The game is loaded and shows its end. With “Back” you go through ${count(moves, { one: 'step', other: 'steps' })}.`,
    replaced: 'The old position was replaced. “Back” brings it back.',
    positionRead: 'The position is loaded.',
  },
  /** Why no game can reach this position; whole sentences. */
  doubts: {
    title: 'This position cannot happen in a game.',
    lastRoundNotCalled: (player: string, claims: number, needed: number): string =>
      `${player} has ${count(claims, CLAIMED_SPACES)}. The last round begins at ${needed}, but it was not called.`,
    lastRoundTooEarly: (player: string, claims: number, needed: number): string =>
      `${player} must have called the last round, but has only ${count(claims, CLAIMED_SPACES)}. It takes ${needed}.`,
    lastRoundTooLate: (player: string, claims: number, needed: number): string =>
      `${player} has ${count(claims, CLAIMED_SPACES)} and has not played in the last round yet. It takes ${needed}, so ${player} would have called it earlier.`,
    endTooEarly: (needed: number): string =>
      `The game is over, but nobody has ${count(needed, CLAIMED_SPACES)}.`,
    still: 'The numbers are still right for this position.',
  },
  /** The table of all choices with their chances. */
  result: {
    title: 'Analysis',
    thinking: 'Working out the choices…',
    failed: 'The calculation stopped. Your position is still here.',
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
    lostLine: 'Lost: the chance to win you give away, in points.',
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
    survival: 'Chance not to bust',
    survivalLine: 'If you always choose the safest space.',
    rolls: (rolls: number): string => count(rolls, { one: 'roll', other: 'rolls' }),
    /** What a screen reader announces when the choices are ready. */
    spoken: (choices: number, best: string, percent: string): string =>
      `${count(choices, { one: 'choice', other: 'choices' })}. Best: ${best}, chance to win ${percent}.`,
    spokenChance: (player: string, percent: string, busts: number): string =>
      `${player} is about to roll, chance to win ${percent}. ${busts} of 216 rolls bust.`,
  },
  /** Playing every choice to the end many times. */
  rollout: {
    title: 'Play it out',
    line: 'Plays every choice to the end, many times. The longer it runs, the more exact it gets.',
    all: 'Play out all',
    picked: (choices: number): string =>
      `Play out ${count(choices, { one: 'choice', other: 'choices' })}`,
    stop: 'Stop',
    goOn: 'Go on',
    column: 'Played out',
    pick: (choice: string): string => `Play out: ${choice}`,
    trials: (trials: string): string => `${trials} games played`,
    running: 'Playing it out.',
    stopped: 'Playing out has stopped.',
    done: 'Playing out is done.',
    failed: 'Playing out has stopped working. The results so far are still here.',
    decides: (choice: string): string =>
      `Played to the end, this wins clearly more often. ${choice}.`,
    spoken: (choice: string, percent: string, error: string, trials: string): string =>
      `Best so far: ${choice}, ${percent}, give or take ${error}, after ${trials} games.`,
  },
};

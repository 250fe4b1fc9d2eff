import { grammar } from '../words.ts';

const { count } = grammar;

/** Labels on the objects of the online pages: the notice board, the table with its chairs, papers about the player. */
export const places = {
  /** The page of all tables, around the notice board. */
  lobby: {
    fresh: (tables: number): string => count(tables, { one: 'new table', other: 'new tables' }),
    gone: 'This table is no longer open.',
    waiting: (tables: number): string =>
      tables === 1 ? '1 waits for you' : `${tables} wait for you`,
    stays: 'Tables you join stay here until the game is over, even when you close the page.',
    openLine: 'For friends or everybody',
    watch: 'Watch a game',
    watchLine: (tables: number): string =>
      tables === 0
        ? 'No game to watch'
        : `${count(tables, { one: 'game', other: 'games' })} to watch`,
    pin: 'Nothing for you? Open a table. Everybody can see it here.',
    pinOne: 'Open a table',
    kind: 'Be kind. Have fun.',
    bell: 'Ring a bell when somebody comes',
    until: 'Until somebody comes',
    puzzle: 'Solve today’s puzzle.',
    strength: 'Strength of the bots',
  },
  /** Where people gather before a game. */
  room: {
    own: 'Your table',
    of: (name: string): string => `${name}’s table`,
    full: 'The table is full',
    noHooks: 'This server does not send messages to chats.',
    bell: 'Ring a bell when somebody sits down',
  },
  /** The player's own page. */
  me: {
    line: 'No account, no e-mail. The server knows a name, your tables and your devices.',
    statistics: 'All statistics',
    games: 'games',
    won: 'won',
    noGames: 'Play a game to the end. Then you will see your numbers here.',
    /** Above a line chart: how many of 100 games were won. */
    wonChart: 'Games won, over time',
    /** Beside a dashed line of that chart: what equal players would win. */
    evenShare: 'even share',
  },
};

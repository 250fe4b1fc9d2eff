/** Texts of the home page about opponents, other people and the last days. */
export const home = {
  /** Below “Play now”. */
  against: (bots: string): string => `Against ${bots}`,
  change: 'change',
  /** The sheet that chooses the bots of a quick game. */
  opponents: {
    title: 'Play against',
    line: 'Your choice is remembered on this device.',
    bots: 'Bots',
    bot: (number: number): string => `Bot ${number}`,
    play: 'Play',
  },
  /** On the plank that leads to online play. */
  online: {
    title: 'Play online',
    /** A link to friends, and the other targets of the plank. */
    friends: 'Friends by link',
    or: ', or somebody now',
  },
  /** The paper about tables that wait for players. */
  open: {
    title: 'Open tables',
    people: (people: number): string =>
      people <= 1 ? 'Nobody else is here' : `${people} people here`,
    none: 'No table is waiting for players right now.',
    unasked: 'Meet people who are here. If nobody comes, bots take the chairs.',
    free: (chairs: number): string => `${chairs} free`,
    sit: 'Sit down',
    all: (tables: number): string => `See all ${tables}`,
    lobby: 'All tables',
    now: 'Play with somebody now',
  },
  /** How much time is left for a turn. */
  left: {
    hours: (hours: number): string => `${hours} h left`,
    minutes: (minutes: number): string => `${minutes} min left`,
  },
  more: 'More pages',
  /** The strip of the last seven days on the paper of the daily challenge. */
  days: {
    label: 'The last seven days',
    first: 'solved on the first try',
    later: 'solved',
    missed: 'not solved',
    solve: 'Solve it',
  },
};

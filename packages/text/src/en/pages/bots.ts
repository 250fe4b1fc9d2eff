import type { Level } from '@claim-it/ai';

/** How a bot plays, and how it introduces itself. */
type Character = { readonly manner: string; readonly says: string };

const characters: Readonly<Record<Level, Character>> = {
  greenhorn: { manner: 'Places anywhere and laughs about it.', says: 'Is that gold? It shines!' },
  prospector: { manner: 'Stops early and plays it safe.', says: 'Slow and steady, partner.' },
  miner: { manner: 'Works out the risk, stops in time.', says: 'I counted. Twice.' },
  foreman: {
    manner: 'Builds one mine and takes fair risks.',
    says: 'First the plan, then the pick.',
  },
  sheriff: { manner: 'Plays well. A mistake now and then.', says: 'I have my eye on your claims.' },
  tycoon: { manner: 'Knows what every space is worth.', says: 'Every space has its price.' },
  legend: { manner: 'Thinks ahead. The strongest of all.', says: 'We have met before. You lost.' },
};

/** The gallery of the bots, and chairs around a table. */
export const bots = {
  heading: 'Choose an opponent',
  line: 'Seven bots, from the gentlest to the strongest',
  all: 'See all',
  seat: 'Seat',
  seated: 'Seated',
  strength: (stars: number): string => `Strength ${stars} of 7`,
  record: (won: number, played: number): string => `You: won ${won} of ${played}`,
  notMet: 'You have not met yet',
  characters: characters as typeof characters,
  chair: (number: number): string => `Chair ${number}`,
  chairs: 'Chairs, in order of play',
  you: 'You',
  add: 'Add a chair',
  person: 'Plays at this screen, in turn with the others.',
  remove: 'Remove',
};

import type { OnlineText } from '../../page.ts';

/** The link to a table with a running game. */
export const door: OnlineText['door'] = {
  open: 'Wie de link heeft, kan nog de stoel van een bot overnemen.',
  closed: 'De link is verwijderd. Wie hem nu opent, kan alleen kijken.',
};

import type { OnlineText } from '../../page.ts';

/** The link to a table with a running game. */
export const door: OnlineText['door'] = {
  open: 'Wer den Link hat, kann noch den Stuhl eines Bots übernehmen.',
  closed: 'Der Link ist gelöscht. Wer ihn jetzt öffnet, kann nur zuschauen.',
};

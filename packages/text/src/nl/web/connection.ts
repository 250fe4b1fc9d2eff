import type { ConnectionText } from '../../web.ts';

export const connection: ConnectionText = {
  lost: 'Geen verbinding',
  restarting: 'De server start opnieuw',
  safe: 'Je spel is veilig.',
  again: (seconds) => `nieuwe poging over ${seconds} s`,
  trying: 'verbinden …',
  now: 'Nu proberen',
  sending: 'Versturen …',
};

import type { ConnectionText } from '../../web.ts';

export const connection: ConnectionText = {
  lost: 'Keine Verbindung',
  restarting: 'Der Server startet neu',
  safe: 'Dein Spiel ist sicher.',
  again: (seconds) => `neuer Versuch in ${seconds} s`,
  trying: 'verbinde …',
  now: 'Jetzt versuchen',
  sending: 'Wird gesendet …',
};

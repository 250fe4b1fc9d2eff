import type { ConnectionText } from '../../web.ts';

export const connection: ConnectionText = {
  lost: 'Pas de connexion',
  restarting: 'Le serveur redémarre',
  safe: 'Ta partie est en sécurité.',
  again: (seconds) => `nouvel essai dans ${seconds} s`,
  trying: 'connexion…',
  now: 'Essayer maintenant',
  sending: 'Envoi…',
};

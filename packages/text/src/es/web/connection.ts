import type { ConnectionText } from '../../web.ts';

export const connection: ConnectionText = {
  lost: 'Sin conexión',
  restarting: 'El servidor se está reiniciando',
  safe: 'Tu partida está a salvo.',
  again: (seconds) => `nuevo intento en ${seconds} s`,
  trying: 'conectando…',
  now: 'Probar ahora',
  sending: 'Enviando…',
};

import type { OfflineText } from '../../web.ts';

export const offline: OfflineText = {
  updateReady: 'Hay una versión nueva. Tus partidas se conservan.',
  update: 'Actualizar',
  notNow: 'Ahora no',
};

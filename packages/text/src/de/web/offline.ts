import type { OfflineText } from '../../web.ts';

export const offline: OfflineText = {
  updateReady: 'Eine neue Ausgabe ist da. Deine Spiele bleiben.',
  update: 'Jetzt nutzen',
  notNow: 'Nicht jetzt',
};

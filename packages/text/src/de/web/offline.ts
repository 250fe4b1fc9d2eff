import type { OfflineText } from '../../web.ts';

export const offline: OfflineText = {
  updateReady: 'Eine neue Version ist da. Deine Spiele bleiben erhalten.',
  update: 'Jetzt aktualisieren',
  notNow: 'Nicht jetzt',
};

import type { OfflineText } from '../../web.ts';

export const offline: OfflineText = {
  updateReady: 'Er is een nieuwe versie. Je spellen blijven bewaard.',
  update: 'Nu bijwerken',
  notNow: 'Niet nu',
};

import type { OfflineText } from '../../web.ts';

export const offline: OfflineText = {
  updateReady: 'Er is een nieuwe uitgave. Je spellen blijven.',
  update: 'Nu gebruiken',
  notNow: 'Niet nu',
};

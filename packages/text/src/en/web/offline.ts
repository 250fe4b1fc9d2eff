import type { OfflineText } from '../../web/offline.ts';

export const offline: OfflineText = {
  updateReady: 'A new edition is here. Your games stay.',
  update: 'Use it now',
  notNow: 'Not now',
};

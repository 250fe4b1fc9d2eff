import type { OfflineText } from '../../web.ts';

export const offline: OfflineText = {
  updateReady: 'Une nouvelle version est prête. Tes parties sont gardées.',
  update: 'Mettre à jour',
  notNow: 'Plus tard',
};

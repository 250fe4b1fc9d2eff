import type { BriefText } from '../../web.ts';

export const brief: BriefText = {
  die: { column: 'Spalte', row: 'Reihe', squatter: 'Anspruch', claim: 'Besitz' },
  lastRoundAt: (claims) => `letzte Runde ab ${claims} Goldclaims`,
  takeOver: 'Hierher holen',
};

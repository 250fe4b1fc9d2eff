import type { BriefText } from '../../web.ts';

export const brief: BriefText = {
  die: { column: 'Colonne', row: 'Ligne', squatter: 'Squatteur', claim: 'Borne' },
  lastRoundAt: (claims) => `dernière manche à ${claims} concessions`,
  takeOver: 'Continuer ici',
};

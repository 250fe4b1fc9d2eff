import type { BriefText } from '../../web.ts';

export const brief: BriefText = {
  die: { column: 'Kolom', row: 'Rij', squatter: 'Kraaksteen', claim: 'Claimsteen' },
  lastRoundAt: (claims) => `laatste ronde bij ${claims} geclaimde velden`,
  takeOver: 'Hierheen halen',
};

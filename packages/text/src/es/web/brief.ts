import type { BriefText } from '../../web.ts';

export const brief: BriefText = {
  die: { column: 'Columna', row: 'Fila', squatter: 'Estaca', claim: 'Título' },
  lastRoundAt: (claims) => `última ronda con ${claims} títulos`,
  takeOver: 'Seguir aquí',
};

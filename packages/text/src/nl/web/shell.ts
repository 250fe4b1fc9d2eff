import type { ShellText } from '../../web.ts';

export const shell: ShellText = {
  title: 'Claim It! Het dobbelspel van de goudzoekers',
  description:
    'Drie dobbelstenen, 36 velden en een beetje lef: de grootste groep wint. Voor 2 tot 5 spelers en bots vanaf 8 jaar. Gratis, zonder account, ook offline. Een onofficiële uitgave.',
  needsScript: 'Dit spel heeft JavaScript nodig. Sta het toe voor deze pagina.',
};

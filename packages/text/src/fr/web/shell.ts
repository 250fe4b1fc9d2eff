import type { ShellText } from '../../web.ts';

export const shell: ShellText = {
  title: 'Claim It! Le jeu de dés des chercheurs d’or',
  description:
    'Lance trois dés, pose une borne, tente ta chance : la plus grande mine gagne. De 2 à 5 joueurs, avec des bots, dès 8 ans. Gratuit, sans compte, même hors ligne. Édition non officielle.',
  needsScript: 'Ce jeu a besoin de JavaScript. Autorise-le pour cette page.',
};

import type { OnlineText } from '../../page.ts';

export const door: OnlineText['door'] = {
  open: 'Tes amis qui ont le lien peuvent encore prendre la place d’un bot.',
  closed: 'Le lien est retiré. Il ne sert plus qu’à regarder.',
};

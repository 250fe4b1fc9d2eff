import type { BotText } from '../../web.ts';

export const bots: BotText = {
  greenhorn: { name: 'Pip', level: 'Pied-tendre' },
  prospector: { name: 'Vieux Gus', level: 'Prospecteur' },
  miner: { name: 'Nora', level: 'Mineur' },
  foreman: { name: 'Grand Elias', level: 'Contremaître' },
  sheriff: { name: 'Ada', level: 'Shérif' },
  tycoon: { name: 'M. Quill', level: 'Magnat' },
  legend: { name: 'L’Inconnu', level: 'Légende' },
};

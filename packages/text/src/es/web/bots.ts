import type { BotText } from '../../web.ts';

export const bots: BotText = {
  greenhorn: { name: 'Pip', level: 'Novato' },
  prospector: { name: 'Old Gus', level: 'Buscador' },
  miner: { name: 'Nora', level: 'Minero' },
  foreman: { name: 'Big Elias', level: 'Capataz' },
  sheriff: { name: 'Ada', level: 'Sheriff' },
  tycoon: { name: 'Mr. Quill', level: 'Magnate' },
  legend: { name: 'El Forastero', level: 'Leyenda' },
};

import type { BotText } from '../../web.ts';

export const bots: BotText = {
  greenhorn: { name: 'Pip', level: 'Groentje' },
  prospector: { name: 'Old Gus', level: 'Goudzoeker' },
  miner: { name: 'Nora', level: 'Mijnwerker' },
  foreman: { name: 'Big Elias', level: 'Voorman' },
  sheriff: { name: 'Ada', level: 'Sheriff' },
  tycoon: { name: 'Mr. Quill', level: 'Goudbaron' },
  legend: { name: 'De Vreemdeling', level: 'Legende' },
};

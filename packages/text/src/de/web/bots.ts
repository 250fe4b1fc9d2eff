import type { BotText } from '../../web.ts';

export const bots: BotText = {
  greenhorn: { name: 'Pip', level: 'Grünschnabel' },
  prospector: { name: 'Old Gus', level: 'Goldsucher' },
  miner: { name: 'Nora', level: 'Bergmann' },
  foreman: { name: 'Big Elias', level: 'Vorarbeiter' },
  sheriff: { name: 'Ada', level: 'Sheriff' },
  tycoon: { name: 'Mr. Quill', level: 'Goldbaron' },
  legend: { name: 'Der Fremde', level: 'Legende' },
};

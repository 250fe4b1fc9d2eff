import type { Level } from '@claim-it/ai';

/** The name of a bot, and of its strength. */
type BotNames = { readonly name: string; readonly level: string };

/** The seven bots, from the gentlest to the strongest. */
export const bots: Readonly<Record<Level, BotNames>> = {
  greenhorn: { name: 'Pip', level: 'Greenhorn' },
  prospector: { name: 'Old Gus', level: 'Prospector' },
  miner: { name: 'Nora', level: 'Miner' },
  foreman: { name: 'Big Elias', level: 'Foreman' },
  sheriff: { name: 'Ada', level: 'Sheriff' },
  tycoon: { name: 'Mr. Quill', level: 'Tycoon' },
  legend: { name: 'The Stranger', level: 'Legend' },
};

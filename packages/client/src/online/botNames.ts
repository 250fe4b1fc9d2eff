import { MINERS } from '../base/names.ts';

/** Steps of five through two dozen names never meet at a table of five. */
const STRIDE = 5;

/** The name of a bot, the same on every device; not one that somebody here has. */
export const botName = (table: string, chair: number, taken: readonly string[]): string => {
  const start = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const names = MINERS.map((_, shift) => MINERS[(start + chair * STRIDE + shift) % MINERS.length]);
  return names.find((name) => name !== undefined && !taken.includes(name)) ?? MINERS[0] ?? '';
};

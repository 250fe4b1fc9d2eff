export type { Seating } from './newMatch.ts';
export { newMatch, rematch } from './newMatch.ts';
export { openMatch } from './openMatch.ts';
export { ownName } from './ownName.ts';
export { quickGame } from './quickGame.ts';

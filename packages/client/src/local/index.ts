export type { Seating } from './newMatch.ts';
export { newMatch, ownName, quickGame, rematch } from './newMatch.ts';
export { openMatch } from './openMatch.ts';
export { chooseOpponents, opponents } from './opponents.ts';

import type { Choice, Game } from '@claim-it/rules';
import type { Random } from '../random.ts';

/** Answers with one lawful choice wherever the seat on turn has one. Same game, same numbers, same answer. */
export type Bot = (game: Game, random: Random) => Choice;

import type { Pip, Roll } from '@claim-it/rules';
import { rollOf } from '@claim-it/rules';
import type { Random } from './random.ts';

const die = (random: Random): Pip => (random.below(6) + 1) as Pip;

/** Three dice for bots' games; online tables use fair dice. */
export const rollDice = (random: Random): Roll => rollOf(die(random), die(random), die(random));

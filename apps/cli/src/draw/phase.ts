import type { Game } from '@claim-it/rules';

/** The names of the phases in the public format. */
const PHASES = {
  toRoll: 'roll',
  rolling: 'roll',
  toPlace: 'place',
  toDecide: 'decide',
  over: 'over',
} as const;

export const phaseWord = ({ turn }: Game): string => PHASES[turn.phase.kind];

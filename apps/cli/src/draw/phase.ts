import type { Game } from '@claim-it/rules';

/** The words of the public format for the phases a position can have. */
const PHASES = {
  toRoll: 'roll',
  rolling: 'roll',
  toPlace: 'place',
  toDecide: 'decide',
  over: 'over',
} as const;

export const phaseWord = ({ turn }: Game): string => PHASES[turn.phase.kind];

export { rollDice } from './chance.ts';
export { DAY_MS, dailyBots, dailyRoll, dailyThrow, numberOfDay } from './daily.ts';
export { LONGEST_RECORD, recordOf, setupOf } from './record.ts';
export { cleanName, isImported } from './setup.ts';
export type { ShareRefusal } from './share.ts';
export { readHash } from './share.ts';
export { shareHash } from './shareHash.ts';
export type { SinceTurn } from './since.ts';
export { hasRolledNow, lossesIn, sinceTurnOf } from './since.ts';
export type { Chances } from './steps.ts';
export { extend, gameAfter, playInputs, replaySaved } from './steps.ts';
export type {
  Again,
  Authority,
  Damage,
  Halt,
  HouseControls,
  Match,
  MatchAside,
  MatchPlayer,
  MatchSetup,
  MatchStep,
  OpenRefusal,
  PlayedMatch,
  Rejection,
  SavedMatch,
  SeatCompany,
  SeatPresence,
  ShowPace,
  Throw,
} from './types.ts';

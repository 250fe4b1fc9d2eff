export type { Check, Checked } from './checks.ts';
export {
  isCount,
  isEither,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isOrMissing,
  isOrNull,
  isShape,
  isText,
  isTextUpTo,
  isWholeIn,
  readText,
} from './checks.ts';
export type { Clock } from './clock.ts';
export { browserClock } from './clock.ts';
export { freshName, MINERS } from './names.ts';
export { ownScript } from './ownScript.ts';
export type { CalledWorker } from './workerCalls.ts';
export { createWorkerCalls, serveCalls } from './workerCalls.ts';

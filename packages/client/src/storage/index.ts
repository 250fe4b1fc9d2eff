export { transact, transactOn } from './database.ts';
export type { KeyAction, Keys } from './keys.ts';
export { actionOf, KEY_ACTIONS, keyNamed, keyRefusal, printedKey, USUAL_KEYS } from './keys.ts';
export type { ImportRefusal, MatchSummary } from './matches.ts';
export {
  exportRecord,
  importRecord,
  listMatches,
  loadMatch,
  removeMatch,
  storageProblem,
} from './matches.ts';
export type { Invitations } from './secrets.ts';
export {
  allSecrets,
  forgetSecrets,
  invitationsOf,
  storeInvitations,
  storeSecret,
} from './secrets.ts';
export type { Settings } from './settings.ts';
export { change, keepSettings, settings, USUAL } from './settings.ts';
export type { StoreProblem } from './storeFailure.ts';
export { failureOf } from './storeFailure.ts';
export { unsavedMatch } from './unsaved.ts';

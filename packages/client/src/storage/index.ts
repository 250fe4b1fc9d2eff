export type { StoreProblem } from './database.ts';
export { failureOf, transact, transactOn } from './database.ts';
export { heardUntil, storeHeard } from './heard.ts';
export { unsavedMatch } from './journal.ts';
export type { KeyAction, Keys } from './keys.ts';
export { actionOf, KEY_ACTIONS, keyNamed, keyRefusal, printedKey, USUAL_KEYS } from './keys.ts';
export { readLocal, writeLocal } from './local.ts';
export type { MatchSummary } from './matches.ts';
export {
  listMatches,
  loadMatch,
  removeMatch,
  storageProblem,
} from './matches.ts';
export { mute, muted, unmute } from './muted.ts';
export type { TableLinks } from './secrets.ts';
export {
  allSecrets,
  changeInvitation,
  forgetSecrets,
  invitationsOf,
  isOwnSecret,
  storedGuest,
  storeInvitations,
  storeSecret,
} from './secrets.ts';
export type { Settings } from './settings.ts';
export { change, settings, storeSettings, USUAL } from './settings.ts';
export { countGame } from './streak.ts';
export type { Tip } from './tips.ts';
export { endTips, tellTip, toldTips } from './tips.ts';
export type { ImportRefusal } from './transfer.ts';
export { exportRecord, importRecord } from './transfer.ts';

export type { ApiFault } from './api.ts';
export {
  addWebhook,
  arrive,
  endPush,
  forgetMe,
  keepPush,
  offerRecovery,
  openTable,
  readDevices,
  readDice,
  readLobby,
  readOperator,
  readOwnGames,
  readPush,
  readRunning,
  readWebhooks,
  recover,
  removeWebhook,
  rename,
  showData,
  signOut,
  signOutDevice,
  signOutOthers,
} from './api.ts';
export type { Remark } from './feed.ts';
export { createFeed } from './feed.ts';
export { followRunning } from './followRunning.ts';
export type { Line } from './line.ts';
export { hangUp, houseLine } from './line.ts';
export type { Invitation, Recovery } from './links.ts';
export {
  invitationLink,
  newInvitation,
  parseInvitation,
  parseRecovery,
  recoveryLink,
} from './links.ts';
export type { OnlineMatch } from './onlineMatch.ts';
export { createOnlineMatch } from './onlineMatch.ts';
export type { OnlineTable } from './onlineTable.ts';
export { createOnlineTable } from './onlineTable.ts';
export { namesByChair, setupFrom } from './sitters.ts';
export type { TalkEnd } from './talk.ts';
export { talk } from './talk.ts';
export type { DiceDoubt } from './witness.ts';
export { createWitness } from './witness.ts';

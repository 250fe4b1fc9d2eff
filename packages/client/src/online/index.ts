export type { ApiFault } from './api.ts';
export {
  addWebhook,
  blockPerson,
  endPush,
  findGame,
  forgetMe,
  keepPush,
  offerRecovery,
  openTable,
  putAway,
  readAddresses,
  readBlocks,
  readDevices,
  readDice,
  readLobby,
  readOperator,
  readOwnGames,
  readPasskeys,
  readPush,
  readRunning,
  readWebhooks,
  recover,
  removePasskey,
  removeWebhook,
  rename,
  reportPerson,
  showData,
  signOut,
  signOutDevice,
  signOutOthers,
  unblockPerson,
} from './api.ts';
export type { Remark } from './feed.ts';
export { createFeed } from './feed.ts';
export { followRunning } from './followRunning.ts';
export { arrive, bringSecret, noteSecret, renewSecret, signInWith } from './identity.ts';
export type { Line } from './line.ts';
export { hangUp, houseLine } from './line.ts';
export type { Invitation, Recovery } from './links.ts';
export {
  invitationLink,
  newLinkToken,
  parseInvitation,
  parseRecovery,
  recoveryLink,
  tableLink,
} from './links.ts';
export type { OnlineMatch } from './onlineMatch.ts';
export { createOnlineMatch } from './onlineMatch.ts';
export type { OnlineTable } from './onlineTable.ts';
export { createOnlineTable } from './onlineTable.ts';
export { notePage } from './openPages.ts';
export { hasPasskeys } from './passkeyPlace.ts';
export { namesByChair, namesOnCard, setupFrom } from './sitters.ts';
export type { SpokenLine } from './spoken.ts';
export { spokenAt } from './spoken.ts';
export type { TalkEnd } from './talk.ts';
export { talk } from './talk.ts';
export type { DiceDoubt } from './witness.ts';
export { createWitness } from './witness.ts';

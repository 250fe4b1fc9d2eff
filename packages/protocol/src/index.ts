export type { NameFault } from './names/filter.ts';
export { MAX_NAME, MIN_NAME, nameFault } from './names/filter.ts';
export type { NameLanguage } from './names/generated.ts';
export { GENERATED_NAMES, generatedName, NAME_LANGUAGES } from './names/generated.ts';
export { tidyName } from './names/tidy.ts';
export { absentAfter, absentee, deciders, goOnFrom } from './table/absence.ts';
export type { Agreements } from './table/agreements.ts';
export { agreementsOf, newHeader } from './table/agreements.ts';
export type { TableUse } from './table/bounds.ts';
export { BOUNDS, maySay } from './table/bounds.ts';
export { decider } from './table/clock.ts';
export type { Asker, HouseChain, HouseCommand, TableCommand, TableDeps } from './table/command.ts';
export { decideHouse, decideTable } from './table/decide.ts';
export type { Chooser, Sitter, TableEvent, TableFact } from './table/event.ts';
export type { Evolved, TableStep } from './table/evolve.ts';
export { evolveTable } from './table/evolve.ts';
export type { TableFault, TableRefusal } from './table/fault.ts';
export type { Folded, FoldFault } from './table/fold.ts';
export { foldTable } from './table/fold.ts';
export { standInLevel } from './table/goOn.ts';
export type { LogEntry, LogHead, TextHasher } from './table/hashChain.ts';
export { entriesAfter, isNextEntry, rootOf } from './table/hashChain.ts';
export type { OnLeaving, Pace, TableHeader } from './table/header.ts';
export { formatHeader, HEADER_VERSION } from './table/header.ts';
export type { CommandId, GuestId, LogHash, PersonId, TableId, Token } from './table/ids.ts';
export type { BotLevel, BotStyle, Wish } from './table/parts.ts';
export { BOT_LEVELS, BOT_STYLES } from './table/parts.ts';
export type { Emote, Phrase, Saying } from './table/phrases.ts';
export { EMOTES, NUDGES, PHRASES, SAYINGS } from './table/phrases.ts';
export type { Decided, Decision } from './table/play.ts';
export type { Queue } from './table/queue.ts';
export { createQueue } from './table/queue.ts';
export { isStartLate, lateChairs, startFrom } from './table/ready.ts';
export type { RecordFault, TableLog } from './table/record.ts';
export { recordFolded, recordTable } from './table/record.ts';
export type { Seated, StandIn, TablePhase, TableState, TableWish } from './table/state.ts';
export {
  botAt,
  chairOf,
  chairOnTurn,
  deadlineOf,
  isGone,
  newTable,
  peopleAt,
  phaseOf,
  seatOf,
} from './table/state.ts';
export type { DiceDuty } from './table/waiting.ts';
export {
  diceDutyOf,
  diceWaitFor,
  isRollReady,
  isShakenByOther,
  waitsForAnybody,
} from './table/waiting.ts';
export type { WireFault } from './wire/fault.ts';
export type {
  Addresses,
  Blocks,
  CardChair,
  ChairWish,
  DeviceLabel,
  Devices,
  DiceReport,
  Lobby,
  Me,
  OpenedTable,
  OpenTable,
  Operator,
  OwnGame,
  OwnGames,
  PlayPlace,
  PlayWish,
  ReportKind,
  RunningTables,
  SignedInDevice,
  TableCard,
} from './wire/http.ts';
export {
  BROWSERS,
  isTableId,
  parseAddresses,
  parseBlockBody,
  parseBlocks,
  parseDevices,
  parseDiceReport,
  parseKeyBody,
  parseKeyChange,
  parseLobby,
  parseMe,
  parseNameBody,
  parseOpenedTable,
  parseOpenTable,
  parseOperator,
  parseOwnGames,
  parsePlayPlace,
  parsePlayWish,
  parseReportBody,
  parseRunningTables,
  parseSessionBody,
  parseTicket,
  parseTokenBody,
  REPORT_KINDS,
  SYSTEMS,
} from './wire/http.ts';
export { parseEvent, parseEvents, parseHeader } from './wire/log.ts';
export type {
  ClientMessage,
  ClosedReason,
  CommandAnswer,
  HouseMessage,
  WireChair,
  WireLine,
  You,
} from './wire/messages.ts';
export {
  MAX_FRAME,
  MAX_HAND,
  MAX_TALK,
  PROTOCOL_VERSION,
  parseClientMessage,
  parseHandBody,
  parseHouseMessage,
} from './wire/messages.ts';
export type {
  AddedWebhook,
  PushPayload,
  PushState,
  SubscribeBody,
  TableWebhooks,
  WebhookBody,
} from './wire/notices.ts';
export {
  parseAddedWebhook,
  parsePushState,
  parseSubscribeBody,
  parseTableWebhooks,
  parseWebhookBody,
} from './wire/notices.ts';
export type {
  KeptPasskey,
  PasskeyBody,
  PasskeyList,
  PasskeyMe,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignIn,
} from './wire/passkeys.ts';
export {
  parsePasskeyBody,
  parsePasskeyMe,
  parsePasskeyOffer,
  parsePasskeyQuestion,
  parsePasskeySignIn,
  parsePasskeys,
} from './wire/passkeys.ts';

export type { NameFault } from './names/filter.ts';
export { MAX_NAME, MIN_NAME, nameFault, tidyName } from './names/filter.ts';
export { GENERATED_NAMES, generatedName } from './names/generated.ts';
export type { TableUse } from './table/bounds.ts';
export { BOUNDS, maySay } from './table/bounds.ts';
export type { Asker, HouseChain, HouseCommand, TableCommand, TableDeps } from './table/command.ts';
export { decideHouse, decideTable } from './table/decide.ts';
export type { Chooser, Sitter, TableEvent, TableFact } from './table/event.ts';
export type { Evolved, TableStep } from './table/evolve.ts';
export { evolveTable } from './table/evolve.ts';
export type { TableFault, TableRefusal } from './table/fault.ts';
export type { Folded, FoldFault } from './table/fold.ts';
export { foldTable } from './table/fold.ts';
export type { LogEntry, LogHead } from './table/hashChain.ts';
export { entriesAfter, isNextEntry, rootOf } from './table/hashChain.ts';
export type { OnLeaving, Pace, TableHeader } from './table/header.ts';
export { formatHeader, HEADER_VERSION } from './table/header.ts';
export type { CommandId, GuestId, LogHash, TableId, Token } from './table/ids.ts';
export type { BotLevel, BotStyle } from './table/parts.ts';
export { BOT_LEVELS, BOT_STYLES } from './table/parts.ts';
export type { Emote, Phrase, Saying } from './table/phrases.ts';
export { EMOTES, PHRASES, SAYINGS } from './table/phrases.ts';
export type { Decided, Decision } from './table/play.ts';
export type { Queue } from './table/queue.ts';
export { createQueue } from './table/queue.ts';
export type { RecordFault, TableLog } from './table/record.ts';
export { recordFolded, recordTable } from './table/record.ts';
export type { Seated, TablePhase, TableState } from './table/state.ts';
export {
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
export { diceDutyOf, diceWaitFor, isRollReady, waitsForAnybody } from './table/waiting.ts';
export type { WireFault } from './wire/fault.ts';
export type {
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
  SignedInDevice,
  TableCard,
} from './wire/http.ts';
export {
  BROWSERS,
  isTableId,
  parseDevices,
  parseDiceReport,
  parseKeyBody,
  parseLobby,
  parseMe,
  parseNameBody,
  parseOpenedTable,
  parseOpenTable,
  parseOperator,
  parseOwnGames,
  parseTicket,
  parseTokenBody,
  SYSTEMS,
} from './wire/http.ts';
export { parseEvent, parseEvents, parseHeader } from './wire/log.ts';
export type {
  ClientMessage,
  ClosedReason,
  CommandAnswer,
  HouseMessage,
  WireChair,
  You,
} from './wire/messages.ts';
export {
  MAX_FRAME,
  MAX_HAND,
  MAX_TALK,
  PROTOCOL_VERSION,
  parseClientMessage,
  parseHouseMessage,
} from './wire/messages.ts';

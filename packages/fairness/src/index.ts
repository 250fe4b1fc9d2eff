export { missingStirs, renewalOf } from './bowl.ts';
export type { Branded } from './brand.ts';
export { fromBase64Url, toBase64Url } from './bytes.ts';
export type { Chain } from './chain.ts';
export { ANCHOR_BEFORE, CHAIN_LENGTH, elementOf, isNextLink, newChain } from './chain.ts';
export type { Chair } from './chair.ts';
export { chairAt, chairsUpTo } from './chair.ts';
export { checkEvent } from './check.ts';
export type { Fall } from './dice.ts';
export { fallFrom, firstRollsFrom, rollFrom } from './dice.ts';
export type { DiceEvent, DiceRefusal, Opened, Owner } from './event.ts';
export { advanceLedger, openLedger } from './evolve.ts';
export type { GuestChain, GuestSecret } from './guest.ts';
export { guestSecret, guestSeed, loginKey, releaseMac } from './guest.ts';
export type { Hash, HashMaker } from './hash.ts';
export { codeOf, hashWith, isHash } from './hash.ts';
export type { ChainState, DiceVersion, Ledger, LedgerRoll, Renewal } from './ledger.ts';
export {
  chainOf,
  isTipDue,
  MAX_JOINS,
  MAX_RESEEDS,
  presentChairs,
  revealedOf,
  shakerFor,
} from './ledger.ts';
export type { Stir } from './pot.ts';
export type { MatchFault, ProvedRoll } from './proof/match.ts';
export type { Proof, ProofChain, ProofFault, ProofStep, SealedProof } from './proof/proof.ts';
export { rulesTextOf } from './proof/seal.ts';
export type { Verified, VerifyFault } from './proof/verify.ts';
export { DICE_TAG, proveRecord, verifyRecord } from './proof/verify.ts';
export type { ChainName } from './seeds.ts';
export { houseSeed, playerSeed } from './seeds.ts';
export type { Band, DiceBands, DiceTally, RollKind } from './statistics.ts';
export { bandFor, bandsFor, chiSquareOf, chiSquareTail, kindOf, tallyOf } from './statistics.ts';

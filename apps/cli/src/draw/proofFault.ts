import type { DiceRefusal, Owner, VerifyFault } from '@claim-it/fairness';
import { formatRoll, unreachable } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { withoutControls } from './format.ts';

const ownerText = (owner: Owner, { cli }: Catalog): string =>
  owner === 'house' ? cli.verify.house : cli.verify.player(owner);

/** Why a step may not be, as the end of a sentence. */
const sayRefusal = (why: DiceRefusal, text: Catalog): string => {
  const { refusal } = text.cli.verify;
  switch (why.kind) {
    case 'onlyBots':
    case 'alreadyBegun':
    case 'notBegun':
    case 'nobodyPresent':
      return refusal[why.kind];
    case 'unreadableHash':
    case 'unreadableGame':
    case 'unreadableRules':
      return refusal[why.kind](withoutControls(why.found));
    case 'playerCount':
      return refusal.playerCount(why.players);
    case 'tipKnown':
    case 'brokenLink':
    case 'nextTipIsDue':
    case 'nextTipKnown':
      return refusal[why.kind](ownerText(why.owner, text));
    case 'shakeIsDue':
      return refusal.shakeIsDue(why.players.join(', '));
    case 'stirNotInBowl':
      return refusal.stirNotInBowl(why.stirs.join(', '));
    case 'noSuchPlayer':
    case 'playerIsBot':
    case 'playerIsAway':
    case 'playerIsPresent':
    case 'alreadyStirred':
    case 'keyIsLost':
    case 'keyIsNotLost':
    case 'tooManyReseeds':
      return refusal[why.kind](why.player);
    default:
      return unreachable(why);
  }
};

/** A fault of the proof or of what it proves; what is wrong with the record itself is said elsewhere. */
export type ProofFault = Exclude<VerifyFault, { kind: 'recordFault' }>;

/** Why a record is not proved. */
export const sayProofFault = (why: ProofFault, text: Catalog): string => {
  const { fault } = text.cli.verify;
  switch (why.kind) {
    case 'noProof':
    case 'sealDiffers':
      return fault[why.kind];
    case 'unreadableProof':
      return fault.unreadableProof(why.word);
    case 'brokenChain':
      return fault.brokenChain(ownerText(why.owner, text), why.chain);
    case 'elementMissing':
    case 'elementsLeft':
      return fault[why.kind](ownerText(why.owner, text));
    case 'stepRefused':
      return fault.stepRefused(why.step, sayRefusal(why.refusal, text));
    case 'otherRules':
      return fault.otherRules(withoutControls(why.says), why.is);
    case 'otherSeats':
      return fault.otherSeats(why.says, why.is);
    case 'otherDice':
      return fault.otherDice(why.number, why.line, formatRoll(why.says), formatRoll(why.is));
    case 'otherPlayer':
    case 'rollNotProved':
      return fault[why.kind](why.number, why.line);
    case 'rollNotPlayed':
      return fault.rollNotPlayed(why.number);
    default:
      return unreachable(why);
  }
};

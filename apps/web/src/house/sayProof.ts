import type { DiceRefusal, Owner, Verified, VerifyFault } from '@claim-it/fairness';
import { bandsFor, tallyOf } from '@claim-it/fairness';
import type { Seat } from '@claim-it/rules';
import { formatRoll, unreachable } from '@claim-it/rules';
import type { CliText, WebCatalog } from '@claim-it/text';
import { namesOf, sayFault } from '@claim-it/text/say';
import { setupOf } from '../match/record.ts';

export type VerifyText = CliText['verify'];

const ownerIn = (say: VerifyText, owner: Owner): string =>
  owner === 'house' ? say.house : say.player(owner);

/** Why a step may not be, as the end of a sentence. */
const sayRefusal = (say: VerifyText, why: DiceRefusal): string => {
  const { refusal } = say;
  switch (why.kind) {
    case 'onlyBots':
    case 'alreadyBegun':
    case 'notBegun':
    case 'nobodyPresent':
      return refusal[why.kind];
    case 'unreadableHash':
    case 'unreadableGame':
    case 'unreadableRules':
      return refusal[why.kind](why.found);
    case 'playerCount':
      return refusal.playerCount(why.players);
    case 'tipKnown':
    case 'brokenLink':
    case 'nextTipIsDue':
    case 'nextTipKnown':
      return refusal[why.kind](ownerIn(say, why.owner));
    case 'shakeIsDue':
      return refusal.shakeIsDue(why.players.join(', '));
    case 'stirNotInBowl':
      return refusal.stirNotInBowl(why.stirs.join(', '));
    default:
      return refusal[why.kind](why.player);
  }
};

/** Why a record is not proved, as a sentence. */
export const sayUnproved = (text: WebCatalog, say: VerifyText, why: VerifyFault): string => {
  const { fault } = say;
  switch (why.kind) {
    case 'recordFault':
      return sayFault(text, why.fault, namesOf(text, []));
    case 'noProof':
    case 'sealDiffers':
      return fault[why.kind];
    case 'unreadableProof':
      return fault.unreadableProof(why.word);
    case 'brokenChain':
      return fault.brokenChain(ownerIn(say, why.owner), why.chain);
    case 'elementMissing':
    case 'elementsLeft':
      return fault[why.kind](ownerIn(say, why.owner));
    case 'stepRefused':
      return fault.stepRefused(why.step, sayRefusal(say, why.refusal));
    case 'otherRules':
      return fault.otherRules(why.says, why.is);
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

const HANDS = [2, 3, 4, 5, 6];

/** What a proof shows, sentence by sentence; the first is the most important. */
export const sayProved = (
  text: WebCatalog,
  say: VerifyText,
  { rolls, reseeds, replay, game, code }: Verified,
): readonly string[] => {
  const { sitters } = setupOf(replay.record);
  const { player } = namesOf(
    text,
    replay.record.setup.colors,
    sitters.map(({ name }) => name),
  );
  const countOf = (isSo: (roll: Verified['rolls'][number]) => boolean): number =>
    rolls.filter(isSo).length;
  const [shaken, leftOut] = [
    countOf(({ shaker, seat }) => shaker !== seat),
    countOf((roll) => roll.leftOut > 0),
  ];
  const { pips } = tallyOf(rolls.map(({ roll }) => roll));
  const { low, high } = bandsFor(rolls.length).pip;
  return [
    say.proved(game, code),
    say.rolls(rolls.length),
    ...HANDS.flatMap((hands) => {
      const made = countOf(({ contributors }) => contributors === hands);
      return made === 0 ? [] : [say.hands(hands, made)];
    }),
    ...(shaken === 0 ? [] : [say.shaken(shaken)]),
    ...(leftOut === 0 ? [] : [say.leftOut(leftOut)]),
    ...reseeds.flatMap((times, seat) =>
      times === 0 ? [] : [say.reseeded(player(seat as Seat), times)],
    ),
    say.pips(pips.join(', '), low, high),
  ];
};

import { setupOf } from '@claim-it/client/model';
import type { Verified, VerifyFault } from '@claim-it/fairness';
import { bandsFor, tallyOf } from '@claim-it/fairness';
import type { WebCatalog } from '@claim-it/text';
import type { VerifyText } from '@claim-it/text/proof';
import { sayProved } from '@claim-it/text/proof';
import { namesOf, say, sayFault } from '@claim-it/text/say';

/** Why a record is not proved, as a sentence. */
export const sayUnproved = (text: WebCatalog, { fault }: VerifyText, why: VerifyFault): string =>
  why.kind === 'recordFault' ? sayFault(text, why.fault, namesOf(text, [])) : say(fault, why);

/** What the proof of a record shows, with the players' names. */
export const sayVerified = (
  text: WebCatalog,
  verify: VerifyText,
  verified: Verified,
): readonly string[] => {
  const { record } = verified.replay;
  const players = setupOf(record).sitters.map(({ name }) => name);
  const { pips } = tallyOf(verified.rolls.map(({ roll }) => roll));
  const counts = { pips, ...bandsFor(verified.rolls.length).pip };
  return sayProved(verify, verified, counts, namesOf(text, record.setup.colors, players));
};

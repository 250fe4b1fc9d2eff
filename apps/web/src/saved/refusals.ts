import type { NotationFault } from '@claim-it/rules';
import type { WebCatalog } from '@claim-it/text';
import { namesOf, sayFault } from '@claim-it/text/say';
import type { ImportRefusal } from '../keep/matches.ts';
import type { ShareRefusal } from '../match/share.ts';
import type { Damage } from '../match/types.ts';

const faultIn = (text: WebCatalog, fault: NotationFault): string =>
  sayFault(text, fault, namesOf(text, []));

/** Why a text or a link holds no game for us, in a sentence. */
export const sayUnread = (text: WebCatalog, refusal: ImportRefusal | ShareRefusal): string => {
  const { notices } = text;
  switch (refusal.kind) {
    case 'recordFaulty':
      return notices.recordFaulty(faultIn(text, refusal.fault));
    case 'linkFaulty':
      return notices.linkFaulty(faultIn(text, refusal.fault));
    default:
      return notices[refusal.kind];
  }
};

/** What is wrong with a saved game. */
export const sayDamage = ({ notices }: WebCatalog, damage: Damage): string =>
  damage.kind === 'unlawful' ? notices.unlawful(damage.index + 1) : notices[damage.kind];

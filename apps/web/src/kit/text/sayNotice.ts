import type { Damage, Halt, OpenRefusal, ShareRefusal } from '@claim-it/client/model';
import type { ImportRefusal } from '@claim-it/client/storage';
import type { WebCatalog } from '@claim-it/text';
import { namesOf, sayFault } from '@claim-it/text/say';

/** Everything that can keep a match from being opened or from going on. */
export type Notice = Halt | OpenRefusal | ImportRefusal | ShareRefusal;

/** What is wrong with a saved game. */
export const sayDamage = ({ notices }: WebCatalog, damage: Damage): string =>
  damage.kind === 'unlawful' ? notices.unlawful(damage.index + 1) : notices[damage.kind];

/** The sentences for a notice, in the language spoken. */
export const sayNotice = (text: WebCatalog, notice: Notice): string => {
  const { notices } = text;
  if (notice.kind === 'damaged') return sayDamage(text, notice.damage);
  if (notice.kind === 'recordFaulty' || notice.kind === 'linkFaulty')
    return notices[notice.kind](sayFault(text, notice.fault, namesOf(text, [])));
  return notices[notice.kind];
};

import type { Damage, Halt, OpenRefusal, ShareRefusal } from '@claim-it/client/model';
import type { ImportRefusal } from '@claim-it/client/storage';
import type { NotationFault } from '@claim-it/rules';
import { unreachable } from '@claim-it/rules';
import type { WebCatalog } from '@claim-it/text';
import { namesOf, sayFault } from '@claim-it/text/say';

/** Everything that can keep a match from being opened or from going on. */
export type Notice = Halt | OpenRefusal | ImportRefusal | ShareRefusal;

/** What is wrong with a saved game. */
export const sayDamage = ({ notices }: WebCatalog, damage: Damage): string =>
  damage.kind === 'unlawful' ? notices.unlawful(damage.index + 1) : notices[damage.kind];

const faultIn = (text: WebCatalog, fault: NotationFault): string =>
  sayFault(text, fault, namesOf(text, []));

/** The sentences for a notice, in the language spoken. */
export const sayNotice = (text: WebCatalog, notice: Notice): string => {
  const { notices } = text;
  switch (notice.kind) {
    case 'damaged':
      return sayDamage(text, notice.damage);
    case 'recordFaulty':
    case 'linkFaulty':
      return notices[notice.kind](faultIn(text, notice.fault));
    case 'storageFull':
    case 'storageForbidden':
    case 'openElsewhere':
    case 'brainFailed':
    case 'brainUnsupported':
    case 'connectionLost':
    case 'houseRestarting':
    case 'proofFailed':
    case 'tableGone':
    case 'outdated':
    case 'notFound':
    case 'recordTooLong':
    case 'linkBroken':
    case 'linkTooLong':
      return notices[notice.kind];
    default:
      return unreachable(notice);
  }
};

import { unreachable } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import type { Fault } from '../match/player.ts';
import { withoutControls } from './format.ts';

const LONGEST = 60;
const shorten = (text: string): string => {
  const tidy = withoutControls(text);
  return tidy.length > LONGEST ? `${tidy.slice(0, LONGEST)}…` : tidy;
};

/** What a bot did wrong, as the end of a sentence. */
export const sayBotFault = (fault: Fault, { cli }: Catalog): string => {
  switch (fault.kind) {
    case 'illegal':
      return cli.fault.illegal(shorten(fault.answer));
    case 'silent':
      return cli.fault.silent(fault.ms);
    case 'ended':
      return fault.lastWords === ''
        ? cli.fault.ended
        : `${cli.fault.ended} (${shorten(fault.lastWords)})`;
    case 'notStarted':
      return cli.fault.notStarted(fault.reason);
    default:
      return unreachable(fault);
  }
};

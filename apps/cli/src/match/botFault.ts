import { unreachable } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { withoutControls } from '../draw/format.ts';

/** Why a player's answer is invalid. It loses the game. */
export type BotFault =
  | { readonly kind: 'illegal'; readonly answer: string }
  | { readonly kind: 'silent'; readonly ms: number }
  | { readonly kind: 'ended'; readonly lastWords: string }
  | { readonly kind: 'notStarted'; readonly reason: string };

const LONGEST = 60;
const shorten = (text: string): string => {
  const tidy = withoutControls(text);
  return tidy.length > LONGEST ? `${tidy.slice(0, LONGEST)}…` : tidy;
};

/** The error of a bot, as the end of a sentence. */
export const sayBotFault = (fault: BotFault, { cli }: Catalog): string => {
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

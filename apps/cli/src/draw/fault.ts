import type { WeightsFault } from '@claim-it/ai';
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

/** Why a file of weights cannot be used, as the end of a sentence. */
export const sayWeightsFault = ({ reason }: WeightsFault, { cli, words }: Catalog): string => {
  const { weights } = cli;
  switch (reason.kind) {
    case 'notWeights':
    case 'damaged':
      return weights[reason.kind];
    case 'otherVersion':
      return weights.otherVersion(reason.version, reason.wanted);
    case 'wrongLength':
      return weights.wrongLength(reason.bytes, reason.wanted);
    case 'otherNetwork':
      return weights.otherNetwork(reason.weights, reason.wanted);
    case 'otherTable':
      return weights.otherTable(reason.players, words.variants[reason.variant]);
    default:
      return unreachable(reason);
  }
};

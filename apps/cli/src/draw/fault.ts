import type { WeightsFault } from '@claim-it/ai';
import { unreachable } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';

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

import type { Estimate } from '@claim-it/ai';
import type { JSX } from 'preact';
import { percent, points } from '../../kit/text/numbers.ts';

type Props = {
  readonly share: number;
  /** What the rollout says by now. */
  readonly estimate: Estimate | undefined;
};

/** A chance, and below it the same rolled out with its standard error. */
export const SharedChance = ({ share, estimate }: Props): JSX.Element => (
  <span class="shared-chance">
    <b>{percent(share, 1)}</b>
    {estimate !== undefined && (
      <small>{`${points(estimate.mean)}±${points(estimate.standardError, 2)}`}</small>
    )}
  </span>
);

import { columnOf, rowOf } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import type { Bloom } from './model.ts';

type Props = { readonly blooms: readonly Bloom[] };

/** The light under the lit spaces. It pulses as one layer, so that nothing else is repainted. */
export const Glow: FunctionComponent<Props> = memoDeep(
  ({ blooms }: Props): JSX.Element => (
    <div class="glow" aria-hidden="true">
      {blooms.map(({ space, order }) => (
        <i
          key={space}
          class="bloom"
          style={{ '--column': columnOf(space), '--row': rowOf(space), '--order': order }}
        />
      ))}
    </div>
  ),
);

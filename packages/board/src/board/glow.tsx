import { columnOf, rowOf } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import type { Bloom } from './model.ts';

type Props = { readonly blooms: readonly Bloom[] };

/** The light under the lit spaces. All of it pulses as one, so that nothing else has to be painted. */
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

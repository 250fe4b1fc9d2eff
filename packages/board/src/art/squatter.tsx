import type { Pip } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import { Art } from './art.tsx';
import { Disc } from './disc.tsx';

type Props = {
  readonly number: Pip;
  /** It is on the board; its socket in the rack shows the engraved number. */
  readonly isOut: boolean;
  readonly size: number;
};

const Socket = ({ number }: { readonly number: Pip }): JSX.Element => (
  <>
    <ellipse class="socket" cy="3" rx="32" ry="31" />
    <path
      d="M-32 3A32 31 0 0 0 32 3"
      fill="none"
      stroke="#ffdca0"
      stroke-width="1.6"
      opacity=".3"
    />
    <text class="socket-number" y="15" text-anchor="middle" fill="#a48a5e">
      {number}
    </text>
  </>
);

/** One place of the squatter rack. */
export const Squatter: FunctionComponent<Props> = memoDeep(
  ({ number, isOut, size }: Props): JSX.Element => (
    <Art width={size} height={(size * 80) / 74} box="-37 -36 74 80">
      {isOut ? (
        <Socket number={number} />
      ) : (
        <>
          <ellipse cx="3" cy="8" rx="39" ry="37" fill="url(#shadow)" fill-opacity=".9" />
          <Disc kind="squatter" number={number} />
        </>
      )}
    </Art>
  ),
);

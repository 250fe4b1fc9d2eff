import type { Roll } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Die } from './die.tsx';

/** A roll, each die with its own rotation. */
export const ThreeDice = ({
  roll: [first, second, third],
  size,
}: {
  readonly roll: Roll;
  readonly size: number;
}): JSX.Element => (
  <>
    <Die pip={first} size={size} turn={0} />
    <Die pip={second} size={size} turn={1} />
    <Die pip={third} size={size} turn={2} />
  </>
);

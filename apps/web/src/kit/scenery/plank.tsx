import type { ComponentChildren, JSX } from 'preact';

type Props = {
  /** Gold for the one thing to do first, walnut for the others. */
  readonly wood: 'gold' | 'walnut';
  readonly children: ComponentChildren;
};

/** An arrow board of the signpost, as wide and high as what stands on it. Put it into a link or a button. */
export const Plank = ({ wood, children }: Props): JSX.Element => (
  <span class={`plank ${wood}`}>{children}</span>
);

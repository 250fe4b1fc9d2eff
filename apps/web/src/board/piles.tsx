import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Pile } from '../art/pile.tsx';
import type { Holds } from '../art/stack.ts';
import type { Motion, SpaceModel } from './model.ts';

const seedOf = (space: string): number => Number(space[0]) + 6 * Number(space[2]);

/** A pile is drawn anew only when something else lies there. */
const Still = ({ space, holds }: Pick<SpaceModel, 'space' | 'holds'>): JSX.Element =>
  useMemo(() => <Pile {...holds} seed={seedOf(space)} />, [JSON.stringify(holds)]);

type LayerProps = {
  readonly motion: Motion;
  readonly name: string;
  readonly children: ComponentChildren;
};

const Layer = ({ motion: { delay, ms }, name, children }: LayerProps): JSX.Element => (
  <span class={`layer ${name}`} style={{ '--delay': `${delay}ms`, '--ms': `${ms}ms` }}>
    {children}
  </span>
);

type MovingProps = Pick<SpaceModel, 'space' | 'holds'> & { readonly motion: Motion };

/** What lay there and what comes of it, one over the other. */
const Moving = ({ space, holds, motion }: MovingProps): JSX.Element => {
  const still = (shown: Holds): JSX.Element => <Still space={space} holds={shown} />;
  switch (motion.kind) {
    case 'drop':
    case 'shine':
      return (
        <Layer motion={motion} name={motion.kind}>
          {still(holds)}
        </Layer>
      );
    case 'sweep':
      return (
        <Layer motion={motion} name={holds.base === null ? 'sweep' : 'sweep based'}>
          {still(holds)}
        </Layer>
      );
    case 'flip':
      return (
        <>
          {motion.evicted !== null && (
            <Layer motion={motion} name="evicted">
              {still({ base: motion.evicted, stake: null })}
            </Layer>
          )}
          <Layer motion={motion} name="flip-out">
            {still(holds)}
          </Layer>
          <Layer motion={motion} name="flip-in">
            {still(motion.into)}
          </Layer>
        </>
      );
  }
};

/** The pile of one space, at rest or on its way. */
export const Piles = ({ space, holds, motion }: SpaceModel): JSX.Element =>
  motion === null ? (
    <Still space={space} holds={holds} />
  ) : (
    <Moving space={space} holds={holds} motion={motion} />
  );

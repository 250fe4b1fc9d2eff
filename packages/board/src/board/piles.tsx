import type { JSX } from 'preact';
import { Pile } from '../art/pile.tsx';
import { memoDeep } from '../render/memoDeep.tsx';
import type { SpaceModel } from './model.ts';
import type { Part } from './parts.ts';
import { partsOf } from './parts.ts';

const seedOf = (space: string): number => Number(space[0]) + 6 * Number(space[2]);

const Picture = memoDeep(
  ({ holds, cut, seed }: Pick<Part, 'holds' | 'cut'> & { readonly seed: number }): JSX.Element => (
    <Pile {...holds} cut={cut} seed={seed} />
  ),
);

const styleOf = ({ name, delay, ms }: Part): Record<string, string> | undefined =>
  name === '' ? undefined : { '--delay': `${delay}ms`, '--ms': `${ms}ms` };

const isBare = ({ base, stake, squatterBelow = null }: SpaceModel['holds']): boolean =>
  base === null && stake === null && squatterBelow === null;

/** The pile of one space, at rest or on its way: every picture an element that can move without being painted again. */
export const Piles = ({ space, holds, motion }: SpaceModel): JSX.Element | null => {
  if (isBare(holds)) return null;
  return (
    <>
      {partsOf({ holds, motion }).map((part) => (
        <span key={part.key} class={`layer ${part.name}`} style={styleOf(part)}>
          <Picture holds={part.holds} cut={part.cut} seed={seedOf(space)} />
        </span>
      ))}
    </>
  );
};

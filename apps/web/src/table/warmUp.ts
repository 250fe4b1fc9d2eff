import { useEffect } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import { discPictures } from '../art/disc.tsx';
import type { MatchSetup } from '../match/types.ts';

/** One thing in each idle moment; the answer ends it. */
const oneByOne = (things: readonly (() => void)[]): (() => void) => {
  const [next, ...rest] = things;
  if (next === undefined) return () => undefined;
  let stop = whenIdle(() => {
    next();
    stop = oneByOne(rest);
  });
  return () => stop();
};

/** Makes pictures ready that a first marker would have to wait for. */
export const useWarmUp = ({ sitters }: MatchSetup): void => {
  useEffect(() => {
    const colors = sitters.map(({ color }) => color);
    return oneByOne(discPictures(['squatter', 'claim', ...colors]));
  }, [sitters]);
};

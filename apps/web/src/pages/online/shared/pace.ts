import type { TableHeader } from '@claim-it/protocol';
import { online } from '../../../kit/text/lazyTexts.ts';

/** How long a player may think, in words. */
export const sayPace = ({ pace }: TableHeader): string => {
  const { pace: say, open } = online.text();
  if (pace.kind === 'none') return open.none.name;
  return pace.kind === 'live' ? say.live(pace.seconds) : say.slow(pace.hours);
};

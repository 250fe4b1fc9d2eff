import type { Duplex } from 'node:stream';

/** A stream that holds back what is written to it. */
export type CorkedStream = Pick<Duplex, 'cork' | 'uncork'>;

const corked = new Set<CorkedStream>();

const flush = (): void => {
  for (const stream of corked) stream.uncork();
  corked.clear();
};

/** Holds back what is written to a stream until this turn of the loop is over: several messages become one write. */
export const holdUntilTurnEnds = (stream: CorkedStream): void => {
  if (corked.has(stream)) return;
  if (corked.size === 0) setImmediate(flush);
  corked.add(stream);
  stream.cork();
};

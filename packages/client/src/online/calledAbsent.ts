import type { TableId } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';
import type { Feed } from './feed.ts';
import type { Line } from './line.ts';

/** Clocks of device and server differ a little, as do the times at which they notice a connection. */
const MARGIN_MS = 5000;

type Deps = {
  readonly id: TableId;
  readonly feed: Pick<Feed, 'log' | 'about'>;
  readonly line: Pick<Line, 'state' | 'hear' | 'now'>;
};

/**
 * Whether the log marked this person absent for a time in which this device followed the table without a break. Only the
 * server knows who is connected, so no other client can check this.
 */
export const watchAbsence = ({
  id,
  feed,
  line,
}: Deps): { readonly isCalledAbsent: ReadonlySignal<boolean>; readonly stop: () => void } => {
  const isCalledAbsent = signal(false);
  let followedSince: number | null = null;
  let seen = 0;
  const unhear = line.hear((message) => {
    if (message.kind === 'table' && message.table === id) followedSince ??= line.now();
  });
  const unwatchLine = effect(() => {
    if (line.state.value !== 'open') followedSince = null;
  });
  const unwatchLog = effect(() => {
    const events = feed.log.value?.events ?? [];
    const own = feed.about.peek()?.you.chairs ?? [];
    for (const event of events.slice(seen))
      if (event.kind === 'absent' && own.includes(event.chair) && followedSince !== null)
        if (event.since > followedSince + MARGIN_MS) isCalledAbsent.value = true;
    seen = events.length;
  });
  return {
    isCalledAbsent,
    stop: () => {
      unhear();
      unwatchLine();
      unwatchLog();
    },
  };
};

import { chairAt } from '@claim-it/fairness';
import type { HouseMessage, TableId } from '@claim-it/protocol';
import { newTable } from '@claim-it/protocol';
import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { headerFor } from '../../test/headers.ts';
import { TurnedClock } from '../../test/turnedClock.ts';
import type { About } from './feed.ts';
import type { Hand } from './hand.ts';
import { shareHand } from './handOver.ts';
import type { Line, LineState } from './line.ts';
import type { CheckedLog } from './log.ts';

const TABLE = 'kZ3_-xYw12Q' as TableId;
const CHAIR = chairAt(0);

/** A device without the chain; another one gives it up when it is heard. */
const world = () => {
  const clock = new TurnedClock();
  const state = signal<LineState>('open');
  const sent: number[] = [];
  let ear = (_: HouseMessage): void => undefined;
  let isHeld = false;
  const line = {
    state,
    // A line that is not open leaves out what is said.
    send: () => {
      if (state.peek() === 'open') sent.push(clock.now());
    },
    hear: (listener: typeof ear) => {
      ear = listener;
      return () => undefined;
    },
  } as unknown as Line;
  let released = 0;
  const hand = {
    release: async () => {
      released += 1;
      return { to: '', text: 'released', progress: 1 };
    },
    leftOpen: async () => null,
    holds: async () => isHeld,
    want: async () => 'please',
    accept: async () => {
      isHeld = true;
      return true;
    },
  } as unknown as Hand;
  const log = { state: newTable(TABLE, headerFor(2)), events: [], steps: [] };
  const feed = {
    log: signal(log as unknown as CheckedLog),
    about: signal<About | null>(null),
  };
  const shared = shareHand({ id: TABLE, feed, line, hand, clock, tell: () => undefined });
  const give = (): void =>
    ear({ kind: 'hand', table: TABLE, chair: CHAIR, say: 'give', text: 'here' });
  const sit = (): void => {
    feed.about.value = { you: { chairs: [CHAIR] } } as unknown as About;
  };
  return { clock, state, sent, shared, give, sit, released: () => released };
};

test('a device that comes later hears the question, too', async () => {
  const { clock, sent, shared, give } = world();
  const asked = shared.fetchChain(CHAIR);
  await clock.until(() => sent.length === 3);
  give();
  expect(await clock.settled(asked)).toBe(true);
});

test('a device that does not answer is waited for, but not for ever', async () => {
  const { clock, sent, shared } = world();
  expect(await clock.settled(shared.fetchChain(CHAIR))).toBe(false);
  expect(sent).toHaveLength(4);
});

test('what a broken line has swallowed is asked again, and the time of the break is not waited out', async () => {
  const { clock, state, sent, shared, give } = world();
  state.value = 'lost';
  const asked = shared.fetchChain(CHAIR);
  const from = clock.now();
  await clock.until(() => clock.now() - from > 20_000);
  expect(sent).toEqual([]);
  state.value = 'open';
  await clock.until(() => sent.length === 1);
  give();
  expect(await clock.settled(asked)).toBe(true);
});

test('a page that is put away gives the dice up where that can be heard, and keeps them where it cannot', async () => {
  const { state, sent, shared, sit, released } = world();
  sit();
  state.value = 'silent';
  await shared.putDown();
  expect([released(), sent]).toEqual([0, []]);
  state.value = 'open';
  await shared.putDown();
  expect([released(), sent.length]).toEqual([1, 1]);
});

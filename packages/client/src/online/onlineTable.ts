import type { Answer, TableCommand, TableId, TableState } from '@claim-it/protocol';
import { effect } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import { browserClock } from '../base/clock.ts';
import type { Queue } from '../base/queue.ts';
import { createQueue } from '../base/queue.ts';
import { orderBookOf } from './drawer.ts';
import type { Feed } from './feed.ts';
import { createFeed } from './feed.ts';
import type { Hand } from './hand.ts';
import { createHand } from './hand.ts';
import type { Line } from './line.ts';
import type { OrderBook } from './orders.ts';
import { createOrders } from './orders.ts';
import { startPilot } from './pilot.ts';
import { createWitness } from './witness.ts';

/** A table of the house as this device follows it, plays at it, and keeps an eye on its dice. */
export type OnlineTable = Feed & {
  readonly id: TableId;
  readonly line: Line;
  readonly hand: Hand;
  /** Choices and dice of this device, one after another: each element of a chain follows the one before. */
  readonly inTurn: Queue;
  /** Answers when the house has answered and, where something happened, this device has seen it. */
  readonly give: (command: TableCommand) => Promise<Answer>;
  /** What the shaker of a bot's roll waits for: the show of the last one. */
  readonly setPace: (settled: (() => Promise<void>) | null) => void;
};

export type TableWorld = {
  readonly line: Line;
  readonly book?: OrderBook;
  readonly hand?: Hand;
  readonly clock?: Clock;
};

const seqOf = (state: TableState | undefined): number => state?.seq ?? 0;

/** Resolves once the log has come to this event, or nothing will come any more. */
const seenUpTo = ({ log, fault, closed }: Feed, seq: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const isHere = seqOf(log.value?.state) >= seq;
      if (!isHere && fault.value === null && closed.value === null) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

export const createOnlineTable = (id: TableId, world: TableWorld): OnlineTable => {
  const { line, book = orderBookOf(id), hand = createHand(id), clock = browserClock } = world;
  const witness = createWitness();
  const feed = createFeed(id, line, witness);
  const orders = createOrders(id, line, book, clock);
  let settled: (() => Promise<void>) | null = null;
  const give = async (command: TableCommand): Promise<Answer> => {
    const answer = await orders.give(command, seqOf(feed.log.peek()?.state));
    witness.done(command, answer);
    if ('seq' in answer) await seenUpTo(feed, answer.seq);
    const seen = feed.log.peek();
    const withheld = seen === null ? null : witness.look(seen, seen);
    if (withheld !== null) feed.accuse(withheld);
    return answer;
  };
  const { about, log, deadline, fault, closed, remarks, accuse } = feed;
  const table: OnlineTable = {
    about,
    log,
    deadline,
    fault,
    closed,
    remarks,
    accuse,
    id,
    line,
    hand,
    inTurn: createQueue(),
    give,
    setPace: (wanted) => {
      settled = wanted;
    },
    stop: () => {
      stopPilot();
      orders.stop();
      feed.stop();
    },
  };
  const stopPilot = startPilot(table, () => settled?.() ?? Promise.resolve(), clock);
  return table;
};

import type { Answer, CommandId, HouseMessage, TableCommand, TableId } from '@claim-it/protocol';
import type { Clock } from '../base/clock.ts';
import { browserClock } from '../base/clock.ts';
import type { Line } from './line.ts';

/** A command that the house has not answered yet. */
export type Order = {
  readonly cid: CommandId;
  readonly table: TableId;
  /** The last event that was seen when it was given. */
  readonly seq: number;
  readonly command: TableCommand;
};

/** Where orders outlive the page. */
export type OrderBook = {
  readonly keep: (order: Order) => void;
  readonly drop: (cid: CommandId) => void;
  readonly kept: () => Promise<readonly Order[]>;
};

/** Commands to one table, each answered exactly once, whatever happens to the line. */
export type Orders = {
  readonly give: (command: TableCommand, seq: number) => Promise<Answer>;
  readonly stop: () => void;
};

const CID_BYTES = 12;

const newCid = (): CommandId =>
  Array.from(crypto.getRandomValues(new Uint8Array(CID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('') as CommandId;

export const createOrders = (
  table: TableId,
  line: Line,
  book: OrderBook,
  clock: Clock = browserClock,
): Orders => {
  const open = new Map<string, { order: Order; answer: (answer: Answer) => void }>();
  const send = ({ cid, seq, command }: Order): void =>
    line.send({ kind: 'do', cid, table, seq, command });
  const add = (order: Order, answer: (answer: Answer) => void): void => {
    open.set(order.cid, { order, answer });
    send(order);
  };
  const hear = (message: HouseMessage): void => {
    if (message.kind === 'welcome') for (const { order } of open.values()) send(order);
    if (message.kind !== 'answer') return;
    const found = open.get(message.cid);
    if (found === undefined) return;
    if (message.answer.kind === 'busy') {
      clock.after(message.answer.retryAfter, () => {
        if (open.has(message.cid)) send(found.order);
      });
      return;
    }
    open.delete(message.cid);
    book.drop(message.cid);
    found.answer(message.answer);
  };
  const unhear = line.hear(hear);
  // Orders of a page that was closed too early: sent again under the same name, they are not done again.
  void book.kept().then((kept) => {
    for (const order of kept) if (!open.has(order.cid)) add(order, () => {});
  });
  return {
    give: (command, seq) =>
      new Promise((resolve) => {
        const order = { cid: newCid(), table, seq, command };
        book.keep(order);
        add(order, resolve);
      }),
    stop: () => {
      unhear();
      open.clear();
    },
  };
};

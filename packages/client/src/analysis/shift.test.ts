import { expect, test } from 'vitest';
import type { Finding, FromWorker, Order } from './messages.ts';
import { createShift } from './shift.ts';
import type { Work } from './work.ts';

const ORDER: Order = { kind: 'review', record: '' };
const NEWS: Finding = { kind: 'rollingOut', estimates: [] };
const LAST: Finding = { kind: 'rolledOut', estimates: [] };

/** A shift whose clock moves on by 5 at every piece of work, and that counts how often it breathes. */
const shiftOf = (begin: () => Promise<Work>) => {
  const sent: FromWorker[] = [];
  let [time, breaths] = [0, 0];
  const accept = createShift({
    begin,
    send: (message) => sent.push(message),
    now: () => {
      time += 5;
      return time;
    },
    breathe: () => {
      breaths += 1;
      return new Promise((resolve) => setTimeout(resolve));
    },
  });
  return { sent, accept, breaths: () => breaths };
};

function* counting(pieces: number): Work {
  for (let piece = 0; piece < pieces; piece += 1) yield piece % 10 === 0 ? NEWS : null;
  return LAST;
}

test('sends what is found and the last word, and looks up on the way', async () => {
  const { accept, sent, breaths } = shiftOf(() => Promise.resolve(counting(30)));
  await accept({ kind: 'order', id: 1, order: ORDER });
  expect(sent.map(({ finding }) => finding)).toEqual([NEWS, NEWS, NEWS, LAST]);
  expect(breaths()).toBeGreaterThan(5);
});

test('a cancelled order ends at the next look up', async () => {
  const { accept, sent } = shiftOf(() => Promise.resolve(counting(Number.POSITIVE_INFINITY)));
  const work = accept({ kind: 'order', id: 1, order: ORDER });
  await accept({ kind: 'cancel', id: 1 });
  await work;
  expect(sent.every(({ finding }) => finding === NEWS)).toBe(true);
});

test('two orders take turns', async () => {
  const { accept, sent } = shiftOf(() => Promise.resolve(counting(40)));
  await Promise.all([1, 2].map((id) => accept({ kind: 'order', id, order: ORDER })));
  const first = sent.findIndex(({ id }) => id === 2);
  const last = sent.findLastIndex(({ id }) => id === 1);
  expect(first).toBeLessThan(last);
});

test('whatever goes wrong is told', async () => {
  const { accept, sent } = shiftOf(() => Promise.reject(new Error('404')));
  await accept({ kind: 'order', id: 7, order: ORDER });
  expect(sent).toEqual([{ id: 7, finding: { kind: 'failed', reason: 'Error: 404' } }]);
});

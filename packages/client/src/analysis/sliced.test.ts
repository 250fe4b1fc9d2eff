import { expect, test } from 'vitest';
import type { AnalysisRequest, Finding } from './requests.ts';
import type { Work } from './work.ts';
import { createAnalysisFunctions } from './work.ts';

const REQUEST: AnalysisRequest = { kind: 'review', record: '' };
const NEWS: Finding = { kind: 'rollingOut', estimates: [] };
const LAST: Finding = { kind: 'rolledOut', estimates: [] };

/** Its clock advances by 5 with every piece of work; it counts the pauses. */
const slicedOf = (begin: () => Promise<Work>) => {
  const sent: { readonly id: number; readonly finding: Finding }[] = [];
  let [time, breaths] = [0, 0];
  const functions = createAnalysisFunctions({
    begin,
    found: (id, finding) => sent.push({ id, finding }),
    now: () => {
      time += 5;
      return time;
    },
    breathe: () => {
      breaths += 1;
      return new Promise((resolve) => setTimeout(resolve));
    },
  });
  return { sent, ...functions, breaths: () => breaths };
};

function* counting(pieces: number): Work {
  for (let piece = 0; piece < pieces; piece += 1) yield piece % 10 === 0 ? NEWS : null;
  return LAST;
}

test('reports findings, returns the last one, and pauses on the way', async () => {
  const { analyse, sent, breaths } = slicedOf(() => Promise.resolve(counting(30)));
  expect(await analyse(1, REQUEST)).toBe(LAST);
  expect(sent.map(({ finding }) => finding)).toEqual([NEWS, NEWS, NEWS]);
  expect(breaths()).toBeGreaterThan(5);
});

test('cancelled work ends at the next pause', async () => {
  const { analyse, cancel } = slicedOf(() => Promise.resolve(counting(Number.POSITIVE_INFINITY)));
  const work = analyse(1, REQUEST);
  cancel(1);
  expect(await work).toBeNull();
});

test('two requests alternate', async () => {
  const { analyse, sent } = slicedOf(() => Promise.resolve(counting(40)));
  await Promise.all([1, 2].map((id) => analyse(id, REQUEST)));
  const first = sent.findIndex(({ id }) => id === 2);
  const last = sent.findLastIndex(({ id }) => id === 1);
  expect(first).toBeLessThan(last);
});

test('a failure is reported', async () => {
  const { analyse } = slicedOf(() => Promise.reject(new Error('404')));
  await expect(analyse(7, REQUEST)).rejects.toThrow('404');
});

import { expect, test } from 'vitest';
import { createCalls } from './calls.ts';

type Functions = {
  readonly double: (value: number) => number;
  readonly later: (text: string) => Promise<string>;
  readonly fail: () => never;
  readonly note: (text: string) => void;
  readonly missing: () => void;
};

/** Two sides that send each other clones, as a page and its worker do. */
const pair = () => {
  const noted: string[] = [];
  let send: (message: unknown) => void = () => {};
  const here = createCalls<Functions>({}, (message) => send(structuredClone(message)));
  const sent: unknown[] = [];
  const there = createCalls<object>(
    {
      double: (value: number) => value * 2,
      later: async (text: string) => `${text}, later`,
      fail: () => {
        throw new RangeError('too far');
      },
      note: (text: string) => noted.push(text),
    },
    (message) => {
      sent.push(message);
      queueMicrotask(() => here.hear(structuredClone(message)));
    },
  );
  send = (message) => queueMicrotask(() => there.hear(message));
  return { here, noted, sent };
};

test('a call resolves with the value of its function', async () => {
  const { remote } = pair().here;
  expect(await Promise.all([remote.later('first'), remote.double(21)])).toEqual([
    'first, later',
    42,
  ]);
});

test('a call rejects with the error of its function, and where there is none', async () => {
  const { remote } = pair().here;
  await expect(remote.fail()).rejects.toThrow(new RangeError('too far'));
  await expect(remote.missing()).rejects.toThrow('no function missing');
});

test('a value that cannot be sent rejects its call alone', async () => {
  const { here } = pair();
  await expect(here.remote.later(Symbol.iterator as unknown as string)).rejects.toThrow();
  expect(await here.remote.double(1)).toBe(2);
});

test('an event runs its function, and is not answered', async () => {
  const { here, noted, sent } = pair();
  here.remote.note.asEvent('heard');
  await here.remote.double(1);
  expect(noted).toEqual(['heard']);
  expect(sent).toHaveLength(1);
});

test('what waits when it is closed is rejected, and so is what comes later', async () => {
  const { here } = pair();
  const waits = here.remote.double(1);
  here.close(new Error('gone'));
  await expect(waits).rejects.toThrow('gone');
  await expect(here.remote.double(2)).rejects.toThrow('gone');
});

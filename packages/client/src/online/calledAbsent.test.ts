import type { HouseMessage, TableEvent, TableId } from '@claim-it/protocol';
import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchAbsence } from './calledAbsent.ts';
import type { About } from './feed.ts';
import type { LineState } from './line.ts';
import type { CheckedLog } from './log.ts';

const ID = 'table-1' as TableId;
const ABOUT = { kind: 'table', table: ID, you: { chairs: [1] } } as unknown as About;

let now: number;
let events: TableEvent[];
const state = signal<LineState>('open');
const log = signal<CheckedLog | null>(null);
let tell: (message: HouseMessage) => void;
let watched: ReturnType<typeof watchAbsence>;

const absent = (chair: number, since: number): void => {
  events = [...events, { kind: 'absent', chair, since, at: now } as unknown as TableEvent];
  log.value = { events } as unknown as CheckedLog;
};

beforeEach(() => {
  now = 100_000;
  events = [];
  state.value = 'open';
  log.value = null;
  watched = watchAbsence({
    id: ID,
    feed: { log, about: signal(ABOUT) },
    line: {
      state,
      now: () => now,
      hear: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
});

describe('a log that marks this person absent', () => {
  test('raises a doubt where the device followed the table all the time', () => {
    tell(ABOUT);
    now = 150_000;
    absent(1, 120_000);
    expect(watched.isCalledAbsent.value).toBe(true);
  });

  test('is accepted about others, and about the time before this connection', () => {
    tell(ABOUT);
    now = 150_000;
    absent(0, 120_000);
    absent(1, 99_000);
    absent(1, 103_000);
    expect(watched.isCalledAbsent.value).toBe(false);
  });

  test.each(['silent', 'lost', 'dialling', 'restarting'] as const)(
    'is accepted where the connection was %s in between',
    (between) => {
      tell(ABOUT);
      state.value = between;
      now = 150_000;
      state.value = 'open';
      tell(ABOUT);
      absent(1, 120_000);
      expect(watched.isCalledAbsent.value).toBe(false);
    },
  );

  test('is not checked any more once the page has gone', () => {
    tell(ABOUT);
    watched.stop();
    absent(1, 120_000);
    expect(watched.isCalledAbsent.value).toBe(false);
  });
});

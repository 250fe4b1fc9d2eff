import { PROTOCOL_VERSION } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../base/clock.ts';
import type { Ears } from './line.ts';
import { createLine, waitBefore } from './line.ts';

/** A clock that a test advances by hand. */
const handClock = () => {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  const clock: Clock = {
    after: (ms, call) => {
      const one = { at: now + ms, call };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const next = waiting.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      waiting = waiting.filter((other) => other !== next);
      now = next.at;
      next.call();
    }
    now = end;
  };
  return { clock, pass, now: () => now };
};

const world = () => {
  const dialled: Ears[] = [];
  const sent: string[] = [];
  const { clock, pass, now } = handClock();
  let set = 1000;
  const line = createLine({
    clock,
    random: () => 0.5,
    now: () => set + now(),
    elapsed: now,
    dial: (ears) => {
      dialled.push(ears);
      return { send: (text) => sent.push(text), close: () => {} };
    },
  });
  const last = (): Ears => {
    const ears = dialled.at(-1);
    if (ears === undefined) throw new Error('no connection was opened');
    return ears;
  };
  const welcome = (version = PROTOCOL_VERSION): void =>
    last().onText(JSON.stringify({ kind: 'welcome', version, now: 5000 }));
  const setClock = (ms: number): void => {
    set += ms;
  };
  return { line, dialled, sent, pass, last, welcome, setClock };
};

describe('the connection to the server', () => {
  test('is open once the server has sent its greeting, and knows its clock', () => {
    const { line, welcome } = world();
    expect(line.state.value).toBe('dialling');
    welcome();
    expect(line.state.value).toBe('open');
    expect(line.now()).toBe(5000);
  });

  test('reconnects after a break, each time later', () => {
    const { line, dialled, pass, last } = world();
    last().onClose();
    expect(line.state.value).toBe('lost');
    pass(waitBefore(0, () => 0.5));
    expect(dialled).toHaveLength(2);
    last().onClose();
    pass(waitBefore(0, () => 0.5));
    expect(dialled).toHaveLength(2);
    pass(waitBefore(1, () => 0.5));
    expect(dialled).toHaveLength(3);
  });

  test('a server that greets and disconnects at once is retried later each time, too', () => {
    const { dialled, pass, last, welcome } = world();
    for (const attempt of [0, 1, 2]) {
      welcome();
      last().onClose();
      pass(waitBefore(attempt, () => 0.5) - 1);
      expect(dialled).toHaveLength(attempt + 1);
      pass(1);
      expect(dialled).toHaveLength(attempt + 2);
    }
    welcome();
    last().onText(JSON.stringify({ kind: 'here' }));
    last().onClose();
    pass(waitBefore(0, () => 0.5));
    expect(dialled).toHaveLength(5);
  });

  test('waits never longer than a quarter of a minute, and not equally long for all clients', () => {
    expect(waitBefore(30, () => 0.999)).toBeLessThanOrEqual(15_000);
    expect(waitBefore(3, () => 0)).toBeLessThan(waitBefore(3, () => 0.9));
  });

  test('a server that says good-bye is restarting, and is retried at the time it gave', () => {
    const { line, dialled, pass, last, welcome } = world();
    welcome();
    last().onText(JSON.stringify({ kind: 'bye', retryAfter: 2000 }));
    expect(line.state.value).toBe('restarting');
    pass(1999);
    expect(dialled).toHaveLength(1);
    pass(2001);
    expect(dialled).toHaveLength(2);
    // It is still shutting down and accepts no connection.
    last().onClose();
    expect(line.state.value).toBe('restarting');
    pass(2000);
    expect(dialled).toHaveLength(3);
    welcome();
    expect(line.state.value).toBe('open');
  });

  test('a silent server gets a ping, then counts as silent, then is reconnected', () => {
    const { line, dialled, sent, pass, welcome } = world();
    welcome();
    pass(15_000);
    expect(sent).toEqual(['{"kind":"here"}']);
    pass(1_999);
    expect(line.state.value).toBe('open');
    pass(1);
    expect(line.state.value).toBe('silent');
    pass(10_000);
    expect(line.state.value).toBe('lost');
    pass(15_000);
    expect(dialled.length).toBeGreaterThan(1);
  });

  test('a server that responds is pinged again and again, and never silent', () => {
    const { line, sent, pass, last, welcome } = world();
    welcome();
    for (let beats = 1; beats <= 4; beats += 1) {
      pass(15_000);
      last().onText('{"kind":"here"}');
      expect([sent.length, line.state.value]).toEqual([beats, 'open']);
    }
  });

  test('close monitoring detects silence within five seconds', () => {
    const { line, pass, last, welcome } = world();
    welcome();
    const release = line.listenClosely();
    pass(5_000);
    expect(line.state.value).toBe('silent');
    last().onText('{"kind":"here"}');
    expect(line.state.value).toBe('open');
    release();
    release();
    last().onText('{"kind":"here"}');
    pass(14_000);
    expect(line.state.value).toBe('open');
  });

  test('a browser that goes offline is silent at once; messages sent then still arrive', () => {
    const { line, dialled, sent, welcome } = world();
    welcome();
    line.fallSilent();
    expect(line.state.value).toBe('silent');
    line.send({ kind: 'here' });
    expect(sent).toHaveLength(1);
    line.again();
    expect([line.state.value, dialled.length]).toEqual(['lost', 2]);
    welcome();
    expect(line.state.value).toBe('open');
  });

  test('it reports the time until the next reconnect, and nothing while reconnecting', () => {
    const { line, pass, last } = world();
    expect(line.untilAgain()).toBeNull();
    last().onClose();
    const wait = waitBefore(0, () => 0.5);
    expect(line.untilAgain()).toBe(wait);
    pass(100);
    expect(line.untilAgain()).toBe(wait - 100);
    pass(wait);
    expect(line.untilAgain()).toBeNull();
  });

  test('a clock that was set asks for the time again, but not all the time', () => {
    const { line, dialled, pass, last, welcome, setClock } = world();
    const beat = (): void => {
      pass(5_000);
      last().onText('{"kind":"here"}');
    };
    welcome();
    setClock(3_600_000);
    beat();
    expect(dialled).toHaveLength(1);
    beat();
    beat();
    expect(dialled).toHaveLength(2);
    welcome();
    expect([line.state.value, line.now()]).toEqual(['open', 5000]);
    setClock(-1_000);
    for (let beats = 0; beats < 6; beats += 1) beat();
    expect(dialled).toHaveLength(2);
  });

  test('a clock that is set back does not make the wait longer', () => {
    const { line, last, setClock } = world();
    last().onClose();
    setClock(-3_600_000);
    expect(line.untilAgain()).toBe(waitBefore(0, () => 0.5));
  });

  test('a server that never greets is retried', () => {
    const { dialled, pass } = world();
    pass(15_000 + waitBefore(0, () => 0.5));
    expect(dialled).toHaveLength(2);
  });

  test('a newer server is not contacted again', () => {
    const { line, dialled, pass, welcome } = world();
    welcome(PROTOCOL_VERSION + 1);
    expect(line.state.value).toBe('outdated');
    pass(60_000);
    expect(dialled).toHaveLength(1);
  });

  test('nothing is sent before the greeting, and unreadable messages are ignored', () => {
    const { line, sent, last, welcome } = world();
    line.send({ kind: 'here' });
    last().onText('{{{');
    last().onText('{"kind":"riddle"}');
    expect(sent).toEqual([]);
    welcome();
    line.send({ kind: 'here' });
    expect(sent).toEqual(['{"kind":"here"}']);
  });

  test('an old socket is ignored', () => {
    const { line, dialled, pass, last, welcome } = world();
    last().onClose();
    pass(15_000);
    welcome();
    dialled[0]?.onClose();
    expect(line.state.value).toBe('open');
  });
});

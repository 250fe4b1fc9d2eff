import { PROTOCOL_VERSION } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../base/clock.ts';
import type { Ears } from './line.ts';
import { createLine, waitBefore } from './line.ts';

/** A clock that a test turns on by hand. */
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
  const line = createLine({
    clock,
    random: () => 0.5,
    now: () => 1000 + now(),
    dial: (ears) => {
      dialled.push(ears);
      return { send: (text) => sent.push(text), close: () => {} };
    },
  });
  const last = (): Ears => {
    const ears = dialled.at(-1);
    if (ears === undefined) throw new Error('nobody was called');
    return ears;
  };
  const welcome = (version = PROTOCOL_VERSION): void =>
    last().onText(JSON.stringify({ kind: 'welcome', version, now: 5000 }));
  return { line, dialled, sent, pass, last, welcome };
};

describe('the line to the house', () => {
  test('is open once the house has greeted, and knows its clock', () => {
    const { line, welcome } = world();
    expect(line.state.value).toBe('dialling');
    welcome();
    expect(line.state.value).toBe('open');
    expect(line.now()).toBe(5000);
  });

  test('is dialled again after a break, each time later', () => {
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

  test('a house that greets and hangs up at once is called later each time, too', () => {
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

  test('waits never longer than a quarter of a minute, and never the same for all', () => {
    expect(waitBefore(30, () => 0.999)).toBeLessThanOrEqual(15_000);
    expect(waitBefore(3, () => 0)).toBeLessThan(waitBefore(3, () => 0.9));
  });

  test('a house that says good-bye is restarting, and is called when it said', () => {
    const { line, dialled, pass, last, welcome } = world();
    welcome();
    last().onText(JSON.stringify({ kind: 'bye', retryAfter: 2000 }));
    expect(line.state.value).toBe('restarting');
    pass(1999);
    expect(dialled).toHaveLength(1);
    pass(2001);
    expect(dialled).toHaveLength(2);
    // It is still finishing its work and lets nobody in.
    last().onClose();
    expect(line.state.value).toBe('restarting');
    pass(2000);
    expect(dialled).toHaveLength(3);
    welcome();
    expect(line.state.value).toBe('open');
  });

  test('a silent house is asked for a sign, then spoken of, then called again', () => {
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

  test('a house that answers is asked again and again, and never silent', () => {
    const { line, sent, pass, last, welcome } = world();
    welcome();
    for (let beats = 1; beats <= 4; beats += 1) {
      pass(15_000);
      last().onText('{"kind":"here"}');
      expect([sent.length, line.state.value]).toEqual([beats, 'open']);
    }
  });

  test('who listens closely knows of a silence within five seconds', () => {
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

  test('a browser that goes offline is silent at once; what is said then is still sent', () => {
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

  test('it says how long until it calls again, and nothing while it calls', () => {
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

  test('a house that does not even greet is called again', () => {
    const { dialled, pass } = world();
    pass(15_000 + waitBefore(0, () => 0.5));
    expect(dialled).toHaveLength(2);
  });

  test('a newer house is not argued with', () => {
    const { line, dialled, pass, welcome } = world();
    welcome(PROTOCOL_VERSION + 1);
    expect(line.state.value).toBe('outdated');
    pass(60_000);
    expect(dialled).toHaveLength(1);
  });

  test('nothing is sent before the greeting, and what cannot be read is left alone', () => {
    const { line, sent, last, welcome } = world();
    line.send({ kind: 'here' });
    last().onText('{{{');
    last().onText('{"kind":"riddle"}');
    expect(sent).toEqual([]);
    welcome();
    line.send({ kind: 'here' });
    expect(sent).toEqual(['{"kind":"here"}']);
  });

  test('a socket of before is not listened to any more', () => {
    const { line, dialled, pass, last, welcome } = world();
    last().onClose();
    pass(15_000);
    welcome();
    dialled[0]?.onClose();
    expect(line.state.value).toBe('open');
  });
});

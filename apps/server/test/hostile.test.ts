import { chairAt } from '@claim-it/fairness';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHarmed, runFuzz } from '../trials/fuzz/run.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, seatPeople } from './seating.ts';

describe('hostile messages, frames and requests', () => {
  test('a thousand hostile messages, frames and requests harm neither the server nor honest people', async () => {
    const result = await runFuzz({ total: 1_000, calmMs: 0, intruders: 3, requestMs: 3_000 });
    expect(result).toMatchObject({ isUp: true, isEnded: true, complaints: '', unlawful: 0 });
    expect(result.tally).toMatchObject({ accepted: 0, unanswered: 0, failures: 0, trespasses: 0 });
    expect(isHarmed(result)).toBe(false);
    expect(result.attacked.length).toBeGreaterThan(0);
  }, 400_000); // a limit for a hang, not for speed
});

describe('closing sockets', () => {
  const house = new TestHouse();
  beforeAll(() => house.start());
  afterAll(() => house.remove());

  test('a socket that is being closed is ignored', async () => {
    const [table, [host, friend]] = await seatPeople(house, 2);
    await allCaughtUp(table, [host!, friend!]);
    const { seq } = host!.views.get(table)!.state;
    host!.send('{');
    host!.send({
      kind: 'do',
      cid: 'after-the-end',
      table,
      seq,
      command: { kind: 'say', chair: 0, saying: 'oneMoment' },
    });
    await host!.until(() => host!.closed !== null);
    expect(host!.closed).toMatchObject({ code: 1008 });
    const answer = await friend!.do(table, { kind: 'say', chair: chairAt(1), saying: 'oneMoment' });
    expect(answer).toMatchObject({ kind: 'done', seq: seq + 1 });
  });
});

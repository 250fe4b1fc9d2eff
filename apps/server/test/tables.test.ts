import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer } from '@claim-it/protocol';
import { chairOnTurn, seatOf } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from './autoplay.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, isOver, seatPeople, shakeAll, stirAll } from './seating.ts';
import { freshCid } from './view.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

const rollOf = (one: Client, table: string) => {
  const view = one.views.get(table)!;
  const chair = view.mine[0]!;
  const stirs = view.state.ledger!.bowl.map((stir) => stir.chair);
  return { kind: 'roll', element: one.element(view, chair), stirs } as const;
};

/** Two people who have shaken, the one on turn first. */
const twoPlaying = async (): Promise<[string, Client, Client]> => {
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  await stirAll(table, people);
  const first = chairOnTurn(people[0]!.views.get(table)!.state)!;
  return [table, people[first]!, people[1 - first]!];
};

describe('commands', () => {
  test('a command that is sent twice is executed once; the second answer repeats the first', async () => {
    const [table, mover] = await twoPlaying();
    const roll = rollOf(mover, table);
    const cid = freshCid();
    const seq = mover.views.get(table)!.state.seq;
    const message = { kind: 'do', cid, table, seq, command: roll };
    const first = await mover.do(table, roll, cid);
    expect(first).toMatchObject({ kind: 'done' });
    const before = mover.heard.length;
    mover.send(message);
    await mover.until(() => mover.heard.slice(before).some(({ kind }) => kind === 'answer'));
    const again = mover.heard.slice(before).find(({ kind }) => kind === 'answer');
    expect(again).toMatchObject({ cid, answer: { ...first, kind: 'duplicate' } });
  });

  test('a command with the same id from another guest is another command', async () => {
    const [table, mover, other] = await twoPlaying();
    const cid = freshCid();
    const say = (one: Client, chair: number): Promise<CommandAnswer> =>
      one.do(table, { kind: 'say', chair: chairAt(chair), saying: 'hello' }, cid);
    expect(await say(mover, mover.views.get(table)!.mine[0]!)).toMatchObject({ kind: 'done' });
    expect(await say(other, other.views.get(table)!.mine[0]!)).toMatchObject({ kind: 'done' });
  });

  test('a command out of turn is refused with the reason, an outdated one is stale', async () => {
    const [table, mover, other] = await twoPlaying();
    const view = other.views.get(table)!;
    expect(await other.do(table, { kind: 'take' })).toEqual({
      kind: 'refused',
      refusal: {
        kind: 'rules',
        refusal: {
          kind: 'notYourTurn',
          seat: seatOf(view.state, chairAt(view.mine[0]!)),
          onTurn: 0,
        },
      },
    });
    const seq = mover.views.get(table)!.state.seq;
    const roll = rollOf(mover, table);
    expect(await mover.do(table, roll)).toMatchObject({ kind: 'done' });
    mover.send({ kind: 'do', cid: 'from-the-past', table, seq, command: roll });
    const isAnswered = (): boolean =>
      mover.heard.some((one) => one.kind === 'answer' && one.cid === 'from-the-past');
    await mover.until(isAnswered);
    expect(
      mover.heard.find((one) => one.kind === 'answer' && one.cid === 'from-the-past'),
    ).toMatchObject({ answer: { kind: 'stale' } });
  });

  test('a command of a spectator is refused, of any kind', async () => {
    const [table, mover] = await twoPlaying();
    const spectator = await house.visitor();
    const view = await spectator.watch(table);
    const seq = view.state.seq;
    const element = mover.element(mover.views.get(table)!, mover.views.get(table)!.mine[0]!);
    for (const command of [
      { kind: 'roll', element, stirs: [] },
      { kind: 'shake', element, stirs: [] },
      { kind: 'take' },
      { kind: 'undo' },
      { kind: 'place', space: '1,1' },
      { kind: 'stir', chair: chairAt(0), element },
      { kind: 'leave', chair: chairAt(0) },
      { kind: 'leave', chair: chairAt(1) },
      { kind: 'stand', chair: chairAt(0) },
      { kind: 'clear', chair: chairAt(0) },
      { kind: 'seatBot', chair: chairAt(0), level: 'miner', style: null, color: 'red' },
      { kind: 'anchor', chair: chairAt(0), tip: element },
      { kind: 'loseKey', chair: chairAt(0) },
      { kind: 'reseed', chair: chairAt(0), tip: element },
      { kind: 'say', chair: chairAt(0), saying: 'hello' },
      { kind: 'sit', chair: chairAt(0), color: 'red', tip: element },
      { kind: 'rematch' },
    ] as const)
      expect(await spectator.do(table, command), command.kind).toMatchObject({ kind: 'refused' });
    expect(view.state.seq).toBe(seq);
  });

  test('a command for a missing table is answered as such', async () => {
    const one = await house.visitor();
    expect(await one.do('not-a-table-id', { kind: 'take' })).toEqual({ kind: 'noTable' });
    one.send({ kind: 'watch', table: 'not-a-table-id', since: 0 });
    await one.until(() => one.heard.some(({ kind }) => kind === 'closed'));
  });
});

describe('returning players', () => {
  test('a returning player gets all events since, on this device and on another', async () => {
    const [table, mover, other] = await twoPlaying();
    const seen = other.views.get(table)!.state.seq;
    other.drop();
    await other.until(() => other.closed !== null);
    expect(await mover.do(table, rollOf(mover, table))).toMatchObject({ kind: 'done' });
    await other.connect();
    await other.watch(table);
    await allCaughtUp(table, [mover, other]);
    expect(other.views.get(table)!.hash).toBe(mover.views.get(table)!.hash);
    expect(other.views.get(table)!.state.seq).toBeGreaterThan(seen);
    const second = new Client(house.base);
    second.cookie = other.cookie;
    await second.connect();
    const view = await second.watch(table);
    expect(view.told.you).toMatchObject({ chairs: other.views.get(table)!.mine });
    expect(second.troubles).toEqual([]);
  });

  test('a returning player finds the game after a restart of the server, with the same dice', async () => {
    const [table, people] = await seatPeople(house, 2);
    await shakeAll(table, people);
    await stirAll(table, people);
    const view = people[0]!.views.get(table)!;
    const mover = people[chairOnTurn(view.state)!]!;
    const roll = rollOf(mover, table);
    const before = view.state.seq;
    await house.stop();
    await house.start();
    for (const one of people) (one as { base: string }).base = house.base;
    for (const one of people) await one.connect();
    for (const one of people) await one.watch(table);
    expect(view.state.seq).toBe(before);
    expect(await mover.do(table, roll)).toMatchObject({ kind: 'done' });
    for (const one of people) {
      autoplay(one);
      one.onTable(one.views.get(table)!);
    }
    for (const one of people) await one.until(isOver(one, table));
    expect(people.flatMap((one) => one.troubles)).toEqual([]);
  });
});

test('no warning was logged', () => {
  expect(house.complaints).toEqual([]);
});

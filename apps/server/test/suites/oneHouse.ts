import { chairAt } from '@claim-it/fairness';
import type { Lobby, OpenTable, PlayPlace } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import { newToken } from '../../src/ids.ts';
import type { Client } from '../client.ts';
import { isOver, seatPeople, shakeAll } from '../seating.ts';
import type { TwoProcesses } from '../twoProcesses.ts';

const PRIVATE: Partial<OpenTable> = {
  isListed: false,
  isFreeTextAllowed: true,
  chairs: [{ kind: 'mine' }, { kind: 'invited' }],
};

const PARTY: OpenTable['chairs'] = [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }];

const chairAtTable = (one: Client, table: string, chair: number) =>
  one.views.get(table)!.told.chairs[chair];

const saysHeard = (one: Client): readonly string[] =>
  one.heard.flatMap((heard) => (heard.kind === 'talked' ? [heard.text] : []));

/** Two processes are one server: a change at one of them applies at both. */
export const describeOneHouse = (house: TwoProcesses): void => {
  describe('a guest who is forgotten at one process', () => {
    test('is gone at the other: the socket closes, and the name is blank', async () => {
      const [table, [host, friend]] = await seatPeople(house.turns(), 2, {
        chairs: [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }],
      });
      const neighbour = await house.visitorAt(1);
      await neighbour.watch(table);
      await neighbour.until(() => chairAtTable(neighbour, table, 1)?.name === friend!.me.name);
      const twin = house.twin(friend!, 0);
      expect((await twin.post('/api/me/forget')).status).toBe(200);
      await friend!.until(() => friend!.closed !== null);
      expect(friend!.closed).toEqual({ code: 1008, reason: 'signed out' });
      for (const one of [host!, neighbour]) {
        await one.until(() => chairAtTable(one, table, 1)?.name === null);
        await one.until(() => one.views.get(table)!.state.chairs[1] === null);
      }
    });

    test('after a game is blank there, too, and the others play again without them', async () => {
      const [table, people] = await seatPeople(house.turns(), 2);
      const [host, friend] = people as [Client, Client];
      await shakeAll(table, people);
      await host.do(table, { kind: 'leave', chair: chairAt(0) });
      await friend.until(isOver(friend, table));
      await friend.until(() => chairAtTable(friend, table, 0)?.name === host.me.name);
      expect((await host.post('/api/me/forget')).status).toBe(200);
      await friend.until(() => chairAtTable(friend, table, 0)?.name === null);
      expect(await friend.do(table, { kind: 'rematch' })).toMatchObject({ kind: 'done' });
    });
  });

  test('a new name at one process is sent at the other', async () => {
    const [table, [host, friend]] = await seatPeople(house.turns(), 2);
    await host!.until(() => chairAtTable(host!, table, 1)?.name === friend!.me.name);
    await house.twin(friend!, 0).post('/api/me/name', { name: 'Käthe' });
    for (const one of [host!, friend!])
      await one.until(() => chairAtTable(one, table, 1)?.name === 'Käthe');
  });

  test('a session that a recovery replaces ends at every process', async () => {
    const [, [host]] = await seatPeople(house.turns(), 2);
    const { token } = (await host!.post('/api/me/recovery')).body as { token: string };
    const phone = await house.visitorAt(1);
    const { status } = await house.twin(phone, 0).post('/api/recovery', { token });
    expect(status).toBe(200);
    await phone.until(() => phone.closed !== null);
    expect(host!.closed).toBeNull();
  });

  test('a guest who signs out at one process has no socket at the other', async () => {
    const [, [, friend]] = await seatPeople(house.turns(), 2);
    expect((await house.twin(friend!, 0).post('/api/me/signout')).status).toBe(200);
    await friend!.until(() => friend!.closed !== null);
    expect(friend!.closed).toEqual({ code: 1008, reason: 'signed out' });
  });

  test('a spectator who sits down is present for the other process', async () => {
    const [table, [host, friend]] = await seatPeople(house.turns(), 2);
    for (const one of [host!, friend!])
      for (const chair of [0, 1])
        await one.until(() => chairAtTable(one, table, chair)?.isHere === true);
    friend!.drop();
    await host!.until(() => chairAtTable(host!, table, 1)?.isHere === false);
  });

  test('a guest with two sockets is present until the last of them closes', async () => {
    const [table, [host, friend]] = await seatPeople(house.turns(), 2);
    const second = house.twin(friend!, 1);
    await second.connect();
    await second.watch(table);
    const third = house.twin(friend!, 0);
    await third.connect();
    await third.watch(table);
    await host!.until(() => chairAtTable(host!, table, 1)?.isHere === true);
    await third.close();
    await friend!.close();
    // The second socket is at the other process; its message comes after the end of the first one's.
    await second.do(table, { kind: 'say', chair: chairAt(1), saying: 'hello' });
    await host!.until(
      () => host!.views.get(table)!.state.seq >= second.views.get(table)!.state.seq,
    );
    expect((await host!.watch(table)).told.chairs[1]?.isHere).toBe(true);
    await second.close();
    await host!.until(() => chairAtTable(host!, table, 1)?.isHere === false);
  });

  test('a process that starts later learns who is present', async () => {
    const host = await house.visitorAt(0);
    const { table } = await host.open(PRIVATE);
    await host.watch(table);
    await host.sit(table, 0, 'red');
    await house.stop(1);
    await house.restart(1);
    const late = await house.visitorAt(1);
    await late.watch(table);
    await late.until(() => chairAtTable(late, table, 0)?.isHere === true);
  });

  test('a link that is withdrawn at one process is invalid at the other', async () => {
    const [host, friend] = [await house.visitorAt(0), await house.visitorAt(1)];
    const { table, invitations } = await host.open(PRIVATE);
    for (const one of [host, friend]) await one.watch(table);
    const invite = { kind: 'invite', chair: chairAt(1), invitation: null } as const;
    expect(await host.do(table, invite)).toMatchObject({ kind: 'done' });
    const { token } = invitations[0]!;
    expect(await friend.sit(table, 1, 'red', { invitation: token })).toMatchObject({
      refusal: { kind: 'chairReserved' },
    });
  });

  test('the link of a table that is renewed at one process is valid at the other', async () => {
    const [host, friend] = [await house.visitorAt(0), await house.visitorAt(1)];
    const { table, token } = await host.open({ ...PRIVATE, chairs: PARTY });
    for (const one of [host, friend]) await one.watch(table);
    const fresh = newToken();
    const renew = { kind: 'inviteAll', invitation: fresh } as const;
    expect(await host.do(table, renew)).toMatchObject({ kind: 'done' });
    expect(await friend.sit(table, 1, 'red', { invitation: token })).toMatchObject({
      refusal: { kind: 'chairReserved' },
    });
    expect(await friend.sit(table, 1, 'red', { invitation: fresh })).toMatchObject({
      kind: 'done',
    });
  });

  test('people at two processes who want to play now meet at one table', async () => {
    const [ada, ben] = [await house.visitorAt(0), await house.visitorAt(1)];
    const wish = { players: 2, pace: 'quick' };
    const place = async (one: Client): Promise<string> =>
      ((await one.post('/api/play', wish)).body as PlayPlace).table;
    const table = await place(ada);
    await ada.watch(table);
    await ada.sit(table, 0, 'red');
    const offered = async (): Promise<readonly string[]> =>
      ((await ben.get('/api/lobby')).body as Lobby).open.map((card) => card.table);
    await expect.poll(offered, { timeout: 20_000 }).toContain(table);
    expect(await place(ben)).toBe(table);
    await ben.watch(table);
    expect(await ben.sit(table, 1, 'blue')).toMatchObject({ kind: 'done' });
  });

  test('free text reaches every process, repeated text each time', async () => {
    const host = await house.visitorAt(0);
    const { table } = await host.open(PRIVATE);
    await host.watch(table);
    await host.sit(table, 0, 'red');
    const [near, far] = [await house.visitorAt(0), await house.visitorAt(1)];
    for (const one of [near, far]) await one.watch(table);
    for (const text of ['Zwetschge', 'Zwetschge', 'x'])
      host.send({ kind: 'talk', table, chair: chairAt(0), text });
    for (const one of [host, near, far]) {
      await one.until(() => saysHeard(one).length === 3);
      expect(saysHeard(one)).toEqual(['Zwetschge', 'Zwetschge', 'x']);
    }
  });

  /** Redis alone dies: with PostgreSQL as the bus, the store would be gone as well. */
  test('while Redis is down free text is refused, and signing out still works', async () => {
    const { redis } = house;
    if (redis === null) return;
    const host = await house.visitorAt(0);
    const { table } = await host.open(PRIVATE);
    await host.watch(table);
    await host.sit(table, 0, 'red');
    const far = await house.visitorAt(1);
    await far.watch(table);
    await redis.end();
    host.send({ kind: 'talk', table, chair: chairAt(0), text: 'hello' });
    await host.until(() => host.heard.some(({ kind }) => kind === 'talkRefused'));
    await house.twin(far, 0).post('/api/me/signout');
    await far.until(() => far.closed !== null);
    await redis.start();
    const late = await house.visitorAt(1);
    await late.watch(table);
    await late.until(() => chairAtTable(late, table, 0)?.isHere === true);
    expect(saysHeard(host)).toEqual([]);
  });
};

import { chairAt } from '@claim-it/fairness';
import type { Token } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteOf } from '../src/house/chairNote.ts';
import { newToken } from '../src/ids.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, isOver, shakeAll } from './seating.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

const [ONE, TWO] = [chairAt(1), chairAt(2)];
const RESERVED = { kind: 'refused', refusal: { kind: 'chairReserved' } };
const REMOVED = { kind: 'refused', refusal: { kind: 'removed' } };
const DONE = { kind: 'done' };

type Door = {
  readonly table: string;
  readonly host: Client;
  readonly friend: Client;
  readonly tokens: readonly Token[];
};

/** A table with a host and chairs by link, and a guest who does not sit yet. */
const openDoor = async (isListed = false): Promise<Door> => {
  const [host, friend] = [await house.visitor(), await house.visitor()];
  const { table, invitations } = await host.open({
    isListed,
    chairs: [{ kind: 'mine' }, { kind: 'invited' }, { kind: isListed ? 'open' : 'invited' }],
  });
  for (const one of [host, friend]) await one.watch(table);
  expect(await host.sit(table, 0, 'green')).toMatchObject(DONE);
  return { table, host, friend, tokens: invitations.map(({ token }) => token) };
};

const stranger = async (table: string): Promise<Client> => {
  const one = await house.visitor();
  await one.watch(table);
  return one;
};

const invite = (host: Client, table: string, invitation: Token | null, chair = ONE) =>
  host.do(table, { kind: 'invite', chair, invitation });

describe('links to a chair', () => {
  test('a withdrawn link stops working at once, for all', async () => {
    const { table, host, friend, tokens } = await openDoor();
    expect(await invite(host, table, null)).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(RESERVED);
    await friend.until(() => friend.views.get(table)!.told.chairs[1]?.isInvited === false);
    expect(await friend.sit(table, 1, 'red')).toMatchObject(RESERVED);
  });

  test('withdrawing a link at a listed table does not open the chair to visitors', async () => {
    const { table, host, friend } = await openDoor(true);
    expect(await invite(host, table, null)).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'red')).toMatchObject(RESERVED);
    const { told } = (await stranger(table)).views.get(table)!;
    expect(told.chairs.map(({ isKept }) => isKept)).toEqual([false, true, false]);
    expect(await invite(host, table, newToken(), TWO)).toMatchObject(RESERVED);
    expect(await friend.sit(table, 2, 'red')).toMatchObject(DONE);
  });

  test('a link to a chair is replaced by a new one', async () => {
    const { table, host, friend, tokens } = await openDoor();
    const fresh = newToken();
    expect(await invite(host, table, fresh)).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(RESERVED);
    expect(await friend.sit(table, 1, 'red', { invitation: fresh })).toMatchObject(DONE);
    expect(await invite(host, table, newToken())).toMatchObject({
      refusal: { kind: 'chairTaken' },
    });
  });

  test('a link to a chair is used up by the first guest; the host may make another', async () => {
    const { table, host, friend, tokens } = await openDoor();
    const other = await stranger(table);
    expect(await friend.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(DONE);
    expect(await friend.do(table, { kind: 'stand', chair: ONE })).toMatchObject(DONE);
    expect(await other.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(RESERVED);
    expect(await friend.sit(table, 1, 'blue')).toMatchObject(DONE);
    expect(await friend.do(table, { kind: 'stand', chair: ONE })).toMatchObject(DONE);
    const fresh = newToken();
    expect(await invite(host, table, fresh)).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'blue')).toMatchObject(RESERVED);
    expect(await other.sit(table, 1, 'red', { invitation: fresh })).toMatchObject(DONE);
  });

  test('a link to a chair is created by the host alone, not for their own chair, and with its own token', async () => {
    const { table, host, friend, tokens } = await openDoor();
    expect(await invite(friend, table, newToken())).toMatchObject({ refusal: { kind: 'notHost' } });
    expect(await friend.do(table, { kind: 'letIn' })).toMatchObject({
      refusal: { kind: 'notHost' },
    });
    expect(await host.do(table, { kind: 'stand', chair: chairAt(0) })).toMatchObject(DONE);
    expect(await invite(host, table, newToken(), chairAt(0))).toMatchObject(RESERVED);
    expect(await invite(host, table, tokens[1]!)).toMatchObject(RESERVED);
    expect(await host.sit(table, 0, 'green')).toMatchObject(DONE);
  });
});

describe('removed guests', () => {
  /** The friend has come by link and is removed. */
  const remove = async (): Promise<Door> => {
    const door = await openDoor();
    const { table, host, friend, tokens } = door;
    expect(await friend.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(DONE);
    expect(await host.do(table, { kind: 'clear', chair: ONE })).toMatchObject(DONE);
    return door;
  };

  test('a guest whom the host removed cannot return with any link, is notified, and the old link works for no one else', async () => {
    const { table, host, friend, tokens } = await remove();
    expect(await friend.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(REMOVED);
    expect(await friend.sit(table, 2, 'red', { invitation: tokens[1] })).toMatchObject(REMOVED);
    await friend.until(() => friend.views.get(table)!.told.you.isRemoved);
    await host.until(() => host.views.get(table)!.told.you.removed === 1);
    const other = await stranger(table);
    expect(other.views.get(table)!.told.you).toMatchObject({ isRemoved: false, removed: 0 });
    expect(await other.sit(table, 1, 'red', { invitation: tokens[0] })).toMatchObject(RESERVED);
  });

  test('a guest whom the host removed stays out of a table in the lobby', async () => {
    const { table, host, friend } = await openDoor(true);
    expect(await friend.sit(table, 2, 'red')).toMatchObject(DONE);
    expect(await host.do(table, { kind: 'clear', chair: TWO })).toMatchObject(DONE);
    expect(await friend.sit(table, 2, 'red')).toMatchObject(REMOVED);
    expect(await (await stranger(table)).sit(table, 2, 'red')).toMatchObject(DONE);
  });

  test('a guest whom the host removed is readmitted by the host', async () => {
    const { table, host, friend, tokens } = await remove();
    expect(await host.do(table, { kind: 'letIn' })).toMatchObject(DONE);
    expect(await friend.sit(table, 2, 'red', { invitation: tokens[1] })).toMatchObject(DONE);
  });

  test('a guest whom the host removed stays out after a restart, and of the rematch', async () => {
    const { table, host, friend, tokens } = await remove();
    const fresh = newToken();
    const others = [await stranger(table), await stranger(table)] as const;
    expect(await invite(host, table, fresh)).toMatchObject(DONE);
    expect(await others[0].sit(table, 1, 'red', { invitation: fresh })).toMatchObject(DONE);
    expect(await others[1].sit(table, 2, 'blue', { invitation: tokens[1] })).toMatchObject(DONE);
    await shakeAll(table, [host, ...others]);
    for (const [chair, one] of others.entries())
      expect(await one.do(table, { kind: 'leave', chair: chairAt(chair + 1) })).toMatchObject(DONE);
    await host.until(isOver(host, table));
    expect(await host.do(table, { kind: 'rematch' })).toMatchObject(DONE);
    await allCaughtUp(table, [host]);
    const next = host.views.get(table)!.state.rematch!;
    await house.stop();
    await house.start();
    for (const one of [host, friend, ...others]) {
      (one as { base: string }).base = house.base;
      await one.connect();
      await one.watch(next);
    }
    expect(await host.sit(next, 0, 'green')).toMatchObject(DONE);
    expect(await others[0].sit(next, 1, 'red')).toMatchObject(DONE);
    expect(await others[0].do(next, { kind: 'stand', chair: ONE })).toMatchObject(DONE);
    const link = newToken();
    expect(await invite(host, next, link)).toMatchObject(DONE);
    expect(await friend.sit(next, 1, 'red', { invitation: link })).toMatchObject(REMOVED);
    expect(await host.do(next, { kind: 'letIn' })).toMatchObject(DONE);
    expect(await friend.sit(next, 1, 'red', { invitation: link })).toMatchObject(DONE);
  });

  test('a guest whom the host removed is not in the log, and leaves no id behind', async () => {
    const { table, friend } = await remove();
    const log = (await house.store.read({ table: table as never, since: 0 }))!;
    expect(JSON.stringify(log)).not.toContain(friend.me.guest);
    expect(log.chairs.flatMap((row) => noteOf(row).removed)).toHaveLength(1);
    expect(log.entries.map(({ body }) => JSON.parse(body).kind)).toEqual(['sat', 'sat', 'stood']);
  });

  test('a guest whom the host removed from one of two chairs keeps the other, and may sit down next to it', async () => {
    const host = await house.visitor();
    const { table, invitations } = await host.open({
      isListed: false,
      chairs: [{ kind: 'mine' }, { kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }],
    });
    const family = await stranger(table);
    await host.watch(table);
    await host.sit(table, 0, 'green');
    for (const [place, color] of (['red', 'blue'] as const).entries())
      expect(
        await family.sit(table, place + 1, color, { invitation: invitations[place]!.token }),
      ).toMatchObject(DONE);
    expect(await host.do(table, { kind: 'clear', chair: ONE })).toMatchObject(DONE);
    expect(await family.sit(table, 3, 'red', { invitation: invitations[2]!.token })).toMatchObject(
      DONE,
    );
  });
});

test('a note of the first version is read: its invitation means a chair by link', () => {
  const note = { name: null, invitation: 'hash', isHost: false, isKept: false, sits: 'nobody' };
  const row = { chair: ONE, guest: null, invitation: 'hash', note: JSON.stringify(note) };
  expect(noteOf(row)).toMatchObject({ isByLink: true, removed: [] });
  const open = { ...row, note: JSON.stringify({ ...note, invitation: null }) };
  expect(noteOf(open)).toMatchObject({ isByLink: false });
});

test('no warning was logged', () => {
  expect(house.complaints).toEqual([]);
});

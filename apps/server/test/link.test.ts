import { chairAt } from '@claim-it/fairness';
import type { Token } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../src/ids.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { shakeAll } from './seating.ts';

const house = new TestHouse();
beforeAll(() => house.start());
afterAll(() => house.remove());

const DONE = { kind: 'done' };
const RESERVED = { kind: 'refused', refusal: { kind: 'chairReserved' } };

type Party = { readonly table: string; readonly host: Client; readonly token: Token };

/** A table for this many people with one active link. */
const openParty = async (chairs: number): Promise<Party> => {
  const host = await house.visitor();
  const { table, token } = await host.open({
    isListed: false,
    chairs: Array.from({ length: chairs }, (_, at) => ({ kind: at === 0 ? 'mine' : 'open' })),
  });
  await host.watch(table);
  expect(await host.sit(table, 0, 'green')).toMatchObject(DONE);
  return { table, host, token: token! };
};

const come = async (table: string): Promise<Client> => {
  const one = await house.visitor();
  await one.watch(table);
  return one;
};

describe('the link of a table', () => {
  test('the link of a table gives each of five people a chair, and the sixth a place to watch', async () => {
    const { table, token } = await openParty(5);
    for (const chair of [1, 2, 3, 4]) {
      const friend = await come(table);
      expect(await friend.sit(table, chair, COLORS[chair]!, { invitation: token })).toMatchObject(
        DONE,
      );
    }
    const late = await come(table);
    expect(late.views.get(table)!.told.you).toMatchObject({ chairs: [], isRemoved: false });
    expect(await late.sit(table, 1, 'green', { invitation: token })).toMatchObject({
      kind: 'refused',
    });
  });

  test('the link of a table gives one chair to each guest, and none without the token', async () => {
    const { table, token } = await openParty(4);
    const friend = await come(table);
    expect(await friend.sit(table, 1, 'red')).toMatchObject(RESERVED);
    expect(await friend.sit(table, 1, 'red', { invitation: newToken() })).toMatchObject(RESERVED);
    expect(await friend.sit(table, 1, 'red', { invitation: token })).toMatchObject(DONE);
    expect(await friend.sit(table, 2, 'blue', { invitation: token })).toMatchObject(RESERVED);
  });

  test('the link of a table is withdrawn and renewed by the host alone', async () => {
    const { table, host, token } = await openParty(3);
    const friend = await come(table);
    const fresh = newToken();
    expect(await friend.do(table, { kind: 'inviteAll', invitation: fresh })).toMatchObject({
      refusal: { kind: 'notHost' },
    });
    expect(host.views.get(table)!.told.you).toMatchObject({ isLinkOut: true });
    expect(friend.views.get(table)!.told.you).toMatchObject({ isLinkOut: false });
    expect(await host.do(table, { kind: 'inviteAll', invitation: null })).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'red', { invitation: token })).toMatchObject(RESERVED);
    await host.until(() => !host.views.get(table)!.told.you.isLinkOut);
    expect(await host.do(table, { kind: 'inviteAll', invitation: fresh })).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'red', { invitation: token })).toMatchObject(RESERVED);
    expect(await friend.sit(table, 1, 'red', { invitation: fresh })).toMatchObject(DONE);
  });

  test('the link of a table does not lead to a chair that is reserved for a friend, until the host releases it', async () => {
    const { table, host, token } = await openParty(3);
    const [friend, other] = [await come(table), await come(table)];
    const own = newToken();
    const one = chairAt(1);
    expect(await host.do(table, { kind: 'invite', chair: one, invitation: own })).toMatchObject(
      DONE,
    );
    expect(await other.sit(table, 1, 'red', { invitation: token })).toMatchObject(RESERVED);
    expect(await other.do(table, { kind: 'release', chair: one })).toMatchObject({
      refusal: { kind: 'notHost' },
    });
    expect(await host.do(table, { kind: 'release', chair: one })).toMatchObject(DONE);
    expect(await friend.sit(table, 1, 'red', { invitation: own })).toMatchObject(RESERVED);
    expect(await other.sit(table, 1, 'red', { invitation: token })).toMatchObject(DONE);
    expect(await host.do(table, { kind: 'release', chair: one })).toMatchObject({
      refusal: { kind: 'chairTaken' },
    });
    expect(await host.do(table, { kind: 'release', chair: chairAt(0) })).toMatchObject({
      kind: 'refused',
    });
  });

  test('the link of a table admits no one whom the host has removed, not even a new link', async () => {
    const { table, host, token } = await openParty(3);
    const friend = await come(table);
    expect(await friend.sit(table, 1, 'red', { invitation: token })).toMatchObject(DONE);
    expect(await host.do(table, { kind: 'clear', chair: chairAt(1) })).toMatchObject(DONE);
    const fresh = newToken();
    expect(await host.do(table, { kind: 'inviteAll', invitation: fresh })).toMatchObject(DONE);
    for (const invitation of [token, fresh])
      expect(await friend.sit(table, 1, 'red', { invitation })).toMatchObject({
        refusal: { kind: 'removed' },
      });
    const other = await come(table);
    expect(await other.sit(table, 1, 'red', { invitation: fresh })).toMatchObject(DONE);
  });

  test('the link of a table gives a late guest the chair of a bot, if the table agreed on that', async () => {
    for (const mayReplaceBots of [true, false]) {
      const host = await house.visitor();
      const { table, token } = await host.open({
        isListed: false,
        mayReplaceBots,
        chairs: [{ kind: 'mine' }, { kind: 'open' }],
      });
      await host.watch(table);
      await host.sit(table, 0, 'green');
      const bot = { kind: 'seatBot', level: 'greenhorn', style: null, color: 'red' } as const;
      expect(await host.do(table, { ...bot, chair: chairAt(1) })).toMatchObject(DONE);
      await shakeAll(table, [host]);
      const late = await come(table);
      const join = (invitation?: Token) => {
        const tip = late.hand(table, 1).newTip();
        const shown = invitation === undefined ? {} : { invitation };
        return late.do(table, { kind: 'join', chair: chairAt(1), tip, ...shown });
      };
      if (mayReplaceBots) expect(await join()).toMatchObject(RESERVED);
      const answer = await join(token!);
      expect(answer).toMatchObject({ kind: mayReplaceBots ? 'done' : 'refused' });
    }
  });

  test('the link of a listed table is its address', async () => {
    const host = await house.visitor();
    const { table, token } = await host.open({ chairs: [{ kind: 'mine' }, { kind: 'open' }] });
    expect(token).toBeNull();
    const friend = await come(table);
    expect(await friend.sit(table, 1, 'red')).toMatchObject(DONE);
  });

  test('the link of a table is stored only as a hash', async () => {
    const { table, token } = await openParty(2);
    const log = await house.store.read({ table: table as never, since: 0 });
    expect(JSON.stringify(log)).not.toContain(token);
  });
});

test('no warning was logged', () => {
  expect(house.complaints).toEqual([]);
});

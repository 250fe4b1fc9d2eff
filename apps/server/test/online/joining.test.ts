import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer, OpenTable, Token } from '@claim-it/protocol';
import { startFrom } from '@claim-it/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, goesOn, played } from './company.ts';
import type { Person } from './person.ts';
import { chairOf, stateOf } from './waiting.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const bot = (color: 'red' | 'violet') =>
  ({ kind: 'bot', level: 'greenhorn', style: null, color }) as const;

const join = async (person: Person, chair: number, invitation?: Token): Promise<CommandAnswer> => {
  const tip = await person.table.hand.firstTip(chair);
  const shown = invitation === undefined ? {} : { invitation };
  return person.do({ kind: 'join', chair: chairAt(chair), tip, ...shown });
};

/** One person, bots, and a spectator. */
const withBots = async (wish: Partial<OpenTable> = {}) => {
  const [host, friend] = [await world.arrive(), await world.arrive()];
  const chairs: OpenTable['chairs'] = [{ kind: 'mine' }, bot('violet'), bot('red')];
  const { table } = await world.openTable(host, { chairs, ...wish });
  await host.follow(table);
  expect(await host.sit(0)).toMatchObject({ kind: 'done' });
  await friend.follow(table);
  await world.until(() => host.hasMatch && friend.hasMatch);
  return { table, host, friend };
};

describe('chairs of bots', () => {
  test('[R13] the chair of a bot is taken by a person who comes later: it is theirs from its next turn on, and the dice are proved', async () => {
    const { table, host, friend } = await withBots();
    host.play();
    await goesOn(world, [host], 6);
    expect(await join(friend, 1)).toMatchObject({ kind: 'done' });
    const people = [host, friend];
    await world.until(() => people.every((one) => one.table.about.value?.chairs[1]?.bot === null));
    expect(host.table.about.value?.chairs[1]?.name).not.toBeNull();
    expect(friend.chairs).toEqual([1]);
    await goesOn(world, people, 20);
    const own = friend.table.log.value?.events.filter(
      (event) => event.kind === 'played' && event.by === 'player',
    );
    expect(own?.length).toBeGreaterThan(0);
    await played(world, people);
    await checkEnd(world, table, people);
  });

  test('[R13] the chair of a bot is not taken where the table has not agreed, without an invitation, or twice by one guest', async () => {
    const { friend } = await withBots({ mayReplaceBots: false });
    expect(await join(friend, 1)).toMatchObject({ refusal: { kind: 'notAgreed' } });
    const chairs: OpenTable['chairs'] = [{ kind: 'mine' }, bot('violet'), bot('red')];
    const other = await withBots({ isListed: false, chairs });
    expect(await join(other.friend, 1)).toMatchObject({ refusal: { kind: 'chairReserved' } });
    const third = await withBots();
    expect(await join(third.friend, 0)).toMatchObject({ refusal: { kind: 'noBot' } });
    expect(await join(third.friend, 1)).toMatchObject({ kind: 'done' });
    expect(await join(third.friend, 2)).toMatchObject({ refusal: { kind: 'chairReserved' } });
  });

  test('[R13] the chair of a bot is not taken with a link that the host has withdrawn meanwhile', async () => {
    const [host, friend] = [await world.arrive(), await world.arrive()];
    const chairs: OpenTable['chairs'] = [{ kind: 'mine' }, bot('violet'), { kind: 'open' }];
    const { table, token } = await world.openTable(host, { chairs, isListed: false });
    if (token === null) throw new Error('a table by link has a link');
    const guest = await world.arrive();
    for (const one of [host, friend, guest]) await one.follow(table);
    await host.sit(0);
    await guest.sit(2, { invitation: token });
    await world.until(() => host.hasMatch);
    const isOut = (): boolean | undefined => host.table.about.value?.you.isLinkOut;
    expect(isOut()).toBe(true);
    expect(await host.do({ kind: 'inviteAll', invitation: null })).toMatchObject({ kind: 'done' });
    await world.until(() => isOut() === false);
    expect(await join(friend, 1, token)).toMatchObject({ refusal: { kind: 'chairReserved' } });
    await goesOn(world, [host, guest], 6);
  });

  test('[R13] a person who left gets the chair back from its bot on return', async () => {
    const [host, friend] = [await world.arrive(), await world.arrive()];
    const { table } = await world.openTable(host, {
      onLeaving: { kind: 'bot', level: 'greenhorn' },
    });
    const people = [host, friend];
    for (const [chair, person] of people.entries()) {
      await person.follow(table);
      expect(await person.sit(chair)).toMatchObject({ kind: 'done' });
    }
    await world.until(() => people.every(({ hasMatch }) => hasMatch));
    expect(await friend.do({ kind: 'leave', chair: chairAt(1) })).toMatchObject({ kind: 'done' });
    await world.until(() => stateOf(host).chairs[1]?.sitter.kind === 'bot');
    await goesOn(world, [host], 12);
    const tip = await friend.table.hand.firstTip(1);
    const answer = await friend.do({ kind: 'join', chair: chairAt(1), tip });
    expect(answer).toMatchObject({ kind: 'done' });
    await world.until(() => stateOf(host).chairs[1]?.sitter.kind === 'person');
    await goesOn(world, people, 12);
  });
});

describe('starting when all are ready', () => {
  const ready = (person: Person, isReady = true): Promise<CommandAnswer> =>
    person.do({ kind: 'ready', chair: chairOf(person), isReady });

  const gathered = async (): Promise<readonly [Person, Person]> => {
    const [host, friend] = [await world.arrive(), await world.arrive()];
    const { table } = await world.openTable(host, { isReadyAsked: true });
    for (const [chair, person] of [host, friend].entries()) {
      await person.follow(table);
      expect(await person.sit(chair)).toMatchObject({ kind: 'done' });
    }
    await world.until(() => [host, friend].every((person) => person.chairs.length === 1));
    return [host, friend];
  };

  test('a table begins when the last person is ready, and not before', async () => {
    const [host, friend] = await gathered();
    expect(await ready(host)).toMatchObject({ kind: 'done' });
    expect(await ready(host, false)).toMatchObject({ kind: 'done' });
    expect(await ready(friend)).toMatchObject({ kind: 'done' });
    expect(host.phase).toBe('gathering');
    expect(await ready(host)).toMatchObject({ kind: 'done' });
    await world.until(() => host.hasMatch);
  });

  test('[R12] a table does not wait for a person who has gone, and waits again for one who is back', async () => {
    const [host, friend] = await gathered();
    const table = stateOf(host).id;
    friend.close();
    await world.clock.pass(60_000);
    expect(stateOf(host).absences).toEqual([null, null]);
    await ready(host);
    await world.until(() => host.hasMatch);
    expect(stateOf(host).chairs.map((one) => one?.sitter.kind)).toEqual(['person', 'person']);
    await friend.follow(table);
    await goesOn(world, [host, friend], 6);
  });

  test('[R12] a table waits for a person who is here, however long', async () => {
    const [host] = await gathered();
    await ready(host);
    await world.clock.pass(600_000);
    expect([host.phase, stateOf(host).absences]).toEqual(['gathering', [null, null]]);
  });

  test('a table begins when the waiting time of the host is over', async () => {
    const [host, friend] = await gathered();
    await ready(host);
    expect(await friend.do({ kind: 'start' })).toMatchObject({ refusal: { kind: 'notHost' } });
    expect(await host.do({ kind: 'start' })).toMatchObject({ refusal: { kind: 'notReady' } });
    const from = startFrom(stateOf(host)) ?? 0;
    await world.until(() => (world.house?.now() ?? 0) >= from);
    expect(await host.do({ kind: 'start' })).toMatchObject({ kind: 'done' });
    await world.until(() => host.hasMatch);
  });

  test('a table forgets who was ready when they stand up', async () => {
    const [host, friend] = await gathered();
    await ready(friend);
    expect(await friend.do({ kind: 'stand', chair: chairAt(1) })).toMatchObject({ kind: 'done' });
    expect(await friend.sit(1)).toMatchObject({ kind: 'done' });
    await ready(host);
    expect(host.phase).toBe('gathering');
  });
});

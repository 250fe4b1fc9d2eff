import { chairAt } from '@claim-it/fairness';
import { phaseOf } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from './autoplay.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, isOver, seatPeople, shakeAll } from './seating.ts';

const house = new TestHouse({ patience: { absent: 300, silent: 60_000 } });
beforeAll(() => house.start());
afterAll(() => house.remove());

describe('chairs', () => {
  test('a chair by invitation is for the first guest with the link', async () => {
    const host = await house.visitor();
    const { table, invitations } = await host.open({
      isListed: false,
      chairs: [{ kind: 'mine' }, { kind: 'invited' }, { kind: 'invited' }],
    });
    expect(table.length).toBe(22);
    const friend = await house.visitor();
    const view = await friend.watch(table);
    expect(view.told.chairs.map(({ isInvited }) => isInvited)).toEqual([false, true, true]);
    const [one, two] = invitations;
    expect(await friend.sit(table, 1, 'red')).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'chairReserved' },
    });
    expect(await friend.sit(table, 1, 'red', { invitation: two!.token })).toMatchObject({
      refusal: { kind: 'chairReserved' },
    });
    expect(await friend.sit(table, 1, 'red', { invitation: one!.token })).toMatchObject({
      kind: 'done',
    });
    const stranger = await house.visitor();
    await stranger.watch(table);
    expect(await stranger.sit(table, 1, 'blue', { invitation: one!.token })).toMatchObject({
      kind: 'refused',
    });
    expect(await friend.do(table, { kind: 'stand', chair: chairAt(1) })).toMatchObject({
      kind: 'done',
    });
    expect(await stranger.sit(table, 1, 'blue', { invitation: one!.token })).toMatchObject({
      refusal: { kind: 'chairReserved' },
    });
    expect(await friend.sit(table, 1, 'blue')).toMatchObject({ kind: 'done' });
  });

  test('one device may have several chairs, each with a name', async () => {
    const host = await house.visitor();
    const { table } = await host.open({
      isListed: false,
      chairs: [{ kind: 'mine' }, { kind: 'mine' }],
    });
    await host.watch(table);
    expect(await host.sit(table, 0, 'red', { name: 'Ada' })).toMatchObject({ kind: 'done' });
    expect(await host.sit(table, 1, 'blue', { name: 'f.u.c.k' })).toEqual({
      kind: 'refused',
      refusal: { kind: 'badName' },
    });
    expect(await host.sit(table, 1, 'blue', { name: '  Ben ' })).toMatchObject({ kind: 'done' });
    const view = host.views.get(table)!;
    await host.until(() => view.told.you.chairs.length === 2);
    expect(view.told.chairs.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    autoplay(host);
    host.onTable(view);
    await host.until(isOver(host, table));
    expect(host.troubles).toEqual([]);
  });

  test('a guest from the lobby gets one chair, and the host can clear it or seat a bot', async () => {
    const host = await house.visitor();
    const { table } = await host.open({
      chairs: [{ kind: 'mine' }, { kind: 'open' }, { kind: 'open' }],
    });
    await host.watch(table);
    const guest = await house.visitor();
    await guest.watch(table);
    expect(await guest.sit(table, 1, 'red')).toMatchObject({ kind: 'done' });
    expect(await guest.sit(table, 2, 'blue')).toMatchObject({ refusal: { kind: 'chairReserved' } });
    expect(await guest.do(table, { kind: 'clear', chair: chairAt(1) })).toMatchObject({
      refusal: { kind: 'notHost' },
    });
    expect(await host.do(table, { kind: 'clear', chair: chairAt(1) })).toMatchObject({
      kind: 'done',
    });
    const bot = {
      kind: 'seatBot',
      chair: chairAt(1),
      level: 'miner',
      style: 'daring',
      color: 'red',
    } as const;
    expect(await host.do(table, bot)).toMatchObject({ kind: 'done' });
    await guest.until(() => guest.views.get(table)!.state.chairs[1]?.sitter.kind === 'bot');
  });
});

test('after the end the same people meet again at one new table', async () => {
  const [table, people] = await seatPeople(house, 2);
  await shakeAll(table, people);
  await people[0]!.do(table, { kind: 'leave', chair: chairAt(0) });
  await people[1]!.until(isOver(people[1]!, table));
  const answers = await Promise.all(people.map((one) => one.do(table, { kind: 'rematch' })));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
  await allCaughtUp(table, people);
  const next = people[0]!.views.get(table)!.state.rematch!;
  for (const [chair, one] of people.entries()) {
    const view = await one.watch(next);
    expect(view.told.you).toMatchObject({ kept: [chair], isHost: chair === 0 });
    expect(await one.sit(next, chair, chair === 0 ? 'red' : 'blue')).toMatchObject({
      kind: 'done',
    });
  }
  await people[1]!.until(() => phaseOf(people[1]!.views.get(next)!.state) === 'shaking');
});

/** The replies to a guest's free texts: forwarded, or not. */
const textsIn = (one: Client, answer: 'talked' | 'talkRefused'): readonly string[] =>
  one.heard.flatMap((heard) => (heard.kind === answer ? [heard.text] : []));

test('free text is forwarded at private tables that allow it, and nowhere else', async () => {
  const talk = async (isFreeTextAllowed: boolean): Promise<readonly (readonly string[])[]> => {
    const host = await house.visitor();
    const wish = {
      isListed: false,
      isFreeTextAllowed,
      chairs: [{ kind: 'mine' }, { kind: 'invited' }] as const,
    };
    const { table } = await host.open(wish);
    const spectator = await house.visitor();
    await spectator.watch(table);
    await host.watch(table);
    await host.sit(table, 0, 'red');
    spectator.send({ kind: 'talk', table, chair: chairAt(0), text: 'I am the host' });
    spectator.send({ kind: 'here' });
    await spectator.until(() => spectator.heard.some(({ kind }) => kind === 'here'));
    expect(textsIn(spectator, 'talkRefused')).toEqual(['I am the host']);
    host.send({ kind: 'talk', table, chair: chairAt(0), text: 'hello' });
    await host.until(() => host.heard.some(({ kind }) => kind.startsWith('talk')));
    return [textsIn(host, 'talked'), textsIn(host, 'talkRefused')];
  };
  expect(await talk(true)).toEqual([['hello'], []]);
  expect(await talk(false)).toEqual([[], ['hello']]);
});

test('no warning was logged', () => {
  expect(house.complaints).toEqual([]);
});

import { spokenAt, talk } from '@claim-it/client/online';
import { chairAt } from '@claim-it/fairness';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deal, goesOn, seat } from './company.ts';
import type { Person } from './person.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const write = (person: Person, chair: number, text: string): Promise<string> => {
  const { table } = person;
  const sent = talk(table.line, { kind: 'talk', table: table.id, chair: chairAt(chair), text });
  return world.clock.settled(sent);
};

const wordsOf = ({ table }: Person): readonly (string | null)[] =>
  spokenAt(table).map(({ said }) => {
    if (said.kind === 'deleted') return null;
    return said.kind === 'text' ? said.text : said.saying;
  });

/** A private table with free text, at which two people sit. */
const friends = async (): Promise<readonly [Person, Person]> => {
  const host = await world.arrive();
  const friend = await world.arrive();
  const { table, invitations } = await world.openTable(host, {
    isListed: false,
    isFreeTextAllowed: true,
    chairs: [{ kind: 'mine' }, { kind: 'invited' }],
  });
  for (const person of [host, friend]) await person.follow(table);
  await host.sit(0);
  await friend.sit(1, { invitation: invitations[0]?.token });
  await world.until(() => [host, friend].every(({ hasMatch }) => hasMatch));
  return [host, friend];
};

const postAs = (person: Person, path: string, body: object = {}) =>
  world.ask({ method: 'POST', path: `/api/${path}`, body, cookie: person.cookie });

describe('free text', () => {
  test('free text stays readable with the game for returning players, and phrases for spectators', async () => {
    const [host, friend] = await friends();
    expect(await write(host, 0, 'Gold!')).toBe('talked');
    await friend.do({ kind: 'say', chair: chairAt(1), saying: 'bravo' });
    expect(await write(friend, 1, 'Mine!')).toBe('talked');
    const all = ['Gold!', 'bravo', 'Mine!'];
    await world.until(() => wordsOf(host).length === 3);
    expect([host, friend].map(wordsOf)).toEqual([all, all]);
    await host.reload();
    await world.until(() => wordsOf(host).length === 3);
    expect(wordsOf(host)).toEqual(all);
    expect(host.table.remarks.value).toEqual([]);
    const watcher = await world.arrive();
    await watcher.follow(friend.table.id);
    await world.until(() => watcher.hasMatch);
    await world.clock.pass(5_000);
    expect(wordsOf(watcher)).toEqual(['bravo']);
    expect(world.complaints).toEqual([]);
  });

  test('after a break only missed lines of free text are sent, without duplicates', async () => {
    const [host, friend] = await friends();
    await write(host, 0, 'one');
    await world.until(() => wordsOf(friend).length === 1);
    friend.wire?.cut();
    await write(host, 0, 'two');
    await world.until(() => wordsOf(friend).length === 2);
    expect(wordsOf(friend)).toEqual(['one', 'two']);
  });

  test('free text is deleted with the data of its writer', async () => {
    const [host, friend] = await friends();
    await write(friend, 1, 'private');
    const data = await world.ask({ method: 'GET', path: '/api/me/data', cookie: friend.cookie });
    expect(data.body).toContain('private');
    friend.close();
    await postAs(friend, 'me/forget');
    await host.reload();
    await world.until(() => wordsOf(host).length === 1);
    expect(wordsOf(host)).toEqual([null]);
  });
});

describe('people', () => {
  test('a person has a different id for each guest, the same at every table', async () => {
    const [, [one, two, three]] = await seat(world, 3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('missing');
    const seenBy = ({ table }: Person) => table.about.value?.you.people;
    await world.until(() =>
      [one, two, three].every((it) => seenBy(it)?.filter(Boolean).length === 2),
    );
    const [a, b] = [seenBy(one)?.[2], seenBy(two)?.[2]];
    expect([seenBy(one)?.[0], a === b]).toEqual([null, false]);
    const { table } = await world.openTable(three);
    await three.follow(table);
    await three.sit(0);
    await one.follow(table);
    await world.until(() => seenBy(one)?.[0] === a);
  });

  test('blocked people cannot sit down at a table of the blocker; it looks like a reserved chair', async () => {
    const [table, [host, rude]] = await deal(world, 2);
    if (host === undefined || rude === undefined) throw new Error('missing');
    expect((await postAs(host, `tables/${table}/block`, { chair: 1 })).statusCode).toBe(204);
    await world.until(() => host.table.about.value?.you.blocked?.includes(chairAt(1)) === true);
    expect(rude.table.about.value?.you.blocked).toEqual([]);
    const { table: next } = await world.openTable(host);
    await rude.follow(next);
    expect(await rude.sit(1)).toMatchObject({ refusal: { kind: 'chairReserved' } });
    const list = await world.ask({ method: 'GET', path: '/api/me/blocks', cookie: host.cookie });
    const [{ person }] = JSON.parse(list.body).blocks;
    expect(list.body).not.toContain(rude.guest);
    expect((await postAs(rude, `me/blocks/${person}/remove`)).statusCode).toBe(404);
    expect((await postAs(host, `me/blocks/${person}/remove`)).statusCode).toBe(204);
    expect(await rude.sit(1)).toMatchObject({ kind: 'done' });
  });

  test('a person is reported once, with what they wrote, and within limits', async () => {
    const [host, friend] = await friends();
    await write(friend, 1, 'rude words');
    const path = `tables/${host.table.id}/report`;
    const report = (chair: number, kind: string) => postAs(host, path, { chair, kind });
    expect((await report(1, 'talk')).statusCode).toBe(204);
    expect((await report(1, 'talk')).statusCode).toBe(204);
    expect((await report(0, 'talk')).statusCode).toBe(404);
    expect((await report(1, 'luck')).statusCode).toBe(400);
    const reports = (await world.house?.reports()) ?? [];
    expect(reports).toMatchObject([{ kind: 'talk', about: friend.guest, reporter: host.guest }]);
    expect(reports[0]?.words).toContain('rude words');
    const more = [];
    for (let times = 0; times < 12; times += 1) more.push((await report(1, 'play')).statusCode);
    expect(more).toContain(429);
  });
});

describe('slow readers', () => {
  test('a client that never reads delays neither messages nor moves, is disconnected, and gets all of it afterwards', async () => {
    const [host, friend] = await friends();
    const { wire } = friend;
    if (wire === null) throw new Error('the friend has a line');
    wire.isDeaf = true;
    const lines: string[] = [];
    while (wire.readyState === wire.OPEN) {
      lines.push(`Line ${lines.length}`);
      expect(await write(host, 0, lines.at(-1) ?? '')).toBe('talked');
      await world.clock.pass(2_000);
    }
    expect(lines.length).toBeLessThan(60);
    expect(wire.unsent).toBeLessThan(64 * 1024);
    await world.until(() => wordsOf(friend).length === lines.length);
    expect(wordsOf(friend)).toEqual(lines);
    await goesOn(world, [host, friend]);
    expect(world.complaints).toEqual([]);
  });
});

import type { Lobby, PlayPlace, PlayWish } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { clockAt, quickTimers, TestHouse } from './fixture.ts';

let now = 1_000_000;
const house = new TestHouse({ clock: clockAt(() => now), timers: quickTimers });
beforeAll(() => house.start());
afterAll(() => house.remove());

const look = async (one: Client): Promise<Lobby> => {
  now += 2_000;
  return (await one.get('/api/lobby')).body as Lobby;
};

const play = async (one: Client, wish: Partial<PlayWish> = {}): Promise<string> => {
  now += 2_000;
  const { body } = await one.post('/api/play', { players: 3, pace: 'calm', ...wish });
  return (body as PlayPlace).table;
};

/** Sits down at the assigned table, on the first free chair. */
const sitDown = async (one: Client, table: string): Promise<void> => {
  const { state } = await one.watch(table);
  const chair = state.chairs.indexOf(null);
  const color = (['green', 'blue', 'orange'] as const)[chair]!;
  expect(await one.sit(table, chair, color)).toMatchObject({ kind: 'done' });
};

describe('finding players', () => {
  test('a guest who wants to play now meets present guests who want the same', async () => {
    const [ada, ben, cleo, dan] = await Promise.all([1, 2, 3, 4].map(() => house.visitor()));
    const table = await play(ada!);
    await sitDown(ada!, table);
    expect(await play(ben!, { players: 2 })).not.toBe(table);
    expect(await play(ben!, { pace: 'quick' })).not.toBe(table);
    expect(await play(ben!)).toBe(table);
    await sitDown(ben!, table);
    expect(await play(cleo!)).toBe(table);
    await sitDown(cleo!, table);
    expect(await play(dan!)).not.toBe(table);
    expect(await play(ada!, { table: table as never })).toBe(table);
    expect(ada!.views.get(table)!.state.ledger).not.toBeNull();
    for (const one of [ada, ben, cleo, dan]) await one!.close();
  });

  test('a guest who wants to play now is not sent to a table whose opener has gone, and leaves such a table', async () => {
    const [ada, ben, cleo] = await Promise.all([1, 2, 3].map(() => house.visitor()));
    const table = await play(ada!);
    await sitDown(ada!, table);
    await sitDown(ben!, await play(ben!));
    await ada!.close();
    await ben!.until(() => ben!.views.get(table)!.told.chairs[0]?.isHere === false);
    expect(await play(cleo!)).not.toBe(table);
    expect(await play(ben!, { table: table as never })).not.toBe(table);
    for (const one of [ben, cleo]) await one!.close();
  });

  test('a guest who wants to play now finds the other one though both have opened a table at the same time', async () => {
    const [ada, ben] = await Promise.all([1, 2].map(() => house.visitor()));
    const [one, two] = [await play(ada!), await play(ben!)];
    expect(one).not.toBe(two);
    await sitDown(ada!, one);
    await sitDown(ben!, two);
    const met = [
      await play(ada!, { table: one as never }),
      await play(ben!, { table: two as never }),
    ];
    expect(new Set(met).size).toBe(1);
    expect(met[0]).toBe([one, two].toSorted()[0]);
    for (const person of [ada, ben]) await person!.close();
  });
});

describe('the lobby', () => {
  test('the lobby offers a table while its opener is here, and a slow one for longer', async () => {
    const [host, guest] = [await house.visitor(), await house.visitor()];
    const { table } = await host.open({ pace: { kind: 'live', seconds: 60 } });
    const { table: slow } = await host.open({ pace: { kind: 'slow', hours: 24 } });
    for (const id of [table, slow]) {
      await host.watch(id);
      await host.sit(id, 0, 'green');
    }
    const shown = async (): Promise<readonly string[]> =>
      (await look(guest)).open.map((card) => card.table).filter((id) => [table, slow].includes(id));
    expect((await shown()).toSorted()).toEqual([table, slow].toSorted());
    await guest.watch(table);
    await host.close();
    await guest.until(() => guest.views.get(table)!.told.chairs[0]?.isHere === false);
    expect(await shown()).toEqual([slow]);
    await guest.close();
  });

  test('the lobby counts the present people, each of them once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => house.visitor()));
    now += 40_000;
    for (const one of people) await look(one);
    await look(people[0]!);
    const { people: counted } = await look(people[1]!);
    expect(counted).toBe(3);
    now += 40_000;
    for (const one of people.slice(1)) await one.close();
    expect((await look(people[0]!)).people).toBe(1);
    await people[0]!.close();
  });

  test('the lobby hides an unstarted table that a guest put away, and shows it again when they sit down', async () => {
    const [host, other] = [await house.visitor(), await house.visitor()];
    const { table } = await host.open();
    const mine = async (): Promise<readonly string[]> =>
      (await look(host)).mine.map((card) => card.table);
    expect(await mine()).toEqual([table]);
    expect((await other.post(`/api/tables/${table}/away`)).status).toBe(404);
    expect((await host.post(`/api/tables/${table}/away`)).status).toBe(200);
    expect(await mine()).toEqual([]);
    await host.watch(table);
    await host.sit(table, 0, 'green');
    expect(await mine()).toEqual([table]);
    await other.watch(table);
    await other.sit(table, 1, 'red');
    expect((await host.post(`/api/tables/${table}/away`)).status).toBe(409);
  });
});

test('names are made up in the language of the person', async () => {
  const names = async (language: string): Promise<string> => {
    const response = await fetch(`${house.base}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: house.base },
      body: JSON.stringify({ language }),
    });
    return ((await response.json()) as { name: string }).name;
  };
  const german = await Promise.all(Array.from({ length: 20 }, () => names('de')));
  expect(
    german.some((name) =>
      /^(Kupfer|Achat|Rubin|Quarz|Silber|Granit|Schiefer|Feuerstein|Bernstein|Bleiglanz|Glimmer|Kiesel|Marmor|Saphir|Jaspis|Korall|Kobalt|Beryll|Granat|Gneis|Pyrit|Topas|Zink|Zirkon)/.test(
        name,
      ),
    ),
  ).toBe(true);
});

test('no warning was logged', () => {
  // The clock of this test jumps, as if the server had been suspended.
  expect(house.complaints.filter((line) => !line.startsWith('clocks were moved'))).toEqual([]);
});

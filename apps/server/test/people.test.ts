import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chairAt, verifyRecord } from '@claim-it/fairness';
import type { Lobby, Me, OwnGames } from '@claim-it/protocol';
import { parseRecord } from '@claim-it/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/index.ts';
import { openSqlite, storeOn } from '../src/store/index.ts';
import { autoplay } from './autoplay.ts';
import { Client } from './client.ts';
import { clockAt, TestHouse } from './fixture.ts';
import { isOver, seatPeople, shakeAll } from './seating.ts';

let ahead = 0;
const house = new TestHouse({ clock: clockAt(() => Date.now() + ahead) });
let store: Store;
beforeAll(async () => {
  store = storeOn(await openSqlite({ file: join(house.folder, 'house.db') }));
  await house.start({ store });
});
afterAll(async () => {
  await house.stop();
  await store.close();
  await house.remove();
});

describe('the key of a guest', () => {
  const KEY = 'k'.repeat(43);

  test('the key of a guest opens a session on a new device, every time', async () => {
    const owner = await Client.arrive(house.base);
    expect((await owner.post('/api/me/key', { key: KEY })).status).toBe(200);
    expect((await owner.post('/api/me/key', { key: KEY })).status).toBe(200);
    for (const _ of [1, 2]) {
      const found = await new Client(house.base).post('/api/recovery', { key: KEY });
      expect([found.status, found.body]).toEqual([200, owner.me]);
      expect(found.headers.get('set-cookie')).toMatch(/^__Host-claim-it=[\w-]{43};/);
    }
  });

  test('a wrong key opens nothing, and a guest has one key', async () => {
    const owner = await Client.arrive(house.base);
    await owner.post('/api/me/key', { key: 'a'.repeat(43) });
    expect((await owner.post('/api/me/key', { key: 'b'.repeat(43) })).status).toBe(409);
    const stranger = new Client(house.base);
    expect((await stranger.post('/api/recovery', { key: 'b'.repeat(43) })).status).toBe(404);
    expect((await stranger.post('/api/recovery', { key: 'short' })).status).toBe(404);
    expect((await stranger.post('/api/me/key', { key: 'c'.repeat(43) })).status).toBe(401);
  });

  test('the key of a guest is not sent to the server, which has only its hash', async () => {
    const owner = await Client.arrive(house.base);
    const key = 'd'.repeat(43);
    await owner.post('/api/me/key', { key });
    const { body } = await owner.get('/api/me/data');
    expect(JSON.stringify(body)).not.toContain(key);
    const files = readdirSync(house.folder).map((name) => readFileSync(join(house.folder, name)));
    expect(files.some((file) => file.includes(key))).toBe(false);
  });
});

describe('guests', () => {
  test('a guest gets a name and a cookie that only this server and no script can read', async () => {
    const client = new Client(house.base);
    const { status, body, headers } = await client.post('/api/session');
    expect(status).toBe(201);
    expect((body as Me).name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-claim-it=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await client.get('/api/me')).body).toEqual(body);
    const again = await client.post('/api/session');
    expect([again.status, again.body, again.headers.get('set-cookie')]).toEqual([
      200,
      body,
      cookie,
    ]);
  });

  test('a guest with a cookie of another server is unknown here', async () => {
    const client = new Client(house.base);
    client.cookie = `__Host-claim-it=${'x'.repeat(43)}`;
    expect((await client.get('/api/me')).status).toBe(401);
    await expect(client.connect()).rejects.toThrow('401');
    expect((await client.post('/api/session')).status).toBe(201);
  });

  test('a guest may have another name, if it is a friendly one', async () => {
    const client = await Client.arrive(house.base);
    expect((await client.post('/api/me/name', { name: '  Käthe  K. ' })).body).toMatchObject({
      name: 'Käthe K.',
    });
    expect((await client.get('/api/me')).body).toMatchObject({ name: 'Käthe K.' });
    expect(await client.post('/api/me/name', { name: 'Arschl0ch' })).toMatchObject({
      status: 422,
      body: { kind: 'badName', fault: { kind: 'unfriendly' } },
    });
    expect((await client.post('/api/me/name', { nick: 'x' })).status).toBe(400);
  });

  test('a guest gets all stored data, without secrets', async () => {
    const [, [host]] = await seatPeople(house, 2);
    const { body } = await host!.get('/api/me/data');
    expect(body).toMatchObject({
      guest: { name: host!.me.name },
      sessions: [{ kind: 'device' }],
      chairs: [{ chair: 0 }],
    });
    expect(JSON.stringify(body)).not.toContain(host!.cookie.split('=')[1]);
  });

  test('a guest moves to another device with a link that works once', async () => {
    const [table, [host]] = await seatPeople(house, 2);
    const { token } = (await host!.post('/api/me/recovery')).body as { token: string };
    const phone = await Client.arrive(house.base);
    const before = phone.cookie;
    expect((await phone.post('/api/recovery', { token })).body).toEqual(host!.me);
    expect(phone.cookie).not.toBe(before);
    await phone.connect();
    expect((await phone.watch(table)).told.you).toMatchObject({ chairs: [0], isHost: true });
    const thief = await Client.arrive(house.base);
    expect((await thief.post('/api/recovery', { token })).status).toBe(404);
    expect((await thief.post('/api/recovery', { token: 'x'.repeat(43) })).status).toBe(404);
    const old = new Client(house.base);
    old.cookie = before;
    expect((await old.get('/api/me')).status).toBe(401);
  });

  test('a guest finds finished games again, with their seat and a readable record', async () => {
    const [table, people] = await seatPeople(house, 2);
    await shakeAll(table, people);
    const [one, other] = people;
    expect((await other!.get('/api/me/games')).body).toEqual({ games: [], next: null });
    await one!.do(table, { kind: 'leave', chair: chairAt(0) });
    await other!.until(isOver(other!, table));
    const { games, next } = (await other!.get('/api/me/games')).body as OwnGames;
    expect(next).toBeNull();
    expect(games.map((game) => game.table)).toEqual([table]);
    const replay = parseRecord(games[0]!.record);
    expect(replay.ok && replay.value.end.turn.phase).toEqual({
      kind: 'over',
      winners: games[0]!.seats,
    });
    expect(games[0]!.record).not.toContain('[Dice');
    expect((await new Client(house.base).get('/api/me/games')).status).toBe(401);
    expect((await other!.get('/api/me/games?before=yesterday')).status).toBe(400);
    const past = await other!.get(`/api/me/games?before=1.${table}`);
    expect(past.body).toEqual({ games: [], next: null });
    expect((await other!.get('/api/me/data')).body).toMatchObject({ chairs: [{ table }] });
    await other!.post('/api/me/forget');
    expect((await other!.get('/api/me/games')).status).toBe(401);
  });

  test('a guest who loses the key during a game gets new chains and plays on', async () => {
    const [table, people] = await seatPeople(house, 2);
    await shakeAll(table, people);
    const one = people[0]!;
    expect(await one.do(table, { kind: 'loseKey', chair: chairAt(0) })).toMatchObject({
      kind: 'done',
    });
    const tip = one.hand(table, 0).newTip();
    expect(await one.do(table, { kind: 'reseed', chair: chairAt(0), tip })).toMatchObject({
      kind: 'done',
    });
    const view = one.views.get(table)!;
    expect(view.state.ledger!.reseeds).toEqual([1, 0]);
    for (const person of people) {
      autoplay(person);
      person.onTable(person.views.get(table)!);
    }
    for (const person of people) await person.until(isOver(person, table));
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
    const { body } = await one.get(`/api/tables/${table}/record`);
    expect(verifyRecord(String(body))).toMatchObject({ ok: true, value: { version: 2 } });
  });
});

describe('deleting a guest', () => {
  test('a guest who asks to be forgotten leaves every table and session, and no trace stays in the files', async () => {
    const canary = 'Zwetschgenknödel';
    const [table, people] = await seatPeople(house, 3);
    await shakeAll(table, people);
    const gone = people[1]!;
    await gone.post('/api/me/name', { name: canary });
    const view = people[0]!.views.get(table)!;
    await people[0]!.until(() => view.told.chairs[1]?.name === canary);
    const { table: waiting } = await gone.open({ chairs: [{ kind: 'mine' }, { kind: 'open' }] });
    await gone.watch(waiting);
    await gone.sit(waiting, 0, 'red', { name: canary });
    expect((await gone.post('/api/me/forget')).status).toBe(200);
    await gone.until(() => gone.closed !== null);
    await people[0]!.until(() => view.told.chairs[1]?.name === null);
    expect(view.state.game!.departed).toHaveLength(1);
    const files = readdirSync(house.folder).map((name) => readFileSync(join(house.folder, name)));
    expect(files.length).toBeGreaterThan(0);
    for (const bytes of files) {
      expect(bytes.includes(canary)).toBe(false);
      expect(bytes.includes(gone.me.guest)).toBe(false);
    }
    await people[0]!.do(table, { kind: 'leave', chair: chairAt(0) });
    await people[2]!.until(isOver(people[2]!, table));
  });
});

test('a guest who is deleted while a socket is open gets an answer to further messages', async () => {
  const [host, gone] = [await house.visitor(), await house.visitor()];
  const { table } = await host.open();
  await gone.watch(table);
  // As another process does it, before this one is notified.
  await store.forgetGuest({ guest: gone.me.guest, note: '{}' });
  expect(await gone.sit(table, 1, 'red')).toEqual({
    kind: 'refused',
    refusal: { kind: 'unknownGuest' },
  });
});

describe('the lobby', () => {
  test('the lobby lists tables to join and to watch, and mine with those that wait for me first', async () => {
    const look = async (one: Client): Promise<Lobby> => (await one.get('/api/lobby')).body as Lobby;
    const [table, people] = await seatPeople(house, 2);
    await shakeAll(table, people);
    const { table: open } = await people[0]!.open({ chairs: [{ kind: 'mine' }, { kind: 'open' }] });
    const { table: hidden } = await people[0]!.open({
      isListed: false,
      chairs: [{ kind: 'mine' }, { kind: 'invited' }],
    });
    await people[0]!.watch(open);
    await people[0]!.sit(open, 0, 'red');
    const visitor = await house.visitor();
    // The public lists are made once a second.
    ahead += 2_000;
    const lobby = await look(visitor);
    expect(lobby.mine).toEqual([]);
    expect(lobby.playing.map((card) => card.table)).toContain(table);
    expect([...lobby.open, ...lobby.playing].map((card) => card.table)).not.toContain(hidden);
    const card = lobby.open.find((one) => one.table === open)!;
    expect(card.chairs).toMatchObject([
      { name: people[0]!.me.name, isTaken: true, isHere: true, bot: null },
      { name: null, isTaken: false, isHere: false },
    ]);
    const mine = (await look(people[0]!)).mine.map((one) => one.table);
    expect(mine.toSorted()).toEqual([table, open, hidden].toSorted());
    const turns = await Promise.all(people.map(async (one) => (await look(one)).mine[0]!));
    const waited = turns.find(
      (one) => one.table === table && one.yours.includes(chairAt(one.turn ?? -1)),
    );
    expect(waited).toBeDefined();
    expect((await visitor.get(`/api/tables/${open}`)).body).toMatchObject({
      table: open,
      status: 'open',
    });
  });

  test('the lobby has a page of dice with the bands of fair dice', async () => {
    const visitor = await house.visitor();
    expect((await visitor.get('/api/dice')).body).toMatchObject({
      tally: { pips: expect.any(Array) },
    });
  });
});

test('no warning was logged', () => {
  expect(house.complaints).toEqual([]);
});

import { secretNamed } from '@claim-it/client/testing/onlineWorld.ts';
import { loginKey } from '@claim-it/fairness';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnd, deal, goesOn, isKept } from './company.ts';
import type { Person } from './person.ts';
import { OnlineWorld } from './world.ts';

let world: OnlineWorld;
beforeEach(async () => {
  world = await new OnlineWorld().open();
});
afterEach(() => world.end());

const reseedsAt = (person: Person): readonly number[] =>
  person.table.log.value?.state.ledger?.reseeds ?? [];

const complaintsOf = (people: readonly Person[]): readonly unknown[] =>
  people.flatMap(({ table }) => [table.fault.value ?? [], table.doubts.value].flat());

/** Plays so many choices; each choice of a person is made on the next of their devices. */
const alternate = async (sides: readonly (readonly Person[])[], choices: number): Promise<void> => {
  const next = sides.map(() => 0);
  for (let made = 0; made < choices; made += 1) {
    const isOver = (): boolean => sides.flat().every(({ phase }) => phase === 'over');
    const mover = (): number =>
      sides.findIndex((devices) => devices.every((device) => device.choices().length > 0));
    const isSame = (): boolean =>
      new Set(sides.flat().map(({ table }) => table.log.value?.hash)).size === 1;
    const isQuiet = (): boolean => sides.flat().every(({ isSending }) => !isSending);
    await world.until(() => isQuiet() && isSame() && (isOver() || mover() >= 0));
    if (isOver()) return;
    const devices = sides[mover()] ?? [];
    const at = next[mover()] ?? 0;
    next[mover()] = at + 1;
    const device = devices[at % devices.length];
    const all = device?.choices() ?? [];
    const choice = all.find(({ kind }) => kind === 'take') ?? all[0];
    if (device === undefined || choice === undefined) throw new Error('nobody can choose');
    expect(await device.send(choice)).toMatchObject({ ok: true });
  }
};

describe('one person on several devices', () => {
  test('a person on several devices plays on any of them, linked before or after the game began, and loses no key', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    const phone = await ada.otherDevice();
    await phone.follow(table);
    await alternate([[ada, phone], [ben]], 12);
    const tablet = await phone.otherDevice();
    await tablet.follow(table);
    const all = [ada, phone, tablet, ben];
    await alternate([[tablet, ada, phone], [ben]], 24);
    expect(reseedsAt(ben)).toEqual([0, 0]);
    expect(complaintsOf(all)).toEqual([]);
    expect(await isKept(world, table, all)).toBe(true);
  });

  test('a person on several devices closes one device and opens another, also while the server restarts', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    const devices = [ada, await ada.otherDevice(), await ada.otherDevice()];
    for (const [at, device] of [...devices, ...devices].entries()) {
      if (at > 0) await device.follow(table);
      await alternate([[device], [ben]], 6);
      await device.putAway();
      if (at === 2) {
        await world.stop();
        await world.open();
      }
    }
    await ada.follow(table);
    expect(reseedsAt(ben)).toEqual([0, 0]);
    await goesOn(world, [ada, ben]);
    expect(complaintsOf([ada, ben])).toEqual([]);
  });

  test('a person on several devices whose device is lost continues with another at once, by a new chain', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    await goesOn(world, [ada, ben], 6);
    ada.close();
    const found = await ada.otherDevice();
    await found.follow(table);
    await world.until(() => found.table.elsewhere.value.length > 0);
    await world.clock.settled(found.table.playHere());
    await goesOn(world, [found, ben], 12);
    expect(reseedsAt(ben)).toEqual([1, 0]);
    expect(complaintsOf([found, ben])).toEqual([]);
    const third = await found.otherDevice();
    await third.follow(table);
    found.rest();
    ben.rest();
    await alternate([[third, found], [ben]], 8);
    expect(reseedsAt(ben)).toEqual([1, 0]);
  });

  test('a person on several devices shares the secret after the page was closed: the next device acts at once', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    await goesOn(world, [ada, ben], 6);
    ada.close();
    await ada.share(table);
    const phone = await ada.otherDevice();
    await phone.follow(table);
    await goesOn(world, [phone, ben], 12);
    expect(phone.table.elsewhere.value).toEqual([]);
    expect(reseedsAt(ben)).toEqual([0, 0]);
    expect(complaintsOf([phone, ben])).toEqual([]);
    // The first device has given its chains up, and gets them back like any other.
    for (const device of [ada, phone, ben]) device.rest();
    await ada.follow(table);
    await alternate([[ada, phone], [ben]], 8);
    expect(reseedsAt(ben)).toEqual([0, 0]);
  });

  test('a person on several devices shares the secret twice, or with nothing open: no chain is given up twice', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    await goesOn(world, [ada, ben], 4);
    ada.close();
    await ada.share(table);
    const phone = await ada.otherDevice();
    await phone.follow(table);
    await world.until(() => phone.table.elsewhere.value.length === 0 && phone.phase !== null);
    await ada.share(table);
    const tablet = await phone.otherDevice();
    phone.close();
    await tablet.follow(table);
    await world.until(() => tablet.table.elsewhere.value.length > 0);
    expect(reseedsAt(ben)).toEqual([0, 0]);
  });

  test('a person on several devices closes a page so hard that its release is lost: opened again it goes on, and so does the next device', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    await goesOn(world, [ada, ben], 6);
    for (const person of [ada, ben]) person.rest();
    ada.close();
    await ada.share(table, false);
    const phone = await ada.otherDevice();
    await phone.follow(table);
    await world.until(() => phone.table.elsewhere.value.length > 0);
    await ada.follow(table);
    await world.until(() => ada.hasMatch && ada.table.elsewhere.value.length === 0);
    await alternate([[ada, phone], [ben]], 8);
    ada.close();
    await phone.putAway();
    const tablet = await phone.otherDevice();
    await tablet.follow(table);
    await alternate([[tablet], [ben]], 6);
    expect(tablet.table.elsewhere.value).toEqual([]);
    expect(reseedsAt(ben)).toEqual([0, 0]);
    expect(complaintsOf([tablet, ben])).toEqual([]);
  });

  test('a person on several devices makes new words: a lost device cannot return, and a new chain replaces its chain', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    await goesOn(world, [ada, ben], 6);
    const lost = await ada.otherDevice();
    await lost.follow(table);
    const old = loginKey(secretNamed(ada.guest));
    await ada.renewWords(secretNamed('other words'));
    const back = (path: string, body: object) =>
      world.ask({ method: 'POST', path, body, cookie: lost.cookie });
    expect((await back('/api/recovery', { key: old })).statusCode).toBe(404);
    expect((await back('/api/me/key', { key: old })).statusCode).toBe(401);
    await ada.reload();
    await world.until(() => ada.table.elsewhere.value.length > 0);
    await world.clock.settled(ada.table.playHere());
    await goesOn(world, [ada, ben], 12);
    expect(reseedsAt(ben)).toEqual([1, 0]);
    expect(complaintsOf([ada, ben])).toEqual([]);
    const phone = await ada.otherDevice();
    await phone.follow(table);
    for (const device of [ada, ben]) device.rest();
    await alternate([[phone, ada], [ben]], 8);
    expect(reseedsAt(ben)).toEqual([1, 0]);
  });

  test('a device without the secret reports it and affects no other', async () => {
    const [table, [ada, ben]] = (await deal(world, 2)) as [never, readonly [Person, Person]];
    const stranger = await ada.otherDevice(null);
    await stranger.follow(table);
    await goesOn(world, [ada, ben], 12);
    expect(stranger.table.elsewhere.value).toEqual(ada.chairs);
    expect(reseedsAt(ben)).toEqual([0, 0]);
    expect(complaintsOf([ada, ben, stranger])).toEqual([]);
  });

  test('a whole game of three people, each on two devices, is proved', async () => {
    const [table, people] = await deal(world, 3);
    const others = await Promise.all(people.map((person) => person.otherDevice()));
    for (const device of others) await device.follow(table);
    const sides = people.map((person, at) => [person, others[at] ?? person]);
    await alternate(sides, 2000);
    expect(reseedsAt(sides[0]?.[0] as Person)).toEqual([0, 0, 0]);
    await checkEnd(world, table, sides.flat());
  });
});

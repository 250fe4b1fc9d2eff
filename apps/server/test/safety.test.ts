import type { GuestId } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import { Safety } from '../src/people/safety.ts';
import type { Store } from '../src/store/index.ts';
import { createLocalBus, storeOn } from '../src/store/index.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { chairFor, openGuest, openTableRow } from './suites/samples.ts';

const safetyOn = (store: Store): Safety =>
  new Safety({ store, bus: createLocalBus(), now: () => 9_000 });

const world = async () => {
  const store = storeOn(openMemoryDatabase());
  const guests = [];
  for (const name of ['Ada', 'Ben', 'Cora']) guests.push(await openGuest(store, name));
  const [ada, ben, cora] = guests as [GuestId, GuestId, GuestId];
  const table = await openTableRow(store, { chairs: [chairFor(0, { guest: ada })] });
  const about = { guest: ben, name: 'Ben', table, chair: chairFor(1).chair };
  return { store, ada, ben, cora, about, rows: [chairFor(0, { guest: ada }), chairFor(1)] };
};

test('no guest is paired with a person whom they block, or who blocks them', async () => {
  const { store, ada, ben, cora, about, rows } = await world();
  const safety = safetyOn(store);
  expect(await safety.mayPair(rows, ben)).toBe(true);
  expect(await safety.block(ada, about)).toBe(true);
  expect(await safety.mayPair(rows, ben)).toBe(false);
  expect(await safety.mayPair([chairFor(0, { guest: ben })], ada)).toBe(false);
  expect(await safety.mayPair(rows, cora)).toBe(true);
  expect(await safety.mayPair(rows, ada)).toBe(true);
});

test('a person has one id for each guest, at every process and after a restart', async () => {
  const { store, ada, ben, cora } = await world();
  const [one, other] = [safetyOn(store), safetyOn(store)];
  const seen = await one.personOf(ada, ben);
  expect(await other.personOf(ada, ben)).toBe(seen);
  expect(await one.personOf(cora, ben)).not.toBe(seen);
  expect(await one.personOf(ben, ada)).not.toBe(seen);
});

import { chairAt } from '@claim-it/fairness';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Append, Appended, Store } from '../src/store/index.ts';
import { StoreFault } from '../src/store/index.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, seatPeople } from './seating.ts';

/** A store whose disk is slow: appends wait until they are let through, in the order in which they came. */
class SlowDisk {
  readonly waiting: { readonly append: Append; readonly go: (fault?: Error) => void }[] = [];
  isSlow = false;
  readonly #store: Store;
  #onWaiting: () => void = () => undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  readonly store = (): Store => ({
    ...this.#store,
    append: async (append): Promise<Appended> => {
      if (this.isSlow)
        await new Promise<void>((resolve, reject) => {
          const go = (fault?: Error): void => (fault === undefined ? resolve() : reject(fault));
          this.waiting.push({ append, go });
          this.#onWaiting();
        });
      return this.#store.append(append);
    },
  });

  /** Resolves when so many appends wait. */
  hasWaiting(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onWaiting = () => {
        if (this.waiting.length === count) resolve();
      };
    });
  }

  letThrough(): void {
    this.isSlow = false;
    for (const { go } of this.waiting.splice(0)) go();
  }
}

const house = new TestHouse();
const disk = new SlowDisk(house.store);
beforeAll(() => house.start({ store: disk.store() }));
afterAll(() => house.remove());

const say = (one: Client, table: string, chair: number, cid: string) =>
  one.do(table, { kind: 'say', chair: chairAt(chair), saying: 'oneMoment' }, cid);

const seqOf = (one: Client, table: string): number => one.views.get(table)!.state.seq;

describe('commands decided ahead of the disk', () => {
  let table: string;
  let people: Client[];
  beforeEach(async () => {
    [table, people] = await seatPeople(house, 2);
    await allCaughtUp(table, people);
    disk.isSlow = true;
  });

  afterEach(() => disk.letThrough());

  const sayBoth = async () => {
    const [one, other] = people as [Client, Client];
    const before = seqOf(one, table);
    const bothWait = disk.hasWaiting(2);
    const answers = [say(one, table, 0, 'said-first'), say(other, table, 1, 'said-second')];
    await bothWait;
    return { before, answers };
  };

  test('two commands are stored together, in order, and answered only when they are stored', async () => {
    const { before, answers } = await sayBoth();
    const [first, second] = disk.waiting.map(({ append }) => append);
    expect(first!.after.seq).toBe(before);
    expect(second!.after).toEqual({ seq: before + 1, hash: first!.entries[0]!.hash });
    expect(people.map((one) => seqOf(one, table))).toEqual([before, before]);
    disk.letThrough();
    const kinds = (await Promise.all(answers)).map((answer) => [
      answer.kind,
      answer.kind === 'done' && answer.seq - before,
    ]);
    expect(kinds.toSorted()).toEqual([
      ['done', 1],
      ['done', 2],
    ]);
    await allCaughtUp(table, people);
    expect(house.complaints).toEqual([]);
  });

  test('a command that cannot be stored is refused as busy, and the next one takes its place', async () => {
    const { before, answers } = await sayBoth();
    disk.isSlow = false;
    const [first, second] = disk.waiting.splice(0);
    first!.go(new StoreFault('busy', 'The disk is not well.'));
    second!.go();
    const found = (await Promise.all(answers)).map(({ kind }) => kind);
    expect(found.toSorted()).toEqual(['busy', 'done']);
    await allCaughtUp(table, people);
    expect(seqOf(people[0]!, table)).toBe(before + 1);
    expect(
      (await house.store.read({ table: people[0]!.views.get(table)!.told.table, since: 0 }))?.seq,
    ).toBe(before + 1);
  });
});

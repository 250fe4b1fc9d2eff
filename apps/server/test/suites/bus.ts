import { chairAt } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';
import { entriesAfter, MAX_TALK, rootOf } from '@claim-it/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Bus, BusMessage } from '../../src/store/index.ts';
import { MAX_NEWS } from '../../src/store/index.ts';

/** The environment of a bus test. */
export type BusPlace = {
  /** Another process on the same bus; `onTrouble` is called when it is disconnected. */
  readonly join: (onTrouble: () => void) => Promise<Bus>;
  /** Breaks all connections, runs a task, and restores them; left out where there is no connection. */
  readonly whileCut?: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Sends a payload that no bus has written. */
  readonly disturb?: (payload: string) => Promise<void>;
};

const TABLE = 'table-aaaaa' as TableId;
const GUEST = 'guest' as GuestId;

const TALKED = { kind: 'talked', table: TABLE, chair: chairAt(1), number: 3, at: 9_000 } as const;

/** As long as they may be. */
const ENTRIES = entriesAfter({ seq: 7, hash: rootOf(TABLE, '{}') }, ['"'.repeat(MAX_NEWS / 2)]);

const EVERY_KIND: readonly BusMessage[] = [
  { kind: 'reached', table: TABLE, seq: 7 },
  {
    kind: 'reached',
    table: TABLE,
    seq: 7,
    news: { command: 'a:b', entries: ENTRIES, deadline: null },
  },
  { kind: 'reached', table: TABLE, seq: 7, news: { command: 'a:b', entries: ENTRIES } },
  { kind: 'here', table: TABLE, who: 'a_b-c' },
  { kind: 'gone', table: TABLE, who: 'a_b-c' },
  { kind: 'who', table: TABLE },
  { kind: 'forgotten', guest: GUEST },
  { kind: 'renamed', guest: GUEST },
  { kind: 'signedOut', session: 'x'.repeat(43) },
  { ...TALKED, text: 'Grüß "dich" ⛏\n\u0000 bis 5 Uhr' },
  { ...TALKED, text: '\u0001'.repeat(MAX_TALK) },
  { kind: 'blocked', guest: GUEST },
  { kind: 'gap' },
];

/** A listener on a bus, with all messages it received. */
class Listener {
  readonly bus: Bus;
  readonly heard: BusMessage[] = [];
  readonly processes = new Set<string>();
  #look = (): void => undefined;

  constructor(bus: Bus) {
    this.bus = bus;
    bus.subscribe((message, process) => {
      this.heard.push(message);
      this.processes.add(process);
      this.#look();
    });
  }

  /** Resolves when a condition holds; checked on every message. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (isSo()) resolve();
      };
      this.#look();
    });
  }

  hasHeard(seq: number): Promise<void> {
    return this.until(() => this.heard.some((one) => one.kind === 'reached' && one.seq === seq));
  }

  get gaps(): number {
    return this.heard.filter(({ kind }) => kind === 'gap').length;
  }
}

const reached = (seq: number): BusMessage => ({ kind: 'reached', table: TABLE, seq });

/** The contract of every bus, within a process or between several. */
export const describeBus = (name: string, place: BusPlace): void => {
  describe(`a bus ${name}`, () => {
    const open: Bus[] = [];
    let troubles = 0;
    const join = async (): Promise<Listener> => {
      const bus = await place.join(() => {
        troubles += 1;
      });
      open.push(bus);
      return new Listener(bus);
    };
    afterAll(() => Promise.all(open.map((bus) => bus.close())));

    test('delivers every message to every process once and unchanged, with its sender', async () => {
      const [here, there, third] = [await join(), await join(), await join()];
      for (const message of EVERY_KIND) here.bus.publish(message);
      expect(here.heard).toEqual(EVERY_KIND);
      for (const one of [there, third]) {
        await one.until(() => one.heard.length >= EVERY_KIND.length);
        expect(one.heard).toEqual(EVERY_KIND);
        expect([...one.processes]).toEqual([here.bus.process]);
      }
      there.bus.publish(reached(8));
      await here.hasHeard(8);
      expect(here.heard).toHaveLength(EVERY_KIND.length + 1);
    });

    test('keeps the order, and delivers repeated messages each time', async () => {
      const [here, there] = [await join(), await join()];
      const said = [1, 2, 2, 3, 3, 3].map(reached);
      for (const message of said) here.bus.publish(message);
      await there.until(() => there.heard.length >= said.length);
      expect(there.heard).toEqual(said);
    });

    test('reports whether an offered message was accepted, and delivers none before', async () => {
      const [here, there] = [await join(), await join()];
      const taken = here.bus.offer(reached(4));
      expect(here.heard).toEqual([]);
      expect(await taken).toBe(true);
      expect(here.heard).toEqual([reached(4)]);
      await there.hasHeard(4);
    });

    test('delivers nothing to stopped listeners', async () => {
      const [here, there] = [await join(), await join()];
      const heard: BusMessage[] = [];
      const stop = there.bus.subscribe((message) => heard.push(message));
      stop();
      here.bus.publish(reached(5));
      await there.hasHeard(5);
      expect(heard).toEqual([]);
    });

    const { disturb, whileCut } = place;
    if (disturb !== undefined)
      test('drops unreadable messages', async () => {
        const [here, there] = [await join(), await join()];
        const rubbish = [
          '',
          'x',
          '{}',
          'null',
          `{"process":"p","number":1,"message":{"kind":"x"}}`,
        ];
        for (const payload of [...rubbish, `"${'x'.repeat(5_000)}"`]) await disturb(payload);
        here.bus.publish(reached(6));
        await there.hasHeard(6);
        expect(there.heard).toEqual([reached(6)]);
      });

    if (whileCut !== undefined)
      test('that is disconnected reports it, refuses messages, reconnects, and then reports a gap', async () => {
        const [here, there] = [await join(), await join()];
        const before = troubles;
        await whileCut(async () => {
          for (const { bus } of [here, there])
            while (!bus.isDown()) await bus.offer({ kind: 'who', table: TABLE });
          here.bus.publish(reached(9));
          expect(await here.bus.offer(reached(10))).toBe(false);
        });
        for (const one of [here, there]) await one.until(() => one.gaps > 0 && !one.bus.isDown());
        expect(troubles).toBeGreaterThanOrEqual(before + 2);
        expect([here.bus.isDown(), there.bus.isDown()]).toEqual([false, false]);
        here.bus.publish(reached(11));
        await there.hasHeard(11);
        expect(here.heard).not.toContainEqual(reached(10));
        expect(there.heard).not.toContainEqual(reached(9));
      });
  });
};

import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { Delivery, Store, Subscription, Webhook } from '../../src/store/index.ts';
import { append, freshId, openGuest, openTableRow } from './samples.ts';

const FAR = 9_000_000_000_000;

/** A guest with a device that wants to be told of turns. */
export const subscribe = async (
  store: Store,
  parts: Partial<Subscription> = {},
): Promise<Subscription> => {
  const guest = parts.guest ?? (await openGuest(store));
  const session = parts.session ?? freshId();
  await store.openSession({ tokenHash: session, kind: 'device', guest, at: 5 });
  const subscription: Subscription = {
    session,
    guest,
    endpoint: `https://push.example/${freshId()}`,
    p256dh: 'p',
    auth: 'a',
    sender: 's',
    language: 'de',
    quiet: { from: 1_320, to: 480 },
    at: 7,
    ...parts,
  };
  await store.keepSubscription(subscription);
  return subscription;
};

export const hookFor = (table: TableId, parts: Partial<Webhook> = {}): Webhook => ({
  id: freshId(),
  table,
  url: 'https://hooks.example/1',
  secret: 'secret',
  language: 'nl',
  at: 3,
  ...parts,
});

const turnAt = (chair: number) => ({ kind: 'turn', chair: chairAt(chair) }) as const;

/** The contract of every store for subscriptions and deliveries. */
export const describeNotices = (storeOf: () => Store): void => {
  const dueOf = async (table: TableId): Promise<readonly Delivery[]> =>
    (await storeOf().dueDeliveries({ now: FAR, limit: 10_000 })).filter(
      (one) => one.table === table,
    );
  /** A table whose first event begins a turn, and one subscribed device. */
  const spread = async () => {
    const store = storeOf();
    const table = await openTableRow(store);
    const { session } = await subscribe(store);
    await store.append(append(table, 0, { moment: turnAt(0) }));
    const targets = [{ kind: 'push', target: session, dueAt: 100 }] as const;
    await store.spreadNotice({ table, seq: 1, targets });
    return { store, table, session, targets };
  };

  describe('a subscription', () => {
    test('belongs to a session and a device, and the newest counts', async () => {
      const store = storeOf();
      const first = await subscribe(store);
      expect(await store.findSubscription(first.session)).toEqual(first);
      const changed = { ...first, language: 'en', quiet: null };
      await store.keepSubscription(changed);
      expect(await store.findSubscriptions(first.guest)).toEqual([changed]);
      const other = await subscribe(store, { endpoint: first.endpoint });
      expect(await store.findSubscription(first.session)).toBeNull();
      expect((await store.showGuest(other.guest))?.subscriptions).toEqual([other]);
      expect(await store.dropSubscription(other.session)).toBe(true);
      expect(await store.dropSubscription(other.session)).toBe(false);
    });

    test('is deleted with its session and with its guest, including pending deliveries', async () => {
      const { store, table, session } = await spread();
      expect(await dueOf(table)).toHaveLength(1);
      await store.closeSession(session);
      expect(await store.findSubscription(session)).toBeNull();
      expect(await dueOf(table)).toEqual([]);
      const { guest, session: other } = await subscribe(store);
      await store.forgetGuest({ guest, note: '{}' });
      expect(await store.findSubscription(other)).toBeNull();
    });
  });

  describe('a turn', () => {
    test('is stored with the event that begins it; the next one replaces it', async () => {
      const store = storeOf();
      const table = await openTableRow(store);
      const at = Date.now();
      const first = append(table, 0, { moment: turnAt(1), at });
      await store.append(first);
      const noted = { table, seq: 1, kind: 'turn', chair: 1, at };
      expect(await store.findNotice(table)).toEqual(noted);
      expect(await store.newNotices(10_000)).toContainEqual(noted);
      // The repeated command, and one that lost the race, store nothing.
      await store.append(first);
      await store.append(append(table, 0, { moment: turnAt(0) }));
      expect(await store.findNotice(table)).toEqual(noted);
      await store.append(append(table, 1));
      expect(await store.findNotice(table)).toEqual(noted);
      await store.append(append(table, 2, { moment: { kind: 'over', chair: null }, at: at + 10 }));
      const over = { table, seq: 3, kind: 'over', chair: null, at: at + 10 };
      expect(await store.findNotice(table)).toEqual(over);
      await store.dropNotices(at + 11);
      expect(await store.findNotice(table)).toBeNull();
    });

    test('is distributed once by several processes, and an older one after a newer one is not', async () => {
      const { store, table, session, targets } = await spread();
      expect((await store.newNotices(10_000)).map((one) => one.table)).not.toContain(table);
      const [due] = await dueOf(table);
      expect(due).toEqual({ table, target: session, kind: 'push', seq: 1, tries: 0, dueAt: 100 });
      expect(await store.moveDelivery(due!, { dueAt: null, tries: 1 })).toBe(true);
      await store.spreadNotice({ table, seq: 1, targets });
      expect(await dueOf(table)).toEqual([]);
      await store.spreadNotice({ table, seq: 5, targets });
      await store.spreadNotice({ table, seq: 4, targets });
      expect(await dueOf(table)).toMatchObject([{ seq: 5, tries: 0 }]);
    });

    test('is sent by one of many processes', async () => {
      const { store, table } = await spread();
      const [due] = await dueOf(table);
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => store.moveDelivery(due!, { dueAt: 60_100, tries: 1 })),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await dueOf(table)).toMatchObject([{ dueAt: 60_100, tries: 1 }]);
      expect(await store.moveDelivery(due!, { dueAt: null, tries: 1 })).toBe(false);
    });

    test('is not distributed to a device that is gone', async () => {
      const { store, table } = await spread();
      const gone = [{ kind: 'push', target: freshId(), dueAt: 1 }] as const;
      await store.spreadNotice({ table, seq: 9, targets: gone });
      expect(await dueOf(table)).toHaveLength(1);
    });
  });

  describe('a webhook', () => {
    test('belongs to a table, with a maximum number even under concurrent requests', async () => {
      const store = storeOf();
      const table = await openTableRow(store);
      const hooks = [hookFor(table), hookFor(table, { secret: null }), hookFor(table)];
      const added: boolean[] = [];
      for (const hook of hooks) added.push(await store.addWebhook(hook, 2));
      expect(added).toEqual([true, true, false]);
      expect(new Set(await store.webhooksOf(table))).toEqual(new Set(hooks.slice(0, 2)));
      expect(await store.addWebhook(hookFor(await openTableRow(store)), 0)).toBe(false);
      const [first] = hooks;
      await store.spreadNotice({
        table,
        seq: 1,
        targets: [{ kind: 'webhook', target: first!.id, dueAt: 1 }],
      });
      expect(await dueOf(table)).toMatchObject([{ kind: 'webhook', target: first!.id }]);
      expect(await store.dropWebhook({ id: first!.id, table: freshId() })).toBe(false);
      expect(await store.dropWebhook(first!)).toBe(true);
      expect(await store.findWebhook(first!.id)).toBeNull();
      expect(await dueOf(table)).toEqual([]);
    });
  });
};

import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { describe, expect, test } from 'vitest';
import type { Store, TableSummary } from '../../src/store/index.ts';
import { append, chairFor, freshId, openGuest, openTableRow, PLAYING } from './samples.ts';

const DAY = 86_400_000;

/** The contract of every store for guests, chairs and clocks. */
export const describePeople = (storeOf: () => Store): void => {
  describe('guests', () => {
    test('a session leads from the hash of a token to its guest', async () => {
      const guest = await openGuest(storeOf());
      const tokenHash = freshId();
      await storeOf().openSession({ tokenHash, kind: 'device', guest, at: 5 });
      expect(await storeOf().touchSession({ tokenHash, at: 9_000 })).toBe(true);
      expect(await storeOf().findSession(tokenHash)).toEqual({
        tokenHash,
        kind: 'device',
        guest,
        label: null,
        openedAt: 5,
        seenAt: 9_000,
      });
      expect((await storeOf().findGuest(guest))?.seenAt).toBe(9_000);
      expect(await storeOf().findSession(freshId())).toBeNull();
    });

    test('has one key, and the key leads to its guest', async () => {
      const [guest, other] = [await openGuest(storeOf()), await openGuest(storeOf())];
      const [keyHash, another] = [freshId(), freshId()];
      expect(await storeOf().keepKey({ guest, keyHash })).toBe(true);
      expect(await storeOf().keepKey({ guest, keyHash })).toBe(true);
      expect(await storeOf().keepKey({ guest, keyHash: another })).toBe(false);
      expect(await storeOf().keepKey({ guest: other, keyHash })).toBe(false);
      expect(await storeOf().guestOfKey(keyHash)).toBe(guest);
      expect(await storeOf().guestOfKey(another)).toBeNull();
      await storeOf().forgetGuest({ guest, note: '{}' });
      expect(await storeOf().guestOfKey(keyHash)).toBeNull();
    });

    test('can replace its key, and passkeys and released chains are deleted with it', async () => {
      const [guest, other] = [await openGuest(storeOf()), await openGuest(storeOf())];
      const [from, to, wrong] = [freshId(), freshId(), freshId()];
      await storeOf().keepKey({ guest, keyHash: from });
      const passkey = { id: freshId(), guest, publicKey: 'key', counter: 0, sealed: 'x' };
      await storeOf().addPasskey({ ...passkey, label: null, at: 1, askedAt: 1 }, 9);
      const place = { guest, table: await openTableRow(storeOf()), chair: chairAt(1) };
      await storeOf().keepRelease({ ...place, text: 'left' });
      expect(await storeOf().replaceKey({ guest, from: wrong, to })).toBe(false);
      expect(await storeOf().replaceKey({ guest: other, from, to })).toBe(false);
      expect(await storeOf().findPasskey(passkey.id)).not.toBeNull();
      expect(await storeOf().replaceKey({ guest, from, to })).toBe(true);
      expect(await storeOf().replaceKey({ guest, from, to })).toBe(true);
      const found = [await storeOf().guestOfKey(from), await storeOf().guestOfKey(to)];
      expect(found).toEqual([null, guest]);
      expect(await storeOf().findPasskey(passkey.id)).toBeNull();
      expect(await storeOf().takeRelease(place)).toBeNull();
    });

    test('has passkeys: up to a maximum, each once, and each challenge once', async () => {
      const [guest, other] = [await openGuest(storeOf()), await openGuest(storeOf())];
      const passkeyOf = (at: number) => ({
        id: freshId(),
        guest,
        publicKey: 'key',
        counter: 0,
        sealed: at === 1 ? null : 'sealed',
        label: null,
        at,
        askedAt: at,
      });
      const [first, second] = [passkeyOf(1), passkeyOf(2)];
      const add = (one: typeof first) => storeOf().addPasskey(one, 2);
      expect([await add(first), await add(first), await add(second)]).toEqual([true, false, true]);
      expect([await add(passkeyOf(3)), await add({ ...first, guest: other })]).toEqual([
        false,
        false,
      ]);
      const { askedAt: _, ...shown } = second;
      expect((await storeOf().passkeysOf(guest))[0]).toEqual({ ...shown, usedAt: null });
      const use = (counter: number, askedAt: number) =>
        storeOf().usePasskey({ id: first.id, counter, askedAt, at: 9 });
      expect([await use(0, 1), await use(0, 5), await use(0, 5)]).toEqual([false, true, false]);
      expect([await use(4, 6), await use(4, 7), await use(3, 8), await use(0, 9)]).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect(await storeOf().findPasskey(first.id)).toMatchObject({ counter: 4, usedAt: 9 });
      expect(await storeOf().dropPasskey({ ...first, guest: other })).toBe(false);
      expect(await storeOf().dropPasskey(first)).toBe(true);
      await storeOf().forgetGuest({ guest, note: '{}' });
      expect(await storeOf().findPasskey(second.id)).toBeNull();
    });

    test('a chain released by one device is given to one other of the same guest', async () => {
      const guest = await openGuest(storeOf());
      const stranger = await openGuest(storeOf());
      const table = await openTableRow(storeOf());
      const place = { guest, table, chair: chairAt(1) };
      await storeOf().keepRelease({ ...place, text: 'old' });
      await storeOf().keepRelease({ ...place, text: 'new' });
      expect(await storeOf().takeRelease({ ...place, guest: stranger })).toBeNull();
      const taken = await Promise.all([1, 2, 3].map(() => storeOf().takeRelease(place)));
      expect(taken.filter((text) => text !== null)).toEqual(['new']);
      await storeOf().keepRelease({ ...place, text: 'third', progress: 3 });
      expect(await storeOf().takeRelease(place)).toBe('third');
      for (const progress of [2, 3])
        await storeOf().keepRelease({ ...place, text: 'late, or sent again', progress });
      expect(await storeOf().takeRelease(place)).toBeNull();
      await storeOf().keepRelease({ ...place, text: 'fourth', progress: 4 });
      await storeOf().keepRelease({ ...place, text: 'late', progress: 3 });
      expect(await storeOf().takeRelease(place)).toBe('fourth');
      await storeOf().keepRelease({ ...place, text: 'again' });
      await storeOf().forgetGuest({ guest, note: '{}' });
      expect(await storeOf().takeRelease(place)).toBeNull();
    });

    test('a recovery session works once, under concurrent attempts', async () => {
      const guest = await openGuest(storeOf());
      const tokenHash = freshId();
      await storeOf().openSession({ tokenHash, kind: 'recovery', guest, at: 5 });
      const closed = await Promise.all(
        Array.from({ length: 5 }, () => storeOf().closeSession(tokenHash)),
      );
      expect(closed.filter(Boolean)).toHaveLength(1);
    });

    test('sessions of a kind end from the oldest on when a guest has too many', async () => {
      const guest = await openGuest(storeOf());
      const hashes = [freshId(), freshId(), freshId(), freshId()];
      await storeOf().openSession({ tokenHash: hashes[0]!, kind: 'device', guest, at: 1 });
      for (const [at, tokenHash] of hashes.slice(1).entries())
        await storeOf().openSession({ tokenHash, kind: 'recovery', guest, at: 5 + at, most: 2 });
      const left = (await storeOf().sessionsOf(guest)).map(({ tokenHash }) => tokenHash);
      expect(left).toEqual([hashes[0], hashes[2], hashes[3]]);
    });

    test('sessions without use for a long time end', async () => {
      const guest = await openGuest(storeOf());
      const [old, used, ticket, strange] = [freshId(), freshId(), freshId(), freshId()];
      const label = 'firefox linux';
      await storeOf().openSession({ tokenHash: old, kind: 'device', guest, at: 1_000 });
      await storeOf().openSession({ tokenHash: used, kind: 'device', guest, label, at: 1_000 });
      await storeOf().openSession({ tokenHash: ticket, kind: 'recovery', guest, at: 1_000 });
      await storeOf().touchSession({ tokenHash: used, at: 9_000 });
      await storeOf().endSessions({ kind: 'device', before: 5_000 });
      expect(await storeOf().openSessionsAmong([old, used, ticket, strange])).toEqual(
        new Set([used, ticket]),
      );
      expect(await storeOf().findSession(used)).toMatchObject({ label });
      await storeOf().endSessions({ kind: 'recovery', before: 5_000 });
      expect(await storeOf().sessionsOf(guest)).toMatchObject([{ tokenHash: used }]);
      const many = Array.from({ length: 1_200 }, () => freshId());
      expect(await storeOf().openSessionsAmong([...many, used])).toEqual(new Set([used]));
    });

    test('a name can change', async () => {
      const guest = await openGuest(storeOf());
      expect(await storeOf().renameGuest({ guest, name: 'Nugget' })).toBe(true);
      expect((await storeOf().findGuest(guest))?.name).toBe('Nugget');
      expect(await storeOf().renameGuest({ guest: freshId(), name: 'x' })).toBe(false);
    });

    test('an invitation leads to its chair until it is taken', async () => {
      const invitation = freshId();
      const table = await openTableRow(storeOf(), {
        chairs: [chairFor(0), chairFor(1, { invitation })],
      });
      expect(await storeOf().findInvitation(invitation)).toEqual({ table, chair: 1 });
      await storeOf().append(append(table, 0, { chairs: [chairFor(1)] }));
      expect(await storeOf().findInvitation(invitation)).toBeNull();
    });

    test('show my data shows all of it, delete my data deletes all of it', async () => {
      const guest = await openGuest(storeOf(), 'Canary');
      const tokenHash = freshId();
      await storeOf().openSession({ tokenHash, kind: 'device', guest, at: 5 });
      const chair = chairFor(0, { guest, note: '{"name":"Canary"}' });
      const table = await openTableRow(storeOf(), { chairs: [chair] });
      const data = await storeOf().showGuest(guest);
      expect(data).toMatchObject({ guest: { name: 'Canary' }, sessions: [{ tokenHash }] });
      expect(data?.chairs).toEqual([{ table, ...chair }]);

      expect(await storeOf().forgetGuest({ guest, note: '{"kind":"gone"}' })).toBe(true);
      expect(await storeOf().showGuest(guest)).toBeNull();
      expect(await storeOf().findSession(tokenHash)).toBeNull();
      const log = await storeOf().read({ table, since: 0 });
      expect(log?.chairs).toEqual([chairFor(0, { note: '{"kind":"gone"}' })]);
      expect(await storeOf().forgetGuest({ guest, note: '{}' })).toBe(false);
    });

    test('an inactive guest can be deleted, and no other', async () => {
      const arrive = async () => {
        const guest = await openGuest(storeOf());
        const { createdAt: at } = (await storeOf().findGuest(guest))!;
        const tokenHash = freshId();
        await storeOf().openSession({ tokenHash, kind: 'device', guest, at });
        return { guest, tokenHash, at };
      };
      const [idle, used, seated, linked] = [
        await arrive(),
        await arrive(),
        await arrive(),
        await arrive(),
      ];
      await storeOf().touchSession({ tokenHash: used.tokenHash, at: used.at + 1 });
      await openTableRow(storeOf(), { chairs: [chairFor(0, { guest: seated.guest })] });
      const ticket = {
        tokenHash: freshId(),
        kind: 'recovery',
        guest: linked.guest,
        at: 9,
      } as const;
      await storeOf().openSession(ticket);
      for (const { guest } of [used, seated, linked]) {
        expect(await storeOf().dropUnusedGuest(guest)).toBe(false);
        expect(await storeOf().findGuest(guest)).not.toBeNull();
      }
      expect(await storeOf().dropUnusedGuest(idle.guest)).toBe(true);
      expect(await storeOf().findSession(idle.tokenHash)).toBeNull();
      expect(await storeOf().touchSession({ tokenHash: idle.tokenHash, at: 99 })).toBe(false);
      expect(await storeOf().dropUnusedGuest(idle.guest)).toBe(false);
    });

    test('a guest who is deleted and acts at the same moment stays, or gets a refusal', async () => {
      for (let round = 0; round < 20; round += 1) {
        const guest = await openGuest(storeOf());
        const { createdAt: at } = (await storeOf().findGuest(guest))!;
        const tokenHash = freshId();
        await storeOf().openSession({ tokenHash, kind: 'device', guest, at });
        const [isDropped, isUsed] = await Promise.all([
          storeOf().dropUnusedGuest(guest),
          storeOf().touchSession({ tokenHash, at: at + 1 }),
        ]);
        expect([isDropped, isUsed]).toEqual([isDropped, !isDropped]);
      }
    });

    test('guests who have not been seen for long are found', async () => {
      const idle = await openGuest(storeOf());
      const known = await openGuest(storeOf());
      const tokenHash = freshId();
      await storeOf().openSession({ tokenHash, kind: 'device', guest: known, at: 5 });
      await storeOf().touchSession({ tokenHash, at: 91 * DAY });
      const found = await storeOf().idleGuests({ before: 90 * DAY, limit: 1_000 });
      expect(found).toContain(idle);
      expect(found).not.toContain(known);
    });
  });

  describe('lists', () => {
    const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

    test('my tables, those where it is my turn first', async () => {
      const guest = await openGuest(storeOf());
      const mine = { chairs: [chairFor(0, { guest }), chairFor(1)] };
      const waiting = await openTableRow(storeOf(), {
        ...mine,
        progress: { ...PLAYING, turn: chairAt(1) },
        at: 9_000,
      });
      const due = await openTableRow(storeOf(), { ...mine, at: 3_000 });
      const over = {
        status: 'finished',
        turn: chairAt(0),
        deadline: null,
        openUntil: null,
      } as const;
      const finished = await openTableRow(storeOf(), { ...mine, progress: over, at: 8_000 });
      await openTableRow(storeOf(), { chairs: [chairFor(0)] });
      const tables = await storeOf().findTables({ kind: 'ofGuest', guest, limit: 10 });
      expect(idsOf(tables)).toEqual([due, waiting, finished]);
    });

    test('the lobby shows listed tables only', async () => {
      const open = { status: 'open', turn: null, deadline: null, openUntil: null } as const;
      const shown = await openTableRow(storeOf(), { isListed: true, progress: open });
      const hidden = await openTableRow(storeOf(), { isListed: false, progress: open });
      const running = await openTableRow(storeOf(), { isListed: true });
      const tables = idsOf(
        await storeOf().findTables({ kind: 'listed', status: 'open', limit: 1_000 }),
      );
      expect(tables).toContain(shown);
      expect(tables).not.toContain(hidden);
      expect(tables).not.toContain(running);
    });

    test('finished tables of a guest page backwards, and those of one moment are not lost', async () => {
      const guest = await openGuest(storeOf());
      const mine = { chairs: [chairFor(0, { guest }), chairFor(1)] };
      const over = { status: 'finished', turn: null, deadline: null, openUntil: null } as const;
      const made = [];
      for (const at of [5_000, 7_000, 7_000, 7_000])
        made.push(await openTableRow(storeOf(), { ...mine, progress: over, at }));
      await openTableRow(storeOf(), { ...mine, at: 9_000 });
      await openTableRow(storeOf(), { chairs: [chairFor(0)], progress: over, at: 9_000 });
      const [old, ...together] = made;
      const seen: string[] = [];
      let before: { changedAt: number; id: TableId } | null = null;
      for (let page = 0; page < 5; page += 1) {
        const found: readonly TableSummary[] = await storeOf().findTables({
          kind: 'finishedOfGuest',
          guest,
          before,
          limit: 1,
        });
        before = found[0] ?? before;
        seen.push(...idsOf(found));
      }
      expect(seen).toEqual([...together.toSorted(), old]);
    });

    test('finished tables page backwards in time', async () => {
      const over = { status: 'finished', turn: null, deadline: null, openUntil: null } as const;
      const far = Number.MAX_SAFE_INTEGER - 100;
      const old = await openTableRow(storeOf(), { progress: over, at: far });
      const recent = await openTableRow(storeOf(), { progress: over, at: far + 1 });
      const page = async (before: number | null) =>
        idsOf(await storeOf().findTables({ kind: 'finished', before, limit: 1 }));
      expect(await page(null)).toEqual([recent]);
      expect(await page(far + 1)).toEqual([old]);
    });
  });

  describe('clocks', () => {
    test('a deadline that has come is found, and one of many processes acts on it', async () => {
      const table = await openTableRow(storeOf(), { progress: { ...PLAYING, deadline: 50 } });
      const later = await openTableRow(storeOf(), { progress: { ...PLAYING, deadline: 60 } });
      const due = await storeOf().findTables({ kind: 'due', now: 50, limit: 1_000 });
      expect(due.map(({ id }) => id)).toContain(table);
      expect(due.map(({ id }) => id)).not.toContain(later);
      const moved = await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          storeOf().moveDeadline({ table, from: 50, to: 1_000 + place }),
        ),
      );
      expect(moved.filter(Boolean)).toHaveLength(1);
    });

    test('a deadline can be removed', async () => {
      const table = await openTableRow(storeOf(), { progress: { ...PLAYING, deadline: 50 } });
      await storeOf().append(append(table, 0, { progress: PLAYING }));
      expect(await storeOf().moveDeadline({ table, from: 50, to: null })).toBe(false);
      expect((await storeOf().read({ table, since: 1 }))?.deadline).toBeNull();
    });

    test('clocks stand still while the server is down, and one process records it', async () => {
      const now = 1_000_000;
      await storeOf().beat({ now, patience: Number.MAX_SAFE_INTEGER });
      const table = await openTableRow(storeOf(), {
        progress: { ...PLAYING, deadline: now + 10_000 },
      });
      expect(await storeOf().beat({ now: now + 900, patience: 5_000 })).toEqual({ credited: 0 });
      const back = now + 900 + 3 * DAY;
      const credits = await Promise.all(
        Array.from({ length: 4 }, () => storeOf().beat({ now: back, patience: 5_000 })),
      );
      expect(credits.map(({ credited }) => credited).toSorted()).toEqual([0, 0, 0, 3 * DAY]);
      expect((await storeOf().read({ table, since: 0 }))?.deadline).toBe(now + 10_000 + 3 * DAY);
    });

    test('two processes whose clocks differ do not consider each other silent', async () => {
      const start = 9_000_000_000;
      await storeOf().beat({ now: start, patience: Number.MAX_SAFE_INTEGER });
      const deadline = start + 60_000;
      const table = await openTableRow(storeOf(), { progress: { ...PLAYING, deadline } });
      const credits = [];
      for (let second = 5; second <= 120; second += 5)
        for (const ahead of [15_000, 0]) {
          const now = start + 15_000 + second * 1_000 - ahead;
          credits.push((await storeOf().beat({ now, patience: 10_000 })).credited);
        }
      // The one that is ahead may detect a silence when it starts; after that there is none.
      expect(credits.slice(2)).toEqual(credits.slice(2).map(() => 0));
      const moved = ((await storeOf().read({ table, since: 0 }))?.deadline ?? 0) - deadline;
      expect(moved).toBeLessThanOrEqual(20_000);
    });

    test('the time of a store does not go back from one query to the next', async () => {
      const first = await storeOf().time();
      expect(Number.isSafeInteger(first)).toBe(true);
      expect(await storeOf().time()).toBeGreaterThanOrEqual(first);
    });

    test('a clock set back costs no player time', async () => {
      const now = 5_000_000_000;
      await storeOf().beat({ now, patience: Number.MAX_SAFE_INTEGER });
      const table = await openTableRow(storeOf(), { progress: { ...PLAYING, deadline: now + 10 } });
      expect(await storeOf().beat({ now: now - DAY, patience: 5 })).toEqual({ credited: 0 });
      expect((await storeOf().read({ table, since: 0 }))?.deadline).toBe(now + 10);
    });
  });
};

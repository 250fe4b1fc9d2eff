import { describe, expect, test } from 'vitest';
import type { GameSummary, Store } from '../../src/store/index.ts';
import { append, freshId, openGame, openGuest, PLAYING, seatFor } from './samples.ts';

const DAY = 86_400_000;

/** What every store knows of guests, seats and clocks. */
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
        openedAt: 5,
        seenAt: 9_000,
      });
      expect((await storeOf().findGuest(guest))?.seenAt).toBe(9_000);
      expect(await storeOf().findSession(freshId())).toBeNull();
    });

    test('a recovery session serves once, however many try', async () => {
      const guest = await openGuest(storeOf());
      const tokenHash = freshId();
      await storeOf().openSession({ tokenHash, kind: 'recovery', guest, at: 5 });
      const closed = await Promise.all(
        Array.from({ length: 5 }, () => storeOf().closeSession(tokenHash)),
      );
      expect(closed.filter(Boolean)).toHaveLength(1);
    });

    test('a name can change', async () => {
      const guest = await openGuest(storeOf());
      expect(await storeOf().renameGuest({ guest, name: 'Nugget' })).toBe(true);
      expect((await storeOf().findGuest(guest))?.name).toBe('Nugget');
      expect(await storeOf().renameGuest({ guest: freshId(), name: 'x' })).toBe(false);
    });

    test('an invitation leads to its seat until somebody sits there', async () => {
      const invitation = freshId();
      const game = await openGame(storeOf(), { seats: [seatFor(0), seatFor(1, { invitation })] });
      expect(await storeOf().findInvitation(invitation)).toEqual({ game, seat: 1 });
      await storeOf().append(append(game, 0, { seats: [seatFor(1)] }));
      expect(await storeOf().findInvitation(invitation)).toBeNull();
    });

    test('show my data shows all of it, delete my data leaves none of it', async () => {
      const guest = await openGuest(storeOf(), 'Canary');
      const tokenHash = freshId();
      await storeOf().openSession({ tokenHash, kind: 'device', guest, at: 5 });
      const seat = seatFor(0, { guest, player: '{"name":"Canary"}' });
      const game = await openGame(storeOf(), { seats: [seat] });
      const data = await storeOf().showGuest(guest);
      expect(data).toMatchObject({ guest: { name: 'Canary' }, sessions: [{ tokenHash }] });
      expect(data?.seats).toEqual([{ game, ...seat }]);

      expect(await storeOf().forgetGuest({ guest, player: '{"kind":"gone"}' })).toBe(true);
      expect(await storeOf().showGuest(guest)).toBeNull();
      expect(await storeOf().findSession(tokenHash)).toBeNull();
      const log = await storeOf().read({ game, since: 0 });
      expect(log?.seats).toEqual([seatFor(0, { player: '{"kind":"gone"}' })]);
      expect(await storeOf().forgetGuest({ guest, player: '{}' })).toBe(false);
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
    const idsOf = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

    test('my games, those where it is my turn first', async () => {
      const guest = await openGuest(storeOf());
      const mine = { seats: [seatFor(0, { guest }), seatFor(1)] };
      const waiting = await openGame(storeOf(), {
        ...mine,
        progress: { ...PLAYING, turn: 1 },
        at: 9_000,
      });
      const due = await openGame(storeOf(), { ...mine, at: 3_000 });
      const over = { status: 'finished', turn: 0, deadline: null } as const;
      const finished = await openGame(storeOf(), { ...mine, progress: over, at: 8_000 });
      await openGame(storeOf(), { seats: [seatFor(0)] });
      const games = await storeOf().findGames({ kind: 'ofGuest', guest, limit: 10 });
      expect(idsOf(games)).toEqual([due, waiting, finished]);
    });

    test('the lobby shows listed games only', async () => {
      const open = { status: 'open', turn: null, deadline: null } as const;
      const shown = await openGame(storeOf(), { isListed: true, progress: open });
      const hidden = await openGame(storeOf(), { isListed: false, progress: open });
      const running = await openGame(storeOf(), { isListed: true });
      const games = idsOf(
        await storeOf().findGames({ kind: 'listed', status: 'open', limit: 1_000 }),
      );
      expect(games).toContain(shown);
      expect(games).not.toContain(hidden);
      expect(games).not.toContain(running);
    });

    test('finished games of a guest page backwards, and those of one moment are not lost', async () => {
      const guest = await openGuest(storeOf());
      const mine = { seats: [seatFor(0, { guest }), seatFor(1)] };
      const over = { status: 'finished', turn: null, deadline: null } as const;
      const made = [];
      for (const at of [5_000, 7_000, 7_000, 7_000])
        made.push(await openGame(storeOf(), { ...mine, progress: over, at }));
      await openGame(storeOf(), { ...mine, at: 9_000 });
      await openGame(storeOf(), { seats: [seatFor(0)], progress: over, at: 9_000 });
      const [old, ...together] = made;
      const seen: string[] = [];
      let before: { changedAt: number; id: string } | null = null;
      for (let page = 0; page < 5; page += 1) {
        const found: readonly GameSummary[] = await storeOf().findGames({
          ...{ kind: 'finishedOfGuest', guest, before, limit: 1 },
        });
        before = found[0] ?? before;
        seen.push(...idsOf(found));
      }
      expect(seen).toEqual([...together.toSorted(), old]);
    });

    test('finished games page backwards in time', async () => {
      const over = { status: 'finished', turn: null, deadline: null } as const;
      const far = Number.MAX_SAFE_INTEGER - 100;
      const old = await openGame(storeOf(), { progress: over, at: far });
      const recent = await openGame(storeOf(), { progress: over, at: far + 1 });
      const page = async (before: number | null) =>
        idsOf(await storeOf().findGames({ kind: 'finished', before, limit: 1 }));
      expect(await page(null)).toEqual([recent]);
      expect(await page(far + 1)).toEqual([old]);
    });
  });

  describe('clocks', () => {
    test('a deadline that has come is found, and one of many gets to act on it', async () => {
      const game = await openGame(storeOf(), { progress: { ...PLAYING, deadline: 50 } });
      const later = await openGame(storeOf(), { progress: { ...PLAYING, deadline: 60 } });
      const due = await storeOf().findGames({ kind: 'due', now: 50, limit: 1_000 });
      expect(due.map(({ id }) => id)).toContain(game);
      expect(due.map(({ id }) => id)).not.toContain(later);
      const moved = await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          storeOf().moveDeadline({ game, from: 50, to: 1_000 + place }),
        ),
      );
      expect(moved.filter(Boolean)).toHaveLength(1);
    });

    test('a deadline can be taken away', async () => {
      const game = await openGame(storeOf(), { progress: { ...PLAYING, deadline: 50 } });
      await storeOf().append(append(game, 0, { progress: PLAYING }));
      expect(await storeOf().moveDeadline({ game, from: 50, to: null })).toBe(false);
      expect((await storeOf().read({ game, since: 1 }))?.deadline).toBeNull();
    });

    test('clocks stand still while the house is down, and one process says so', async () => {
      const now = 1_000_000;
      await storeOf().beat({ now, patience: Number.MAX_SAFE_INTEGER });
      const game = await openGame(storeOf(), { progress: { ...PLAYING, deadline: now + 10_000 } });
      expect(await storeOf().beat({ now: now + 900, patience: 5_000 })).toEqual({ credited: 0 });
      const back = now + 900 + 3 * DAY;
      const credits = await Promise.all(
        Array.from({ length: 4 }, () => storeOf().beat({ now: back, patience: 5_000 })),
      );
      expect(credits.map(({ credited }) => credited).toSorted()).toEqual([0, 0, 0, 3 * DAY]);
      expect((await storeOf().read({ game, since: 0 }))?.deadline).toBe(now + 10_000 + 3 * DAY);
    });

    test('a clock set back takes no time from anybody', async () => {
      const now = 5_000_000_000;
      await storeOf().beat({ now, patience: Number.MAX_SAFE_INTEGER });
      const game = await openGame(storeOf(), { progress: { ...PLAYING, deadline: now + 10 } });
      expect(await storeOf().beat({ now: now - DAY, patience: 5 })).toEqual({ credited: 0 });
      expect((await storeOf().read({ game, since: 0 }))?.deadline).toBe(now + 10);
    });
  });
};

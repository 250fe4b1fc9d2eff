import { describe, expect, test } from 'vitest';
import { linkHash, rootHash } from '../../src/store/chain.ts';
import type { Store } from '../../src/store/index.ts';
import { append, freshId, newGame, openGame, openGuest, PLAYING, seatFor } from './samples.ts';

/** What every store does with the log of a game. */
export const describeLog = (storeOf: () => Store): void => {
  describe('the log', () => {
    test('a new game is empty and its chain begins with its header', async () => {
      const game = newGame({ header: '{"rules":"standard","name":"Gräber ⛏"}' });
      const hash = rootHash(game);
      expect(await storeOf().createGame(game)).toEqual({ kind: 'created', hash });
      const log = await storeOf().read({ game: game.id, since: 0 });
      expect(log).toMatchObject({ header: game.header, seq: 0, hash, entries: [] });
    });

    test('a game is created once; the second time changes nothing', async () => {
      const game = newGame({ seats: [seatFor(0)] });
      await storeOf().createGame(game);
      const again = { ...game, header: '{}', seats: [seatFor(0), seatFor(1)] };
      expect(await storeOf().createGame(again)).toEqual({ kind: 'exists' });
      const log = await storeOf().read({ game: game.id, since: 0 });
      expect(log?.header).toBe(game.header);
      expect(log?.seats).toHaveLength(1);
    });

    test('events are numbered from 1 and chained', async () => {
      const game = await openGame(storeOf());
      const first = await storeOf().append(
        append(game, 0, { command: 'a', events: ['{"n":1}', '{"n":2}'] }),
      );
      const log = await storeOf().read({ game, since: 0 });
      const one = linkHash({
        previous: rootHash({ id: game, header: '{"seats":2}' }),
        seq: 1,
        body: '{"n":1}',
      });
      const two = linkHash({ previous: one, seq: 2, body: '{"n":2}' });
      expect(first).toEqual({ kind: 'done', seq: 2, hash: two });
      expect(log?.entries).toEqual([
        { seq: 1, command: null, body: '{"n":1}', hash: one },
        { seq: 2, command: 'a', body: '{"n":2}', hash: two },
      ]);
    });

    test('a command sent again gets the first answer, even long after', async () => {
      const game = await openGame(storeOf());
      const command = append(game, 0);
      const first = await storeOf().append(command);
      await storeOf().append(append(game, 1));
      expect(await storeOf().append(command)).toEqual({ ...first, kind: 'duplicate' });
      expect((await storeOf().read({ game, since: 0 }))?.entries).toHaveLength(2);
      const found = await storeOf().findCommand({ game, command: command.command });
      expect({ kind: 'done', ...found }).toEqual(first);
      expect(await storeOf().findCommand({ game, command: 'never' })).toBeNull();
      expect(await storeOf().findCommand({ game: 'no game', command: command.command })).toBeNull();
    });

    test('the same command id in another game is another command', async () => {
      const [here, there] = [await openGame(storeOf()), await openGame(storeOf())];
      await storeOf().append(append(here, 0, { command: 'roll' }));
      expect(await storeOf().append(append(there, 0, { command: 'roll' }))).toMatchObject({
        kind: 'done',
      });
    });

    test.each([0, 2, 7])('an append that expects event %i is stale', async (expectedSeq) => {
      const game = await openGame(storeOf());
      await storeOf().append(append(game, 0));
      const late = append(game, expectedSeq, { progress: { ...PLAYING, turn: 4 } });
      expect(await storeOf().append(late)).toEqual({ kind: 'stale', seq: 1 });
      expect(await storeOf().read({ game, since: 0 })).toMatchObject({ seq: 1, turn: 0 });
    });

    test('an unknown game takes nothing', async () => {
      expect(await storeOf().append(append(freshId(), 0))).toEqual({ kind: 'noGame' });
      expect(await storeOf().read({ game: freshId(), since: 0 })).toBeNull();
    });

    test('an append without events is a bug', async () => {
      const game = await openGame(storeOf());
      await expect(storeOf().append(append(game, 0, { events: [] }))).rejects.toThrow(
        /at least one/,
      );
    });

    test('reading on from an event gives what came after it', async () => {
      const game = await openGame(storeOf());
      for (const seq of [0, 1, 2]) await storeOf().append(append(game, seq));
      const seqsSince = async (since: number) =>
        (await storeOf().read({ game, since }))?.entries.map(({ seq }) => seq);
      expect(await seqsSince(0)).toEqual([1, 2, 3]);
      expect(await seqsSince(2)).toEqual([3]);
      expect(await seqsSince(3)).toEqual([]);
      expect(await seqsSince(99)).toEqual([]);
    });

    test('progress and seats change together with the events', async () => {
      const guest = await openGuest(storeOf());
      const game = await openGame(storeOf(), { seats: [seatFor(0), seatFor(1)] });
      const progress = { status: 'playing', turn: 1, deadline: 77_000 } as const;
      const taken = seatFor(1, { guest, player: '{"name":"Digger"}' });
      await storeOf().append(append(game, 0, { progress, seats: [taken] }));
      expect(await storeOf().read({ game, since: 0 })).toMatchObject({
        ...progress,
        seats: [seatFor(0), taken],
        changedAt: 2_000,
      });
      await storeOf().append(append(game, 1));
      expect(await storeOf().read({ game, since: 1 })).toMatchObject(progress);
    });

    test('a seat for a guest who is not there undoes the whole command', async () => {
      const game = await openGame(storeOf(), { seats: [seatFor(0)] });
      const seats = [seatFor(0, { guest: freshId() })];
      await expect(storeOf().append(append(game, 0, { seats }))).rejects.toMatchObject({
        kind: 'conflict',
      });
      expect(await storeOf().read({ game, since: 0 })).toMatchObject({ seq: 0, entries: [] });
    });

    test('eight writers for one event: one of them gets it', async () => {
      const game = await openGame(storeOf());
      for (const seq of [0, 1, 2, 3]) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => storeOf().append(append(game, seq))),
        );
        const kinds = answers.map(({ kind }) => kind).toSorted();
        expect(kinds).toEqual(['done', ...Array.from({ length: 7 }, () => 'stale')]);
      }
    });

    test('one command from eight connections at once is laid once', async () => {
      const game = await openGame(storeOf());
      const command = append(game, 0);
      const answers = await Promise.all(Array.from({ length: 8 }, () => storeOf().append(command)));
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'duplicate')).toHaveLength(7);
      expect(new Set(answers.map((answer) => 'hash' in answer && answer.hash)).size).toBe(1);
    });
  });
};

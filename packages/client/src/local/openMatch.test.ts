import 'fake-indexeddb/auto';
import type { Choice, Game, Input, Roll, Space } from '@claim-it/rules';
import { isOver, parseRecord } from '@claim-it/rules';
import { lawfulInput, play, randomFrom, randomRoll, start } from '@claim-it/testkit';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakeLocks } from '../../test/fakeLocks.ts';
import { ADA, BEN, begin, FREE, open, ROBO, until, world } from '../../test/table.ts';
import type { Match, SavedMatch } from '../model/types.ts';
import { transact } from '../storage/database.ts';
import { writeMatch } from '../storage/journal.ts';
import { holdMatch } from '../storage/lock.ts';
import { listMatches, loadMatch, removeMatch } from '../storage/matches.ts';
import { settings, USUAL } from '../storage/settings.ts';
import { newMatch, rematch } from './newMatch.ts';
import { openMatch } from './openMatch.ts';

const ROLL: Choice = { kind: 'roll', seat: 0 };
const TAKE: Choice = { kind: 'take', seat: 0 };
const place = (space: Space): Choice => ({ kind: 'place', seat: 0, space });

const savedInputs = async (id: string): Promise<readonly Input[]> => {
  const match = await loadMatch(id);
  return match.ok ? match.value.inputs : [];
};
const kindsOf = (inputs: readonly Input[]): readonly string[] => inputs.map(({ kind }) => kind);

/** The storage refuses the next writes with this error. */
const breakStorage = (name: string) =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no', name);
  });

const haltOf = ({ status }: Match): string | null =>
  status.value.kind === 'halted' ? status.value.halt.kind : null;

/** The dice were requested and have not been rolled. */
const DUE: SavedMatch = {
  version: 1,
  id: 'due-elsewhere',
  createdAt: 1,
  changedAt: 1,
  setup: { sitters: [ADA, BEN], variant: 'standard' },
  throws: [],
  inputs: [ROLL],
};

afterEach(() => {
  vi.restoreAllMocks();
  settings.value = USUAL;
});

describe('a new match', () => {
  test('begins with the highest roll, the others after it clockwise', async () => {
    const dice = ['666', '111', '666', '112', '113'];
    const rolls = dice.map((digits) => [...digits].map(Number) as unknown as Roll);
    const third = { ...ADA, name: ' Cleo\n', color: 'violet' } as const;
    const seating = { sitters: [ADA, BEN, third], variant: 'reuse' } as const;
    const id = await newMatch(seating, () => rolls.shift() as Roll);
    const match = await open(id, world(''.padEnd(3, '1')));
    expect(match.setup.sitters.map(({ name }) => name)).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(match.setup.variant).toBe('reuse');
    const throwers = match.throws.map(({ sitter }) => match.setup.sitters[sitter]?.name);
    expect(throwers).toEqual(['Ada', 'Ben', 'Cleo', 'Ada', 'Cleo']);
    expect(match.game.value.setup.colors).toEqual(['violet', 'green', 'orange']);
  });

  test('a rematch has the same people and a match of its own', async () => {
    const id = await begin([ADA, BEN, { ...ROBO, color: 'red' }]);
    const dealt = await rematch(id);
    const again = dealt.ok ? dealt.value : id;
    expect(again).not.toBe(id);
    const [one, other] = await Promise.all([loadMatch(id), loadMatch(again)]);
    const names = (match: typeof one): readonly string[] =>
      match.ok ? match.value.setup.sitters.map(({ name }) => name).toSorted() : [];
    expect(names(other)).toEqual(names(one));
    expect(await savedInputs(again)).toEqual([]);
  });

  test('there is no rematch of a match that was removed', async () => {
    const id = await begin([ADA, BEN]);
    await removeMatch(id);
    expect(await rematch(id)).toEqual({ ok: false, reason: { kind: 'notFound' } });
  });
});

describe('choices', () => {
  test('resolve when they are saved; roll and dice are one transaction', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145'));
    const sent = await match.send(ROLL);
    expect(sent.ok && sent.value.map(({ input }) => input.kind)).toEqual(['roll', 'dice']);
    expect(kindsOf(await savedInputs(id))).toEqual(['roll', 'dice']);
    expect(match.steps.value).toEqual(sent.ok && sent.value);
    expect(match.game.value.turn.phase.kind).toBe('toPlace');
  });

  test('another space is undo and place, in one transaction', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145'));
    await match.send(ROLL);
    await match.send(place('1,4'));
    await match.send(place('4,1'));
    expect(kindsOf(await savedInputs(id))).toEqual(['roll', 'dice', 'place', 'undo', 'place']);
  });

  test('that the rules refuse change nothing', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145'));
    expect(await match.send(TAKE)).toEqual({ ok: false, reason: { kind: 'nothingToTake' } });
    expect(match.steps.value).toEqual([]);
    expect(await savedInputs(id)).toEqual([]);
  });

  test('made before the dice fell do not count after it: a double tap rolls once', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145 236'));
    const [first, second] = await Promise.all([match.send(ROLL), match.send(ROLL)]);
    expect(first.ok).toBe(true);
    expect(second).toEqual({ ok: false, reason: { kind: 'diceAreRolling' } });
  });

  test('in quick succession all count', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145'));
    await match.send(ROLL);
    const sent = await Promise.all([match.send(place('1,4')), match.send(TAKE)]);
    expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
    expect(match.game.value.turn.seat).toBe(1);
  });

  test('of a bot cannot be made by a person', async () => {
    const id = await begin([ROBO, ADA]);
    const match = await open(id, world('145'));
    expect(await match.send(ROLL)).toEqual({
      ok: false,
      reason: { kind: 'notYourTurn', seat: 0, onTurn: 0 },
    });
  });

  test('leaving is one of them, and ends a game of two', async () => {
    const match = await open(await begin([ADA, BEN]), world('145'));
    await match.send({ kind: 'leave', seat: 1 });
    expect(match.status.value).toEqual({ kind: 'over' });
    expect(await match.record()).toContain('[Result "g"]');
  });
});

describe('a single lit space', () => {
  // Three ones offer only 1,1.
  const rolled = async (dice: string): Promise<Match> => {
    const match = await open(await begin([ADA, BEN]), world(dice));
    await match.send(ROLL);
    return match;
  };

  test('is chosen at once for a person', async () => {
    const match = await rolled('111');
    expect(match.steps.value.map(({ input }) => input.kind)).toEqual(['roll', 'dice', 'place']);
  });

  test('is not, where the player wants to choose', async () => {
    settings.value = { ...USUAL, autoChoose: false };
    const match = await rolled('111');
    expect(match.steps.value.map(({ input }) => input.kind)).toEqual(['roll', 'dice']);
  });

  test('a double tap on Roll does not roll again after it', async () => {
    const match = await open(await begin([ADA, BEN]), world('111 222'));
    await Promise.all([match.send(ROLL), match.send(ROLL)]);
    expect(match.steps.value).toHaveLength(3);
  });
});

describe('a match that is opened again', () => {
  test('is in the same state after any play', async () => {
    const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
    await fc.assert(
      fc.asyncProperty(seed, fc.nat({ max: 250 }), async (seeded, choices) => {
        const random = randomFrom(seeded);
        const own = world(() => randomRoll(random));
        const id = await begin([ADA, BEN, { ...ADA, color: 'red', name: 'Rosa' }]);
        const match = await open(id, own);
        for (let count = 0; count < choices && !isOver(match.game.value); count += 1) {
          const temper = { take: 0.4, undo: 0.1, pass: 0, leave: 0.01 };
          await match.send(lawfulInput(match.game.value, random, temper) as Choice);
        }
        match.stop();
        const again = await open(id, own);
        expect(again.game.value).toEqual(match.game.value);
        expect(again.steps.value).toEqual(match.steps.value);
        expect(await again.record()).toBe(await match.record());
        expect(parseRecord(await again.record()).ok).toBe(true);
        again.stop();
        await removeMatch(id);
      }),
      { numRuns: 12 },
    );
  });

  test('rolls dice that were due once, and saves them before they are shown', async () => {
    await writeMatch({ ...DUE, id: 'due' }, start('go'));
    const match = await open('due', world('145'));
    expect(match.game.value.turn.phase).toEqual({ kind: 'toPlace', roll: [1, 4, 5] });
    expect(kindsOf(await savedInputs('due'))).toEqual(['roll', 'dice']);
    const again = await open('due', world('666'));
    expect(again.game.value.turn.phase).toEqual({ kind: 'toPlace', roll: [1, 4, 5] });
  });

  test('is refused if it does not exist, or was tampered with', async () => {
    expect(await openMatch('nowhere', world('111'))).toEqual({
      ok: false,
      reason: { kind: 'notFound' },
    });
    const id = await begin([ADA, BEN]);
    const row = { match: id, index: 0, input: { kind: 'take', seat: 0 } };
    await transact('readwrite', ({ inputs }) => inputs.put(row));
    const released = vi.fn();
    const hold = () => Promise.resolve({ ...FREE, release: released });
    expect(await openMatch(id, world('111', { hold }))).toMatchObject({
      ok: false,
      reason: { kind: 'damaged', damage: { kind: 'unlawful', index: 0 } },
    });
    expect(released).toHaveBeenCalled();
  });
});

describe('two tabs', () => {
  /** The environment of one tab; all share the browser's locks. */
  const tab = (locks: FakeLocks | undefined, dice: string) =>
    world(dice, {
      hold: (id, onLost) =>
        locks === undefined
          ? Promise.resolve(FREE)
          : holdMatch(id, onLost, locks as unknown as LockManager),
    });

  test('the second is halted until it takes the match over; then the first is', async () => {
    const locks = new FakeLocks();
    const id = await begin([ADA, BEN]);
    const first = await open(id, tab(locks, '145 236'));
    const second = await open(id, tab(locks, '356'));
    expect([haltOf(first), haltOf(second)]).toEqual([null, 'openElsewhere']);
    await first.send(ROLL);
    expect(await second.send(ROLL)).toEqual({ ok: true, value: [] });
    second.retry();
    await until(() => haltOf(second) === null);
    expect(haltOf(first)).toBe('openElsewhere');
    expect(second.game.value).toEqual(first.game.value);
    await second.send(place('1,4'));
    expect(await first.send(place('4,1'))).toEqual({ ok: true, value: [] });
    first.retry();
    await until(() => haltOf(first) === null);
    expect(first.steps.value).toEqual(second.steps.value);
    expect(kindsOf(await savedInputs(id))).toEqual(['roll', 'dice', 'place']);
  });

  test('dice that are due are rolled by the tab that has the match', async () => {
    await writeMatch(DUE, start('go'));
    const [taken, seize] = [vi.fn(() => false), vi.fn(() => Promise.resolve())];
    const hold = () => Promise.resolve({ ...FREE, isHeld: taken, seize });
    const match = await open(DUE.id, world('145', { hold }));
    expect(kindsOf(await savedInputs(DUE.id))).toEqual(['roll']);
    match.retry();
    await until(() => haltOf(match) === null);
    expect(seize).toHaveBeenCalled();
    expect(match.game.value.turn.phase).toEqual({ kind: 'toPlace', roll: [1, 4, 5] });
  });

  test('a slow lock request does not count as another tab', async () => {
    const locks = new FakeLocks();
    const slow = {
      request: (name: string, options: LockOptions, keep: (lock: Lock | null) => Promise<void>) =>
        options.signal === undefined
          ? locks.request(name, options, keep)
          : new Promise((_, reject) => {
              options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
            }),
    };
    const hold = await holdMatch('a match', () => {}, slow as unknown as LockManager);
    expect(hold.isHeld()).toBe(true);
    const other = await holdMatch('a match', () => {}, slow as unknown as LockManager);
    expect(other.isHeld()).toBe(false);
    hold.release();
  });

  test('a closed tab releases the match to the next one', async () => {
    const locks = new FakeLocks();
    const id = await begin([ADA, BEN]);
    const first = await open(id, tab(locks, '145'));
    const opening = open(id, tab(locks, '145'));
    first.stop();
    expect(haltOf(await opening)).toBe(null);
  });

  test('a waiting tab continues when the match is released', async () => {
    const locks = new FakeLocks();
    const id = await begin([ADA, BEN]);
    const first = await open(id, tab(locks, '145'));
    const second = await open(id, tab(locks, '356'));
    await first.send(ROLL);
    expect(haltOf(second)).toBe('openElsewhere');
    second.retry();
    await until(() => haltOf(first) === 'openElsewhere' && haltOf(second) === null);
    await second.send(place('1,4'));
    second.stop();
    await until(() => haltOf(first) === null);
    expect(first.steps.value).toEqual(second.steps.value);
  });

  test('a tab that was closed while waiting takes the match from no other tab', async () => {
    const locks = new FakeLocks();
    const id = await begin([ADA, BEN]);
    const first = await open(id, tab(locks, '145'));
    const left = await open(id, tab(locks, '356'));
    const third = await open(id, tab(locks, '236'));
    left.stop();
    first.stop();
    await until(() => haltOf(third) === null);
    expect(haltOf(left)).toBe('openElsewhere');
  });

  test('without locks the later choice is not saved, and the match loads the other one', async () => {
    const id = await begin([ADA, BEN]);
    const first = await open(id, tab(undefined, '145'));
    const second = await open(id, tab(undefined, '666'));
    await Promise.all([first.send(ROLL), second.send(ROLL)]);
    const halts = [haltOf(first), haltOf(second)];
    expect(halts.toSorted()).toEqual([null, 'openElsewhere'].toSorted());
    expect(await savedInputs(id)).toHaveLength(2);
    const [winner, loser] = halts[0] === null ? [first, second] : [second, first];
    expect(loser.steps.value).toEqual([]);
    loser.retry();
    await until(() => haltOf(loser) === null);
    expect(loser.steps.value).toEqual(winner.steps.value);
  });
});

describe('storage that fails', () => {
  test.each([
    ['QuotaExceededError', 'storageFull'],
    ['UnknownError', 'storageForbidden'],
  ])('%s halts the match; a retry continues with the same dice', async (name, halt) => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145 666'));
    const broken = breakStorage(name);
    expect(await match.send(ROLL)).toEqual({ ok: false, reason: { kind: 'overtaken' } });
    expect(haltOf(match)).toBe(halt);
    expect(match.steps.value).toEqual([]);
    expect(await match.record()).toContain('[Seats "go"]');
    match.retry();
    await match.send(ROLL); // resolves after the retry was handled
    expect(haltOf(match)).toBe(halt);
    broken.mockRestore();
    match.retry();
    await until(() => haltOf(match) === null);
    expect(match.game.value.turn.phase).toEqual({ kind: 'toPlace', roll: [1, 4, 5] });
    expect(kindsOf(await savedInputs(id))).toEqual(['roll', 'dice']);
  });

  test('a match that was removed meanwhile is saved again completely', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145'));
    await match.send(ROLL);
    await removeMatch(id);
    await match.send(place('1,4'));
    expect(haltOf(match)).toBe('openElsewhere');
    match.retry();
    await until(() => haltOf(match) === null);
    expect(kindsOf(await savedInputs(id))).toEqual(['roll', 'dice', 'place']);
  });

  test('a match whose creation failed can be saved later', async () => {
    const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145'));
    expect(haltOf(match)).toBe('storageFull');
    broken.mockRestore();
    match.retry();
    await until(() => haltOf(match) === null);
    await match.send(ROLL);
    expect(kindsOf(await savedInputs(id))).toEqual(['roll', 'dice']);
    expect((await listMatches()).some((line) => line.id === id)).toBe(true);
  });

  test('a player may continue without saving, as long as the page lasts', async () => {
    const id = await begin([ADA, BEN]);
    const match = await open(id, world('145 236'));
    breakStorage('QuotaExceededError');
    await match.send(ROLL);
    match.playUnsaved();
    await until(() => haltOf(match) === null);
    await match.send(place('1,4'));
    await match.send(TAKE);
    match.stop();
    const again = await open(id, world('236'));
    expect(haltOf(again)).toBe(null);
    expect(again.game.value).toEqual(play(start('go'), '145 s5@14 take'));
    expect((await listMatches()).filter((line) => line.id === id)).toHaveLength(1);
    await again.send({ kind: 'roll', seat: 1 });
    expect(again.steps.value).toHaveLength(6);
  });
});

test('a match that was stopped neither moves nor saves', async () => {
  const id = await begin([ADA, BEN]);
  const match = await open(id, world('145'));
  match.stop();
  expect(await match.send(ROLL)).toEqual({ ok: false, reason: { kind: 'overtaken' } });
  expect(await savedInputs(id)).toEqual([]);
  const unchanged: Game = match.game.value;
  expect(unchanged).toEqual(start('go'));
});

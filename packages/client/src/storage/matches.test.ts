import 'fake-indexeddb/auto';
import type { Input } from '@claim-it/rules';
import { invariant, parseRecord } from '@claim-it/rules';
import { play, start } from '@claim-it/testkit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../test/games.ts';
import { ADA, BEN, begin, ROBO } from '../../test/table.ts';
import { replaySaved } from '../model/steps.ts';
import type { MatchPlayer, SavedMatch } from '../model/types.ts';
import { StoreFailure, transact } from './database.ts';
import { journalOf, writeMatch } from './journal.ts';
import type { MatchSummary } from './matches.ts';
import { listMatches, loadMatch, removeMatch, storageProblem } from './matches.ts';
import { exportRecord, importRecord } from './transfer.ts';

const ROLL: Input = { kind: 'roll', seat: 0 };
const DICE: Input = { kind: 'dice', roll: [1, 4, 5] };

const sitterFor = (color: MatchPlayer['color']): MatchPlayer => ({
  kind: 'person',
  name: color,
  color,
});

const saved = (id: string, inputs: readonly Input[] = []): SavedMatch => ({
  version: 1,
  id,
  createdAt: 1000,
  changedAt: 1000,
  setup: { sitters: [ADA, BEN], variant: 'standard' },
  throws: [],
  inputs,
});

/** Edits the database directly. */
const tamper = (match: unknown): Promise<unknown> =>
  transact('readwrite', ({ matches }) => matches.put(match));
const tamperInput = (row: unknown): Promise<unknown> =>
  transact('readwrite', ({ inputs }) => inputs.put(row));

beforeEach(async () => {
  for (const { id } of await listMatches()) await removeMatch(id);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const kindsById = (list: readonly MatchSummary[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ id, kind }) => [id, kind]));

describe('stored matches', () => {
  test('any game, saved and opened again, is the same game', async () => {
    await fc.assert(
      fc.asyncProperty(games, async ({ start: begun, steps, games: onTheWay }) => {
        const { colors, variant } = begun.setup;
        const match = {
          ...saved(
            'random',
            steps.map(({ input }) => input),
          ),
          setup: { sitters: colors.map(sitterFor), variant },
        };
        const last = onTheWay.at(-1) ?? begun;
        await writeMatch(match, last);
        const loaded = await loadMatch('random');
        expect(loaded).toEqual({ ok: true, value: match });
        const replayed = replaySaved(match);
        invariant(replayed.ok, 'random play is lawful');
        expect([begun, ...replayed.value.steps.map(({ after }) => after)]).toEqual(onTheWay);
        const [line] = await listMatches();
        const { phase } = last.turn;
        expect(line?.kind).toBe(phase.kind === 'over' ? 'over' : 'open');
        expect(line?.kind !== 'damaged' && line?.game.board).toEqual(last.board);
        if (phase.kind === 'over')
          expect(line?.kind !== 'damaged' && line?.game.turn.phase).toEqual(phase);
      }),
      { numRuns: 15 },
    );
  });

  test('the list begins with the match played last', async () => {
    await writeMatch({ ...saved('old'), changedAt: 1 }, start('go'));
    await writeMatch({ ...saved('new'), changedAt: 3 }, start('go'));
    await writeMatch({ ...saved('between'), changedAt: 2 }, start('go'));
    expect((await listMatches()).map(({ id }) => id)).toEqual(['new', 'between', 'old']);
  });

  test('a removed match is gone with all its inputs', async () => {
    await writeMatch(saved('gone', [ROLL, DICE]), play(start('go'), '145'));
    await removeMatch('gone');
    expect(await loadMatch('gone')).toEqual({ ok: false, reason: { kind: 'notFound' } });
    expect(await transact('readonly', ({ inputs }) => inputs.count())).toBe(0);
  });
});

describe('two tabs that extend the same match', () => {
  const rolled = play(start('go'), '145');

  test('never both succeed', async () => {
    const inputs = fc.constantFrom<readonly Input[]>(
      [ROLL],
      [ROLL, DICE],
      [{ kind: 'leave', seat: 1 }],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(inputs, { minLength: 2, maxLength: 4 }), async (batches) => {
        const match = saved('shared');
        await writeMatch(match, start('go'));
        const tried = await Promise.allSettled(
          batches.map((batch) => journalOf(match).append(0, batch, rolled)),
        );
        expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const winner = tried.findIndex(({ status }) => status === 'fulfilled');
        expect(await journalOf(match).read()).toEqual(batches[winner]);
      }),
      { numRuns: 25 },
    );
  });

  test('the later one learns that the match is open in another tab, and overwrites nothing', async () => {
    const match = saved('late');
    await writeMatch(match, start('go'));
    await journalOf(match).append(0, [ROLL, DICE], rolled);
    const late = journalOf(match).append(1, [{ kind: 'dice', roll: [1, 1, 1] }], rolled);
    await expect(late).rejects.toEqual(new StoreFailure('openElsewhere'));
    expect(await journalOf(match).read()).toEqual([ROLL, DICE]);
  });

  test('no tab extends a match after missing inputs, or a removed one', async () => {
    const match = saved('short');
    await writeMatch(match, start('go'));
    await expect(journalOf(match).append(2, [ROLL], rolled)).rejects.toThrow(StoreFailure);
    await removeMatch('short');
    await expect(journalOf(match).append(0, [ROLL], rolled)).rejects.toThrow(StoreFailure);
    expect(await journalOf(match).read()).toBe(null);
  });
});

describe('damaged matches', () => {
  const GOOD = { ...saved('x'), position: '' };

  test.each<[string, unknown]>([
    ['nothing but an id', { id: 'x' }],
    ['no sitters', { ...GOOD, setup: { sitters: [], variant: 'standard' } }],
    ['one color twice', { ...GOOD, setup: { sitters: [ADA, ADA], variant: 'standard' } }],
    [
      'a level that is none',
      { ...GOOD, setup: { sitters: [ADA, { ...ROBO, level: 'god' }], variant: 'reuse' } },
    ],
    ['a day that is in no calendar', { ...GOOD, createdAt: 1e300 }],
    ['text where the setup was', { ...GOOD, setup: '{"sitters":[{"kind"' }],
    ['throws of a missing sitter', { ...GOOD, throws: [{ sitter: 9, roll: [1, 2, 3] }] }],
  ])('with %s is refused, listed, exported and removed', async (_, head) => {
    const { inputs: __, ...rest } = head as Record<string, unknown>;
    await tamper(rest);
    const damage = { kind: 'unreadable' };
    expect(await listMatches()).toEqual([{ kind: 'damaged', id: 'x', damage }]);
    expect(await loadMatch('x')).toEqual({ ok: false, reason: { kind: 'damaged', damage } });
    expect(JSON.parse(await exportRecord('x'))).toEqual({ match: rest, inputs: [] });
    await removeMatch('x');
    expect(await listMatches()).toEqual([]);
  });

  test('one that a newer version saved reports that', async () => {
    await tamper({ id: 'x', version: 2, board: [] });
    expect(await loadMatch('x')).toEqual({
      ok: false,
      reason: { kind: 'damaged', damage: { kind: 'newer' } },
    });
  });

  test('one bad match leaves the others in the list', async () => {
    await writeMatch(saved('good'), start('go'));
    await tamper({ id: 'bad' });
    await tamper({ ...GOOD, id: 'tampered', inputs: undefined });
    expect(kindsById(await listMatches())).toEqual({
      good: 'open',
      bad: 'damaged',
      tampered: 'damaged',
    });
  });

  test.each<[string, unknown]>([
    ['an input that is none', { match: 'cut', index: 2, input: { kind: 'win' } }],
    [
      'a space that is none',
      { match: 'cut', index: 2, input: { kind: 'place', seat: 0, space: '7,7' } },
    ],
    ['an input missing', { match: 'cut', index: 3, input: ROLL }],
  ])(
    'with %s is refused, and its valid beginning can be exported and imported again',
    async (_, row) => {
      await writeMatch(saved('cut', [ROLL, DICE]), play(start('go'), '145'));
      await tamperInput(row);
      expect(await loadMatch('cut')).toEqual({
        ok: false,
        reason: { kind: 'damaged', damage: { kind: 'unreadable' } },
      });
      const text = await exportRecord('cut');
      expect(text).toContain('\n1. g 145\n;{');
      expect(text).toContain(JSON.stringify(row));
      expect((await importRecord(text)).ok).toBe(true);
    },
  );

  test('with an input the rules refuse is exported up to there', async () => {
    const inputs: readonly Input[] = [ROLL, DICE, { kind: 'take', seat: 0 }, ROLL];
    await writeMatch(saved('foul', inputs), start('go'));
    const loaded = await loadMatch('foul');
    expect(loaded.ok && replaySaved(loaded.value)).toMatchObject({
      ok: false,
      reason: { kind: 'unlawful', index: 2, refusal: { kind: 'placementIsDue' } },
    });
    expect(parseRecord(await exportRecord('foul')).ok).toBe(true);
  });
});

describe('a device without storage', () => {
  const forbid = () =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'InvalidStateError');
    });

  test('has an empty list and gives the reason', async () => {
    forbid();
    expect(await listMatches()).toEqual([]);
    expect(storageProblem.value).toBe('storageForbidden');
    expect(await loadMatch('any')).toEqual({ ok: false, reason: { kind: 'storageForbidden' } });
    vi.restoreAllMocks();
    await listMatches();
    expect(storageProblem.value).toBe(null);
  });

  test('lists a new match as long as the page lasts', async () => {
    forbid();
    const id = await begin([ADA, BEN]);
    expect(kindsById(await listMatches())).toEqual({ [id]: 'open' });
    expect(await exportRecord(id)).toContain('[Names "Ada | Ben"]');
    await removeMatch(id);
    expect(await listMatches()).toEqual([]);
  });

  test('refuses to import', async () => {
    const record = await begin([ADA, BEN]).then(exportRecord);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await importRecord(record)).toEqual({ ok: false, reason: { kind: 'storageFull' } });
  });
});

import 'fake-indexeddb/auto';
import { formatRecord, invariant, newRecord, parseRecord, recordEvent } from '@claim-it/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../test/games.ts';
import { replaySaved } from '../model/steps.ts';
import type { SavedMatch } from '../model/types.ts';
import { loadMatch, removeMatch } from './matches.ts';
import { exportRecord, importRecord } from './transfer.ts';

const TAGS = [
  { name: 'Game', value: 'Claim It!' },
  { name: 'Date', value: '2026-03-04' },
];

const imported = async (text: string): Promise<SavedMatch> => {
  const id = await importRecord(text);
  invariant(id.ok, `the record is imported: ${JSON.stringify(id)}`);
  const match = await loadMatch(id.value);
  invariant(match.ok, 'the match is there');
  await removeMatch(id.value);
  return match.value;
};

const HEAD = '[Game "Claim It!"]\n[Date "2026-03-04"]\n[Seats "gb"]\n[Rules "std"]\n[Result "*"]\n';

describe('an imported record', () => {
  test('becomes a match in the final position of the record', async () => {
    await fc.assert(
      fc.asyncProperty(games, async ({ start, steps }) => {
        const events = steps.flatMap((step) => step.events);
        const text = formatRecord(events.reduce(recordEvent, newRecord(start.setup, TAGS)));
        const match = await imported(text);
        const replayed = replaySaved(match);
        const replay = parseRecord(text);
        invariant(replayed.ok && replay.ok, 'both are lawful');
        expect(replayed.value.steps.at(-1)?.after ?? replayed.value.start).toEqual(
          replay.value.end,
        );
      }),
      { numRuns: 12 },
    );
  });

  test('formats back to the same text', async () => {
    const text = `${HEAD}[Names "Ada | Ben"]\n1. g 145 s5@14 take\n2. b 266 s6@26\n`;
    const id = await importRecord(text);
    expect(id.ok && (await exportRecord(id.value))).toBe(text);
  });

  test('seats people, and the bots it names', async () => {
    expect((await imported(HEAD)).setup.sitters).toEqual([
      { kind: 'person', name: '', color: 'green' },
      { kind: 'person', name: '', color: 'blue' },
    ]);
    const bots = await imported(`${HEAD}[Names "Ada | Robo"]\n[Bots "- | tycoon:daring"]\n`);
    expect(bots.setup.sitters).toEqual([
      { kind: 'person', name: 'Ada', color: 'green' },
      { kind: 'bot', name: 'Robo', color: 'blue', level: 'tycoon', style: 'daring' },
    ]);
    const unknown = await imported(`${HEAD}[Bots "toString | god:x"]\n`);
    expect(unknown.setup.sitters.map(({ kind }) => kind)).toEqual(['person', 'person']);
  });

  test('keeps its date, if it names one', async () => {
    expect((await imported(HEAD)).createdAt).toBe(Date.UTC(2026, 2, 4));
    const undated = await imported(HEAD.replace('2026-03-04', '9999-99-99'));
    expect(undated.createdAt).toBe(undated.changedAt);
  });

  test('has names that fit on a card and hide nothing', async () => {
    const name = `A\u202E\u0007${'b'.repeat(500)}`;
    const { sitters } = (await imported(`${HEAD}[Names "${name} |  \u00a0 "]\n`)).setup;
    expect(sitters.map((sitter) => sitter.name)).toEqual([`A ${'b'.repeat(22)}`, '']);
  });

  test('of several megabytes is too long', async () => {
    const text = HEAD + '; '.repeat(2_000_000);
    expect(await importRecord(text)).toEqual({ ok: false, reason: { kind: 'recordTooLong' } });
  });

  test('that is not lawful is refused with the place', async () => {
    expect(await importRecord(`${HEAD}1. g 145 s5@14 145 s5@14 take\n`)).toMatchObject({
      ok: false,
      reason: { kind: 'recordFaulty', fault: { line: 6 } },
    });
  });

  test('of random text is refused, never thrown', async () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => HEAD + text),
      fc.string().map((text) => `${HEAD}1. g ${text}`),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (text) => {
        const read = await importRecord(text);
        expect(read.ok).toBe(parseRecord(text).ok);
      }),
      { numRuns: 60 },
    );
  });
});

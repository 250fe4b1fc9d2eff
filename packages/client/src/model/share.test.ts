import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../test/games.ts';
import { recordOf } from './record.ts';
import { readHash } from './share.ts';
import { shareHash } from './shareHash.ts';
import type { MatchPlayer, MatchStep } from './types.ts';

const setupFor = ({
  colors,
  variant,
}: {
  colors: readonly MatchPlayer['color'][];
  variant: 'standard' | 'reuse';
}) => ({
  sitters: colors.map((color) => ({ kind: 'person' as const, name: `Zoë "${color}"`, color })),
  variant,
});

const hashOf = (bytes: Uint8Array | string): string =>
  `#d${deflateRawSync(bytes).toString('base64url')}`;

describe('a link', () => {
  test('holds a whole game', async () => {
    await fc.assert(
      fc.asyncProperty(games, async ({ start, steps, games: onTheWay }) => {
        const own = steps.map((step) => step as unknown as MatchStep);
        const record = recordOf({ createdAt: 0, setup: setupFor(start.setup) }, own);
        const read = await readHash(await shareHash(record));
        expect(read.ok && { ...read.value.end, turn: read.value.end.turn.seat }).toEqual({
          ...onTheWay.at(-1),
          turn: onTheWay.at(-1)?.turn.seat,
        });
      }),
      { numRuns: 12 },
    );
  });

  test('consists of URL-safe characters', async () => {
    expect(await shareHash('ÿþ record? '.repeat(50))).toMatch(/^#[\w-]+$/);
  });

  test.each([
    ['nothing', ''],
    ['a bare #', '#'],
    ['another packing', '#x123'],
    ['no base64', '#d%%%'],
    ['one stray letter', '#dA'],
    ['no deflate', '#d____'],
    ['markup', '#d<script>alert(1)</script>'],
  ])('with %s is broken', async (_, hash) => {
    expect(await readHash(hash)).toEqual({ ok: false, reason: { kind: 'linkBroken' } });
  });

  test('that was cut off is broken', async () => {
    const whole = await shareHash('[Game "Claim It!"]\n'.repeat(20));
    expect(await readHash(whole.slice(0, -4))).toMatchObject({ ok: false });
  });

  test('with bytes that are no text is broken', async () => {
    const hash = hashOf(Uint8Array.from([0xff, 0xfe, 0x80]));
    expect(await readHash(hash)).toEqual({ ok: false, reason: { kind: 'linkBroken' } });
  });

  test('with a record the rules refuse names the place', async () => {
    const text =
      '[Game "x"]\n[Date "?"]\n[Seats "gb"]\n[Rules "std"]\n[Result "*"]\n1. g 145 s5@66 take\n';
    expect(await readHash(hashOf(text))).toMatchObject({
      ok: false,
      reason: { kind: 'linkFaulty', fault: { line: 6, reason: { kind: 'spaceNotInRoll' } } },
    });
  });

  test('that unpacks to far more than a record is too long, before all of it is unpacked', async () => {
    const bomb = hashOf(Buffer.alloc(30_000_000));
    expect(bomb.length).toBeLessThan(50_000);
    expect(await readHash(bomb)).toEqual({ ok: false, reason: { kind: 'linkTooLong' } });
  });

  test('that is long itself is too long', async () => {
    expect(await readHash(`#d${'A'.repeat(60_000)}`)).toEqual({
      ok: false,
      reason: { kind: 'linkTooLong' },
    });
  });

  test('of random text is refused, never thrown', async () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String().map((text) => `#d${text}`),
      fc.uint8Array().map(hashOf),
      fc.string().map(hashOf),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (hash) => {
        expect((await readHash(hash)).ok).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

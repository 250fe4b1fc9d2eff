import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNextLink, newChain } from './chain.ts';
import { fallFrom } from './dice.ts';
import { digest, digestHash, formatHash, hashWith } from './hash.ts';

const PART = fc.uint8Array({ maxLength: 200 });

test('a hash that another makes is the same hash, and so are links and dice', () => {
  const chain = newChain(Uint8Array.of(1));
  const wrong = formatHash(digest('leaf', Uint8Array.of(2)));
  const seen = (one: Uint8Array, other: Uint8Array): readonly unknown[] => {
    const pot = digestHash('stir', one, other);
    return [
      pot,
      fallFrom(pot),
      isNextLink(digestHash('link', one), pot),
      isNextLink(chain.tip, wrong),
    ];
  };
  const pairs = fc.sample(fc.tuple(PART, PART), 200);
  const own = pairs.map(([one, other]) => seen(one, other));
  let made = 0;
  hashWith((bytes) => {
    made += 1;
    return createHash('sha256').update(bytes).digest('base64url');
  });
  expect(pairs.map(([one, other]) => seen(one, other))).toEqual(own);
  expect(made).toBeGreaterThan(pairs.length);
  for (const [one, other] of pairs)
    expect(digestHash('link', one, other)).toBe(formatHash(digest('link', one, other)));
});

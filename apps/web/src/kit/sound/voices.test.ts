import { describe, expect, test } from 'vitest';
import type { SoundName } from './voices.ts';
import { lengthOf, VOICES } from './voices.ts';

const NAMES = Object.keys(VOICES) as readonly SoundName[];

describe.each(NAMES)('%s', (name) => {
  test('begins at once and ends within 1.2 seconds', () => {
    expect(Math.min(...VOICES[name].map(({ at }) => at))).toBe(0);
    expect(lengthOf(name)).toBeLessThanOrEqual(1.2);
  });

  test('has pitches that can be heard, and is never louder than it may be', () => {
    for (const { pitch, fallsTo = pitch, loudness } of VOICES[name]) {
      expect(Math.min(pitch, fallsTo)).toBeGreaterThan(40);
      expect(Math.max(pitch, fallsTo)).toBeLessThan(16_000);
      expect(loudness).toBeGreaterThan(0);
      expect(loudness).toBeLessThanOrEqual(1);
    }
  });
});

test('the bell is struck once', () => {
  expect(new Set(VOICES.bell.map(({ at }) => at))).toEqual(new Set([0]));
});

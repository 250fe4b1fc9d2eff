import { describe, expect, test } from 'vitest';
import { entropyOf, wordsOf } from './words.ts';

const ZERO = 'AAAAAAAAAAAAAAAAAAAAAA';
const ABOUT = `${'abandon '.repeat(11)}about`;

describe('twelve words', () => {
  test('encode sixteen bytes, as BIP-39 does', () => {
    expect(wordsOf(ZERO).join(' ')).toBe(ABOUT);
    expect(wordsOf('f39_f39_f39_f39_f39_fw').join(' ')).toBe(
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
    );
    expect(entropyOf(ABOUT)).toEqual({ ok: true, value: ZERO });
  });

  test('may be typed with capitals, numbers, commas and lines', () => {
    const typed = wordsOf('f39_f39_f39_f39_f39_fw').map((word, at) => `${at + 1}. ${word}`);
    expect(entropyOf(typed.join(',\n').toUpperCase())).toEqual({
      ok: true,
      value: 'f39_f39_f39_f39_f39_fw',
    });
  });

  test('with errors get different faults', () => {
    expect(entropyOf(ABOUT.replace('about', 'abuot'))).toEqual({
      ok: false,
      reason: { kind: 'unknown', word: 'abuot' },
    });
    expect(entropyOf('abandon about')).toEqual({ ok: false, reason: { kind: 'count', count: 2 } });
    expect(entropyOf('abandon '.repeat(12))).toEqual({ ok: false, reason: { kind: 'checksum' } });
  });
});

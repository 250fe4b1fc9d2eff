import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url, uint32 } from './bytes.ts';

const bytes = fc.uint8Array({ maxLength: 70 });

test('base64url matches the standard encoding and decodes back', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const text = toBase64Url(some);
      expect(text).toBe(Buffer.from(some).toString('base64url'));
      expect(fromBase64Url(text)).toEqual(some);
    }),
  );
});

test('so does a long one', () => {
  const some = Uint8Array.from({ length: 10_001 }, (_, at) => (at * 7_919) & 255);
  expect(toBase64Url(some)).toBe(Buffer.from(some).toString('base64url'));
});

test('bytes have one spelling only', () => {
  expect(fromBase64Url('AA')).toEqual(Uint8Array.of(0));
  for (const text of ['AB', 'AP', 'A', 'AAAAA', 'A=', 'A+', 'A/', 'Aé', 'A\u0141'])
    expect(fromBase64Url(text), text).toBeNull();
});

test('numbers are written with the highest byte first', () => {
  expect([...uint32(0x01020304)]).toEqual([1, 2, 3, 4]);
  expect([...uint32(0xffffffff)]).toEqual([255, 255, 255, 255]);
});

/** Bytes and their text encodings. This file imports nothing. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ASCII = 128;
const NO_LETTER = 255;
/** The value of each letter by its code. */
const VALUES: Uint8Array = new Uint8Array(ASCII).fill(NO_LETTER);
for (let value = 0; value < ALPHABET.length; value += 1) VALUES[ALPHABET.charCodeAt(value)] = value;

/** For ASCII text: game ids, rules, proofs and moves have one byte per character. */
export const asciiBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
};

/** Four bytes, big-endian. */
export const uint32 = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

/** The code of each letter by its value. */
const CODES: Uint8Array = asciiBytes(ALPHABET);
/** So many letters become a text at once. */
const AT_ONCE = 4_096;

const codeOf = (value: number): number => CODES[value & 63] ?? 0;

/** RFC 4648, section 5, without padding. */
export const toBase64Url = (bytes: Uint8Array): string => {
  const codes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    count += 8;
    while (count >= 6) {
      count -= 6;
      codes.push(codeOf(bits >> count));
    }
  }
  if (count > 0) codes.push(codeOf(bits << (6 - count)));
  if (codes.length <= AT_ONCE) return String.fromCharCode(...codes);
  let text = '';
  for (let from = 0; from < codes.length; from += AT_ONCE)
    text += String.fromCharCode(...codes.slice(from, from + AT_ONCE));
  return text;
};

/** Null for any but the canonical encoding: unused bits must be zero. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | null => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let written = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = VALUES[text.charCodeAt(index)] ?? NO_LETTER;
    if (value === NO_LETTER) return null;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[written] = (bits >> count) & 255;
    written += 1;
  }
  const isWhole = count < 6 && (bits & ((1 << count) - 1)) === 0;
  return isWhole ? bytes : null;
};

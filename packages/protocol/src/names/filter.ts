import {
  BAD_ALONE,
  BAD_ALONE_PLAIN,
  BAD_INSIDE,
  BAD_INSIDE_PLAIN,
  BAD_WHOLE,
  INNOCENT,
} from './badWords.ts';
import { isReserved } from './reserved.ts';
import { plainOf, respelled, skeletonOf, squeezed } from './skeleton.ts';

export const MIN_NAME = 2;
export const MAX_NAME = 24;
const MOST_DIGITS = 3;

/** Why a name is refused. */
export type NameFault =
  | { readonly kind: 'length'; readonly min: number; readonly max: number }
  /** Characters other than letters, figures, spaces and a few signs. */
  | { readonly kind: 'signs' }
  | { readonly kind: 'mixedScripts' }
  | { readonly kind: 'looksLikeAddress' }
  | { readonly kind: 'unfriendly' }
  /** It imitates the server or a bot. */
  | { readonly kind: 'reserved' };

const ALLOWED = /^[\p{L}\p{M}\p{Nd} .'’_-]+$/u;
const LETTER = /\p{L}/gu;
const SCRIPTS: readonly RegExp[] = [
  /^\p{Script=Latin}*$/u,
  /^\p{Script=Greek}*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^\p{Script=Arabic}*$/u,
  /^\p{Script=Hebrew}*$/u,
  /^\p{Script=Devanagari}*$/u,
  /^\p{Script=Thai}*$/u,
  /^\p{Script=Hangul}*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
];
/** Stacked combining marks occur only in names that hide something. */
const PILED_MARKS = /\p{M}{3}/u;
const ADDRESS =
  /[\p{L}\p{Nd}]\.[\p{L}]{2}|\bwww\b|https?|\bdot ?com\b|\b(gmail|hotmail|discord|snapchat|telegram|whatsapp|tiktok|insta(gram)?)\b/iu;

/** Words without a double letter are also found in stretched spellings. */
const isPlain = (bad: string): boolean => squeezed(bad) === bad;
const plainInside = BAD_INSIDE.filter(isPlain);
const plainAlone = BAD_ALONE.filter(isPlain);

const withoutInnocent = (word: string): string =>
  INNOCENT.reduce((rest, innocent) => rest.replaceAll(innocent, '-'), word);

const isBadInside = (whole: string): boolean => {
  const rest = withoutInnocent(whole);
  const tight = squeezed(rest);
  return (
    BAD_INSIDE.some((bad) => rest.includes(bad)) || plainInside.some((bad) => tight.includes(bad))
  );
};

const isBadAlone = (word: string): boolean =>
  BAD_ALONE.includes(word) || plainAlone.includes(squeezed(word));

const isUnfriendly = (parts: readonly string[]): boolean => {
  const words = parts.map(skeletonOf);
  const whole = words.join('');
  if (INNOCENT.includes(whole)) return false;
  const plain = parts.map(plainOf);
  // A word split into several is checked as one.
  const alone = words.every((word) => word.length <= 1) ? [whole] : words;
  return (
    [whole, respelled(whole)].some(isBadInside) ||
    alone.some((word) => isBadAlone(word) || isBadAlone(respelled(word))) ||
    BAD_WHOLE.includes(whole) ||
    BAD_INSIDE_PLAIN.some((bad) => plain.join('').includes(bad)) ||
    [...plain, plain.join('')].some((word) => BAD_ALONE_PLAIN.includes(word))
  );
};

/** Why a name is refused; null for a good one. Takes a normalized name. */
export const nameFault = (name: string): NameFault | null => {
  const length = [...name].length;
  if (length < MIN_NAME || length > MAX_NAME)
    return { kind: 'length', min: MIN_NAME, max: MAX_NAME };
  const letters = name.match(LETTER)?.join('') ?? '';
  if (ADDRESS.test(name)) return { kind: 'looksLikeAddress' };
  if (!ALLOWED.test(name) || letters === '' || PILED_MARKS.test(name)) return { kind: 'signs' };
  if (!SCRIPTS.some((script) => script.test(letters))) return { kind: 'mixedScripts' };
  if ((name.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS) return { kind: 'looksLikeAddress' };
  const words = name.split(/[ .'’_-]+/u);
  if (isUnfriendly(words)) return { kind: 'unfriendly' };
  return isReserved(words) ? { kind: 'reserved' } : null;
};

import { BAD_ALONE, BAD_INSIDE, INNOCENT } from './badWords.ts';
import { skeletonOf, squeezed } from './skeleton.ts';

export const MIN_NAME = 2;
export const MAX_NAME = 24;
const MOST_DIGITS = 3;

/** Why a name cannot be had. */
export type NameFault =
  | { readonly kind: 'length'; readonly min: number; readonly max: number }
  /** Something other than letters, figures, spaces and a few signs. */
  | { readonly kind: 'signs' }
  | { readonly kind: 'mixedScripts' }
  | { readonly kind: 'looksLikeAddress' }
  | { readonly kind: 'unfriendly' };

/** The one spelling in which a name is judged and shown. */
export const tidyName = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();

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
/** Marks pile up only in names that want to hide something. */
const PILED_MARKS = /\p{M}{3}/u;
const ADDRESS =
  /[\p{L}\p{Nd}]\.[\p{L}]{2}|\bwww\b|https?|\bdot ?com\b|\b(gmail|hotmail|discord|snapchat|telegram|whatsapp|tiktok|insta(gram)?)\b/iu;

/** Words without a double letter are found in drawn-out ones, too. */
const isPlain = (bad: string): boolean => squeezed(bad) === bad;
const plainInside = BAD_INSIDE.filter(isPlain);
const plainAlone = BAD_ALONE.filter(isPlain);

const withoutInnocent = (word: string): string =>
  INNOCENT.reduce((rest, innocent) => rest.replaceAll(innocent, '-'), word);

const isUnfriendly = (name: string): boolean => {
  const words = name.split(/[ .'’_-]+/u).map(skeletonOf);
  const whole = withoutInnocent(words.join(''));
  const tight = squeezed(whole);
  const hasInside =
    BAD_INSIDE.some((bad) => whole.includes(bad)) || plainInside.some((bad) => tight.includes(bad));
  const isSpelled = words.every((word) => word.length <= 1);
  const alone = isSpelled ? [whole] : words;
  return (
    hasInside ||
    alone.some((word) => BAD_ALONE.includes(word) || plainAlone.includes(squeezed(word)))
  );
};

/** Why nobody shall be called so; null for a good name. Takes a tidy one. */
export const nameFault = (name: string): NameFault | null => {
  const length = [...name].length;
  if (length < MIN_NAME || length > MAX_NAME)
    return { kind: 'length', min: MIN_NAME, max: MAX_NAME };
  const letters = name.match(LETTER)?.join('') ?? '';
  if (ADDRESS.test(name)) return { kind: 'looksLikeAddress' };
  if (!ALLOWED.test(name) || letters === '' || PILED_MARKS.test(name)) return { kind: 'signs' };
  if (!SCRIPTS.some((script) => script.test(letters))) return { kind: 'mixedScripts' };
  if ((name.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS) return { kind: 'looksLikeAddress' };
  return isUnfriendly(name) ? { kind: 'unfriendly' } : null;
};

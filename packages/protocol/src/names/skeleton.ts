/** Letters that look like Latin ones, and the Latin letter of each. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ј: 'j',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'p',
};

/** Figures and signs that stand for letters. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '!': 'i',
  $: 's',
  '@': 'a',
  '+': 't',
  '|': 'i',
};

const MARKS = /\p{M}/gu;

/** The visual form of a word: small Latin letters without marks, signs read as letters, the rest removed. */
export const skeletonOf = (word: string): string =>
  [...word.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '')]
    .map((letter) => LOOKALIKES[letter] ?? LEET[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '');

/** Figures that stand for Cyrillic letters. */
const CYRILLIC_LEET: Readonly<Record<string, string>> = { '0': 'о', '3': 'з', '4': 'ч', '6': 'б' };

/** A word in its own script: small letters without marks, except `ñ`, which is a separate letter. */
export const plainOf = (word: string): string =>
  [...word.normalize('NFC').toLowerCase()]
    .map((letter) => (letter === 'ñ' ? letter : letter.normalize('NFD').replace(MARKS, '')))
    .map((letter) => CYRILLIC_LEET[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}]/gu, '');

/** Other ways to write the same sound or shape: `fvck`, `niqqer`, `phuck`. */
export const respelled = (skeleton: string): string =>
  skeleton.replaceAll('ph', 'f').replaceAll('vv', 'w').replaceAll('v', 'u').replaceAll('q', 'g');

/** Stretched letters are read once: "baaad" is "bad". */
export const squeezed = (skeleton: string): string => skeleton.replace(/(.)\1+/g, '$1');

import type { Language } from './language.ts';
import { spoken } from './language.ts';

/** How a language writes numbers that have a fraction, a sign or a percent sign: as `Intl` does. The test beside this file compares both. */
export type Numbers = {
  /** "39.7"; one digit after the point by default. */
  readonly decimal: (value: number, digits?: number) => string;
  /** "+3.2", "−1.0"; zero has no sign. */
  readonly signed: (value: number, digits?: number) => string;
  /** 0.802: "80.2%". A share above zero is never printed as zero: 0.002 without digits is "<1%"; nor is 0.998 printed as all: ">99%". */
  readonly percent: (share: number, digits?: number) => string;
  /** The same of so many rolls of 216, in whole percent. */
  readonly risk: (busts: number) => string;
};

/** Three dice have 216 results. */
const ALL_ROLLS = 216;

/** A bust risk in whole percent for speech, without signs: a number, or words for nearly nothing and nearly all. */
export const spokenRisk = (
  busts: number,
  words: { readonly under: string; readonly over: string },
): string => {
  const rounded = Math.round((100 * busts) / ALL_ROLLS);
  if (rounded === 0 && busts > 0) return words.under;
  return rounded === 100 && busts < ALL_ROLLS ? words.over : String(rounded);
};

const MINUS = '\u2212';

export const numbersOf = (language: Language): Numbers => {
  const { point, percent: sign } = spoken(language);
  const size = (value: number, digits: number): string =>
    Math.abs(value).toFixed(digits).replace('.', point);
  const isNothing = (value: number, digits: number): boolean => Number(value.toFixed(digits)) === 0;
  const decimal = (value: number, digits = 1): string =>
    `${value < 0 && !isNothing(value, digits) ? MINUS : ''}${size(value, digits)}`;
  const percent = (share: number, digits = 1): string => {
    const least = 10 ** -digits;
    const isLost = share > 0 && isNothing(100 * share, digits);
    const isAllBut = share < 1 && Number((100 * share).toFixed(digits)) === 100;
    const [about, shown] = isLost
      ? ['<', least]
      : isAllBut
        ? ['>', 100 - least]
        : ['', 100 * share];
    return `${about}${decimal(shown, digits)}${sign}`;
  };
  return {
    decimal,
    signed: (value, digits = 1) =>
      `${value > 0 && !isNothing(value, digits) ? '+' : ''}${decimal(value, digits)}`,
    percent,
    risk: (busts) => percent(busts / ALL_ROLLS, 0),
  };
};

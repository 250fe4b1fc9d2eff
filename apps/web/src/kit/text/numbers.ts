import { language } from '../navigation/navigation.ts';
import { text } from './texts.ts';

const localeOf = (): string => (language.value === 'en' ? 'en-GB' : language.value);

const formats = new Map<string, Intl.NumberFormat>();

/** A format takes far longer to make than to use. */
const formatFor = (digits: number): Intl.NumberFormat => {
  const key = `${localeOf()} ${digits}`;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const known = formats.get(key) ?? new Intl.NumberFormat(localeOf(), fraction);
  formats.set(key, known);
  return known;
};

/** "12,345"; with the given number of digits after the point. */
export const numbered = (value: number, digits = 0): string => formatFor(digits).format(value);

/** "+3.2", "−1.0" */
export const signed = (value: number, digits = 1): string => text().numbers.signed(value, digits);

/** "53%" */
export const percent = (share: number, digits = 0): string => text().numbers.percent(share, digits);

/** The same without its sign: "53.2" */
export const points = (share: number, digits = 1): string =>
  text().numbers.decimal(100 * share, digits);

/** "3 Oct 2026" */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: 'medium' }).format(time);

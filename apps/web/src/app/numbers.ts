import { language } from '../app/navigation.ts';

const localeOf = (): string => (language.value === 'en' ? 'en-GB' : language.value);

/** "12.3"; as many digits after the point as asked for. */
export const numbered = (value: number, digits = 0): string =>
  new Intl.NumberFormat(localeOf(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** "+3.2", "−1.0" */
export const signed = (value: number, digits = 1): string =>
  new Intl.NumberFormat(localeOf(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '−');

export const percent = (share: number): string =>
  new Intl.NumberFormat(localeOf(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** "3 Oct 2026" */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: 'medium' }).format(time);

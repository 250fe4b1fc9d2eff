import type { ReportNumbers } from './review.ts';

const MINUS = '\u2212';

/** Numbers of a report with this sign before the fraction and this one behind a percentage. */
export const reportNumbers = (separator: string, percentSign: string): ReportNumbers => {
  const decimal = (value: number): string => value.toFixed(1).replace('.', separator);
  const points = (tenths: number): string =>
    `${tenths < 0 ? MINUS : ''}${decimal(Math.abs(tenths) / 10)}`;
  return {
    percent: (share) => `${Math.round(share * 100)}${percentSign}`,
    points,
    signed: (tenths) => (tenths > 0 ? `+${points(tenths)}` : points(tenths)),
    decimal,
  };
};

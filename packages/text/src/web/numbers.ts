import type { Numbers } from '../numbers.ts';
import type { ReportNumbers } from './review.ts';

/** The numbers of a report, as the language writes them. */
export const reportNumbers = ({ decimal, signed, percent }: Numbers): ReportNumbers => ({
  percent: (share) => percent(share, 0),
  points: (tenths) => decimal(tenths / 10),
  signed: (tenths) => signed(tenths / 10),
  decimal: (value) => decimal(value),
});

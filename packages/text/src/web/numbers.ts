import type { Numbers } from '../numbers.ts';

/** How a language writes the numbers of a report. Tenths are thousandths of the win as whole numbers. */
export type ReportNumbers = {
  /** 0.534: "53%" */
  readonly percent: (share: number) => string;
  /** 397: "39.7" */
  readonly points: (tenths: number) => string;
  /** -234: "−23.4" */
  readonly signed: (tenths: number) => string;
  /** 1.84: "1.8" */
  readonly decimal: (value: number) => string;
};

/** The numbers of a report, as the language writes them. */
export const reportNumbers = ({ decimal, signed, percent }: Numbers): ReportNumbers => ({
  percent: (share) => percent(share, 0),
  points: (tenths) => decimal(tenths / 10),
  signed: (tenths) => signed(tenths / 10),
  decimal: (value) => decimal(value),
});

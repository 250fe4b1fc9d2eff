/** `npm run campaign laws` runs the long size of every law; `npm test` runs the short one. */
const isLong: boolean = process.env['LAWS'] === 'long';

/** The number of cases for a law: enough to fail on the faults it was written for, or a whole night's worth. */
export const cases = (size: { readonly short: number; readonly long: number }): number =>
  isLong ? size.long : size.short;

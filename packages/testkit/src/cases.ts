/** `npm run campaign laws` asks for the long size of every law; `npm test` runs the short one. */
const isLong: boolean = process.env['LAWS'] === 'long';

/** How many cases a law is tried on: enough to fail on the faults it was written for, or as many as one night is worth. */
export const cases = (size: { readonly short: number; readonly long: number }): number =>
  isLong ? size.long : size.short;

/** The one spelling in which a name is judged and shown. */
export const tidyName = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();

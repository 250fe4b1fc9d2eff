/** What one's own games say. */
export type LedgerText = {
  readonly lead: string;
};

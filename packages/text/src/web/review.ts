/** The assay report: a finished game with what it was worth, and games in large. */
export type ReviewText = {
  readonly lead: string;
};

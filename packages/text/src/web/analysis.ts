/** The analysis board. */
export type AnalysisText = {
  readonly lead: string;
};

import type { AnalysisText } from '../../web/analysis.ts';

export const analysis: AnalysisText = {
  lead: '',
};

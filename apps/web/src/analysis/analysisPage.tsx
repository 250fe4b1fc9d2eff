import type { AnalysisText } from '@claim-it/text';
import type { FunctionComponent } from 'preact';
import { PageFrame } from '../app/pageFrame.tsx';
import { analysis } from '../app/shelf.ts';
import { text } from '../app/texts.ts';
import { withTexts } from '../app/withTexts.tsx';

type Props = object;

const Page: FunctionComponent<Props & { readonly texts: AnalysisText }> = ({ texts }) => (
  <PageFrame title={text().pages.names.analysis} kind="analysis">
    <p class="lead">{texts.lead}</p>
  </PageFrame>
);

export const AnalysisPage: FunctionComponent<Props> = withTexts<AnalysisText, Props>(
  analysis,
  Page,
);

import type { LedgerText } from '@claim-it/text';
import type { FunctionComponent } from 'preact';
import { PageFrame } from '../app/pageFrame.tsx';
import { ledger } from '../app/shelf.ts';
import { text } from '../app/texts.ts';
import { withTexts } from '../app/withTexts.tsx';

type Props = object;

const Page: FunctionComponent<Props & { readonly texts: LedgerText }> = ({ texts }) => (
  <PageFrame title={text().pages.names.ledger} kind="ledger">
    <p class="lead">{texts.lead}</p>
  </PageFrame>
);

export const LedgerPage: FunctionComponent<Props> = withTexts<LedgerText, Props>(ledger, Page);

import type { ReviewText } from '@claim-it/text';
import type { FunctionComponent } from 'preact';
import { PageFrame } from '../app/pageFrame.tsx';
import { review } from '../app/shelf.ts';
import { text } from '../app/texts.ts';
import { withTexts } from '../app/withTexts.tsx';

type Props = { readonly id: string; readonly isOnline: boolean };

const Page: FunctionComponent<Props & { readonly texts: ReviewText }> = ({ texts }) => (
  <PageFrame title={text().pages.names.show} kind="show">
    <p class="lead">{texts.show.waiting}</p>
  </PageFrame>
);

export const ShowPage: FunctionComponent<Props> = withTexts<ReviewText, Props>(review, Page);

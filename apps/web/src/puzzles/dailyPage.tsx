import type { PuzzleText } from '@claim-it/text';
import type { FunctionComponent } from 'preact';
import { PageFrame } from '../app/pageFrame.tsx';
import { puzzles } from '../app/shelf.ts';
import { text } from '../app/texts.ts';
import { withTexts } from '../app/withTexts.tsx';

type Props = object;

const Page: FunctionComponent<Props & { readonly texts: PuzzleText }> = ({ texts }) => (
  <PageFrame title={text().pages.names.daily} kind="daily">
    <p class="lead">{texts.lead}</p>
  </PageFrame>
);

export const DailyPage: FunctionComponent<Props> = withTexts<PuzzleText, Props>(puzzles, Page);

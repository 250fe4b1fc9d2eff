import './analysis.css';
import type { AnalysisText } from '@claim-it/text';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { analysis } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { AnalysisBoard } from './analysisBoard.tsx';
import type { Desk } from './desk.ts';
import { createDesk } from './desk.ts';
import { DiceTray } from './diceTray.tsx';
import { followAddress } from './followAddress.ts';
import { stepForKey } from './keys.ts';
import { DragShadow, Palette } from './palette.tsx';
import { ResultSheet } from './resultSheet.tsx';
import { Seats } from './seats.tsx';
import { Spoken } from './spoken.tsx';
import { Steps } from './steps.tsx';
import { Tools } from './tools.tsx';

type Props = { readonly texts: AnalysisText };

const startKeys = ({ bench }: Desk): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    const step = stepForKey(event);
    if (step === null) return;
    event.preventDefault();
    bench[step]();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
};

/** One desk for as long as the page is open. */
const useDesk = (): Desk | null => {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const opened = createDesk();
    const stops = [followAddress(opened), startKeys(opened), opened.close];
    setDesk(opened);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return desk;
};

const DeskView = ({ desk, texts }: Props & { readonly desk: Desk }): JSX.Element => (
  <div class="analysis-desk">
    <div class="desk-board">
      <AnalysisBoard desk={desk} />
      <Steps desk={desk} texts={texts} />
    </div>
    <Palette desk={desk} texts={texts} />
    <DiceTray desk={desk} texts={texts} />
    <ResultSheet desk={desk} texts={texts} />
    <Tools desk={desk} texts={texts} />
    <Seats desk={desk} texts={texts} />
    <DragShadow desk={desk} />
    <Spoken desk={desk} texts={texts} />
  </div>
);

const Page: FunctionComponent<Props> = ({ texts }) => {
  const desk = useDesk();
  return (
    <PageFrame title={text().pages.names.analysis} kind="analysis">
      <p class="lead">{texts.lead}</p>
      {desk !== null && <DeskView desk={desk} texts={texts} />}
    </PageFrame>
  );
};

/** Any position, and what every choice in it is worth. */
export const AnalysisPage: FunctionComponent<object> = withTexts<AnalysisText, object>(
  analysis,
  Page,
);

import '../../kit/style/shared.css';
import './analysis.css';
import { effect } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { positionHash } from '../../kit/navigation/positionHash.ts';
import { analysis } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { AnalysisBoard, Steps } from './board/analysisBoard.tsx';
import { DiceTray } from './board/diceTray.tsx';
import { stepForKey } from './board/keys.ts';
import { DragShadow, Palette } from './board/palette.tsx';
import { Seats } from './board/seats.tsx';
import { Tools } from './board/tools.tsx';
import type { Editor } from './position/editor.ts';
import { readAddress } from './position/reading.ts';
import { ResultSheet } from './result/resultSheet.tsx';
import { Spoken } from './result/spoken.tsx';
import type { AnalysisProps, AnalysisState } from './state/analysisState.ts';
import { createAnalysis } from './state/analysisState.ts';

const startKeys = (editor: Editor): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    const step = stepForKey(event);
    if (step === null) return;
    event.preventDefault();
    editor[step]();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
};

/** Shows the position of the address, and writes the shown position into the address. */
const followAddress = (editor: Editor): (() => void) => {
  let written: string | null = null;
  const look = (): void => {
    const { hash } = location;
    const reading = hash === written ? null : readAddress(hash);
    if (reading === null) return;
    if (reading.ok) editor.open(reading.value[0]);
    else editor.notice.value = { kind: 'addressFaulty', refusal: reading.reason };
  };
  look();
  const stop = effect(() => {
    const hash = positionHash(editor.game.value);
    // The first address stays as it came.
    if (written !== null) history.replaceState(history.state, '', hash);
    written = hash;
  });
  addEventListener('hashchange', look);
  return () => {
    removeEventListener('hashchange', look);
    stop();
  };
};

/** One state for as long as the page is open. */
const useAnalysis = (): AnalysisState | null => {
  const [state, setState] = useState<AnalysisState | null>(null);
  useEffect(() => {
    const opened = createAnalysis();
    const stops = [followAddress(opened.editor), startKeys(opened.editor), opened.close];
    setState(opened);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return state;
};

const Parts = (props: AnalysisProps): JSX.Element => (
  <div class="analysis-parts">
    <div class="board-part">
      <AnalysisBoard state={props.state} />
      <Steps {...props} />
    </div>
    <Palette {...props} />
    <DiceTray {...props} />
    <ResultSheet {...props} />
    <Tools {...props} />
    <Seats {...props} />
    <DragShadow state={props.state} />
    <Spoken {...props} />
  </div>
);

const Page: FunctionComponent = () => {
  const state = useAnalysis();
  return (
    <PageFrame title={text().pages.names.analysis} line={analysis.text().lead} kind="analysis">
      {state !== null && <Parts state={state} />}
    </PageFrame>
  );
};

/** Any position, and what every choice in it is worth. */
export const AnalysisPage: FunctionComponent<object> = withTexts(analysis, Page);

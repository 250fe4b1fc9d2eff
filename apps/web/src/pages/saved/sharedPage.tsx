import '../../kit/style/shared.css';
import './replay.css';
import { readHash, setupOf } from '@claim-it/client/model';
import { importRecord } from '@claim-it/client/storage';
import type { Replay } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { PlateButton, WoodButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { Loading } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { useHash } from '../../kit/navigation/useHash.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import { namesAt } from '../../table/model/seats.ts';
import { ReplayView } from './replayView.tsx';

const resultLine = ({ record }: Replay): string => {
  const names = namesAt(text(), setupOf(record));
  if (record.winners === null) return device.text().shared.unfinished;
  return text().table.banner.wins(record.winners.map(names.player));
};

const Shared = ({ replay }: { readonly replay: Replay }): JSX.Element => {
  const { shared: texts } = device.text();
  const problem = useSignal<string | null>(null);
  const store = async (): Promise<void> => {
    const imported = await importRecord(formatRecord(replay.record));
    if (imported.ok) goTo({ kind: 'play', id: imported.value });
    else problem.value = sayNotice(text(), imported.reason);
  };
  return (
    <>
      <p class="shared-result">{resultLine(replay)}</p>
      <div class="button-row shared-keep">
        <PlateButton onPress={() => void store()}>{texts.keep.name}</PlateButton>
        <WoodButton onPress={() => goTo({ kind: 'review', id: null }, 'push', location.hash)}>
          {text().table.end.report}
        </WoodButton>
        <span>{texts.keep.line}</span>
      </div>
      <p role="alert">{problem.value}</p>
      <ReplayView replay={replay} />
    </>
  );
};

const Page: FunctionComponent = () => {
  const read = useHash(readHash);
  const { names, frame } = text().pages;
  return (
    <PageFrame title={names.shared} kind="shared">
      {read === null && <Loading />}
      {read?.ok === true && (
        <>
          <p class="lead">{device.text().shared.lead}</p>
          <Shared replay={read.value} />
        </>
      )}
      {read?.ok === false && (
        <div class="sheet trouble">
          <p role="alert">{sayNotice(text(), read.reason)}</p>
          <p class="button-row">
            <WoodLink to={{ kind: 'home' }}>{frame.home}</WoodLink>
          </p>
        </div>
      )}
    </PageFrame>
  );
};

/** A finished game that came as a link. */
export const SharedPage: FunctionComponent<object> = withTexts(device, Page);

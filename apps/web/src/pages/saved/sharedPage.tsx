import { PlateButton, WoodButton, WoodLink } from '../../kit/controls/buttons.tsx';
import '../../kit/style/shared.css';
import './replay.css';
import type { ShareRefusal } from '@claim-it/client/model';
import { readHash, setupOf } from '@claim-it/client/model';
import { importRecord } from '@claim-it/client/storage';
import type { Replay, Result } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import type { DeskText, SharedText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { desk } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import { namesAt } from '../../table/model/seats.ts';
import { ReplayView } from './replayView.tsx';

type Read = Result<Replay, ShareRefusal>;

/** The game behind the `#` of the address; null while it is unpacked. */
const useShared = (): Read | null => {
  const read = useSignal<Read | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      read.value = await readHash(location.hash);
    };
    const onChange = (): void => void look();
    onChange();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, [read]);
  return read.value;
};

const resultLine = (texts: SharedText, { record }: Replay): string => {
  const names = namesAt(text(), setupOf(record));
  if (record.winners === null) return texts.unfinished;
  return text().table.banner.wins(record.winners.map(names.player));
};

const Shared = ({
  texts,
  replay,
}: {
  readonly texts: SharedText;
  readonly replay: Replay;
}): JSX.Element => {
  const problem = useSignal<string | null>(null);
  const keep = async (): Promise<void> => {
    const imported = await importRecord(formatRecord(replay.record));
    if (imported.ok) goTo({ kind: 'play', id: imported.value });
    else problem.value = sayNotice(text(), imported.reason);
  };
  return (
    <>
      <p class="shared-result">{resultLine(texts, replay)}</p>
      <div class="button-row shared-keep">
        <PlateButton onPress={() => void keep()}>{texts.keep.name}</PlateButton>
        <WoodButton onPress={() => goTo({ kind: 'review', id: null }, 'push', location.hash)}>
          {texts.report}
        </WoodButton>
        <span>{texts.keep.line}</span>
      </div>
      <p role="alert">{problem.value}</p>
      <ReplayView texts={texts} replay={replay} />
    </>
  );
};

const Page: FunctionComponent<{ readonly texts: DeskText }> = ({ texts: { shared } }) => {
  const read = useShared();
  const { names, frame } = text().pages;
  return (
    <PageFrame title={names.shared} kind="shared">
      {read === null && (
        <p class="waiting" role="status">
          {frame.loading}
        </p>
      )}
      {read?.ok === true && (
        <>
          <p class="lead">{shared.lead}</p>
          <Shared texts={shared} replay={read.value} />
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
export const SharedPage: FunctionComponent<object> = withTexts<DeskText, object>(desk, Page);

import '../../kit/style/shared.css';
import './saved.css';
import type { MatchSummary } from '@claim-it/client/storage';
import { exportRecord, listMatches, removeMatch, storageProblem } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateLink, WoodLink } from '../../kit/controls/buttons.tsx';
import { downloadRecord } from '../../kit/controls/download.ts';
import { focusHeading } from '../../kit/frame/headingFocus.ts';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { GameCard } from './gameCard.tsx';
import { ImportBox } from './importBox.tsx';

const timeOf = (summary: MatchSummary): number =>
  summary.kind === 'damaged' ? Date.now() : summary.changedAt;

const Page: FunctionComponent = () => {
  const { saved } = device.text();
  const games = useSignal<readonly MatchSummary[] | null>(null);
  const said = useSignal('');
  const look = async (): Promise<void> => {
    games.value = await listMatches();
  };
  useEffect(() => void look(), []);
  const saveFile = async (summary: MatchSummary): Promise<void> => {
    downloadRecord(await exportRecord(summary.id), timeOf(summary));
  };
  const remove = async (id: string): Promise<void> => {
    await removeMatch(id);
    await look();
    if (storageProblem.peek() === null) said.value = saved.removed;
    focusHeading();
  };
  const problem = storageProblem.value;
  return (
    <PageFrame title={text().pages.names.saved} kind="saved">
      <p class="spoken-only" role="status">
        {games.value === null ? saved.loading : said.value}
      </p>
      {problem !== null && (
        <p class="plate red storage-problem" role="alert">
          {text().notices[problem]}
        </p>
      )}
      {games.value?.length === 0 && <p class="lead">{saved.none}</p>}
      <p class="button-row">
        <PlateLink to={{ kind: 'setup' }}>{text().pages.names.setup}</PlateLink>
        <WoodLink to={{ kind: 'ledger' }}>{text().pages.names.ledger}</WoodLink>
      </p>
      <ul class="game-cards">
        {games.value?.map((summary) => (
          <GameCard
            key={summary.id}
            summary={summary}
            onExport={() => void saveFile(summary)}
            onRemove={() => void remove(summary.id)}
          />
        ))}
      </ul>
      {/* What is above it must be known first: it must not move while it is pressed. */}
      {games.value !== null && <ImportBox />}
    </PageFrame>
  );
};

/** Every game of this device. */
export const SavedPage: FunctionComponent<object> = withTexts(device, Page);

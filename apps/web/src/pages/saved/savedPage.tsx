import '../../kit/style/shared.css';
import './saved.css';
import { Marker } from '@claim-it/board';
import type { MatchSummary } from '@claim-it/client/storage';
import { exportRecord, listMatches, removeMatch, storageProblem } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Ask } from '../../kit/controls/ask.tsx';
import { PlateLink, WoodButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { downloadRecord } from '../../kit/controls/download.ts';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { focusHeading } from '../../kit/frame/headingFocus.ts';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { device } from '../../kit/text/lazyTexts.ts';
import { dated, listed } from '../../kit/text/listing.ts';
import { sayDamage } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { GameSummary } from '../../parts/games/summary.ts';
import { sayState } from '../../parts/games/summary.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { ImportBox } from './importBox.tsx';
import { OnlineGames } from './onlineGames.tsx';

type Props = {
  readonly summary: MatchSummary;
  readonly onExport: () => void;
  readonly onRemove: () => void;
};

const Facts = ({ summary }: { readonly summary: GameSummary }): JSX.Element => {
  const { saved: texts } = device.text();
  const { game, kind, changedAt } = summary;
  const isOver = kind === 'over';
  return (
    <>
      <p class="card-state">
        <span class={isOver ? 'badge' : 'badge running'}>
          {isOver ? texts.finished : texts.running}
        </span>
        {sayState(summary)}
      </p>
      <p class="faint">{texts.changed(dated(changedAt))}</p>
      <p class="card-colors one-row" aria-hidden="true">
        {game.setup.colors.map((color) => (
          <Marker key={color} color={color} size={26} />
        ))}
      </p>
    </>
  );
};

/** One game on this device: how it stands, and what can be done with it. */
const GameCard = ({ summary, onExport, onRemove }: Props): JSX.Element => {
  const { saved: texts } = device.text();
  const isAsking = useSignal(false);
  const isDamaged = summary.kind === 'damaged';
  const names = isDamaged
    ? text().pages.home.damaged
    : listed(summary.setup.sitters.map(({ name }) => name));
  return (
    <li class="sheet game-card">
      {!isDamaged && <LittleBoard game={summary.game} />}
      <div class="card-words stacked">
        <h2>{names}</h2>
        {isDamaged ? <p>{sayDamage(text(), summary.damage)}</p> : <Facts summary={summary} />}
      </div>
      {isAsking.value ? (
        <Ask
          question={texts.removeSure(names)}
          no={texts.keep}
          yes={texts.yesRemove}
          isGrave={true}
          onYes={onRemove}
          onNo={sets(isAsking, false)}
        />
      ) : (
        <div class="button-row">
          {!isDamaged && (
            <PlateLink to={{ kind: 'play', id: summary.id }}>
              {summary.kind === 'over' ? texts.look : text().pages.home.goOn.title}
              <span class="spoken-only">: {names}</span>
            </PlateLink>
          )}
          {!isDamaged && (
            <WoodLink to={{ kind: 'review', id: summary.id }}>
              {summary.kind === 'over' ? text().pages.names.review : text().table.menu.lookBack}
              <span class="spoken-only">: {names}</span>
            </WoodLink>
          )}
          <WoodButton onPress={onExport}>
            <Icon name="save" /> {texts.export}
          </WoodButton>
          <WoodButton onPress={sets(isAsking, true)}>
            <Icon name="bin" /> {texts.remove}
          </WoodButton>
        </div>
      )}
    </li>
  );
};

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
      <OnlineGames />
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

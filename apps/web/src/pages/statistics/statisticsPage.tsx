import '../../kit/style/shared.css';
import './statistics.css';
import { ThreeDice } from '@claim-it/board';
import { startReview } from '@claim-it/client/analysis';
import { ownName } from '@claim-it/client/local';
import { readOwnGames } from '@claim-it/client/online';
import type { StatisticsText } from '@claim-it/text';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { Ask } from '../../kit/controls/ask.tsx';
import { PlateLink } from '../../kit/controls/buttons.tsx';
import { download } from '../../kit/controls/download.ts';
import { into, sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { focusHeading } from '../../kit/frame/headingFocus.ts';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { whenIdle } from '../../kit/render/idle.ts';
import { statistics } from '../../kit/text/lazyTexts.ts';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import { text } from '../../kit/text/texts.ts';
import type { GameResult, MistakeKind } from '../../parts/results/result.ts';
import { DrillView } from './drill/drillView.tsx';
import { BustPart, DicePart, FigureSheet, MistakesPart, ResultsPart } from './figures/figures.tsx';
import { mistakesOf } from './figures/sums.ts';
import { TrendPart } from './figures/trend.tsx';
import type { Whose } from './games/countedGames.ts';
import { gamesOf, namesIn } from './games/countedGames.ts';
import { askServer } from './games/gather.ts';
import { openReader } from './games/readerCalls.ts';
import type { StatisticsState } from './games/statisticsState.ts';
import { openStatistics } from './games/statisticsState.ts';

type Props = { readonly texts: StatisticsText; readonly state: StatisticsState };

type WhoseProps = {
  readonly texts: StatisticsText;
  readonly results: readonly GameResult[];
  readonly whose: Signal<Whose>;
};

/** Says which seat counts, and lets it be another. */
const WhoseChoice = ({ texts: { whose: say }, results, whose }: WhoseProps): JSX.Element => {
  const id = useId();
  return (
    <div class="well whose wood-field">
      <label for={id}>{say.name}</label>
      <Select
        id={id}
        describedBy={`${id}-line`}
        value={whose.value ?? ''}
        options={[
          ['', say.own(ownName())],
          ...namesIn(results).map((name) => [name, say.named(name)] as const),
        ]}
        onPick={(name) => {
          whose.value = name === '' ? null : name;
        }}
      />
      <p id={`${id}-line`} class="on-wood faint">
        {say.line}
      </p>
    </div>
  );
};

/** What is going on, and what went wrong. */
const Notes = ({ texts, state }: Props): JSX.Element => {
  const { problem, isServerAway, looking, hasFailed } = state;
  const { done, all } = looking.value;
  return (
    <>
      {problem.value !== null && (
        <p class="plate red storage-problem" role="alert">
          {text().notices[problem.value]} {texts.unkept}
        </p>
      )}
      <p class="stats-notes on-wood faint" role="status" data-looked={done}>
        {done < all && !hasFailed.value && <span>{texts.looking(done, all)}</span>}
        {hasFailed.value && <span>{sayUnanswered(texts.lookFailed)}</span>}
        {isServerAway.value && <span>{texts.houseAway}</span>}
      </p>
    </>
  );
};

type PartsProps = Props & { readonly drilled: Signal<MistakeKind | null> };

const Parts = ({ texts, state, drilled }: PartsProps): JSX.Element => {
  const whose = useSignal<Whose>(null);
  const results = state.results.value ?? [];
  const games = gamesOf(results, whose.value, ownName());
  const groups = mistakesOf(games);
  const group = groups.find(({ kind }) => kind === drilled.value);
  if (group !== undefined)
    return (
      <DrillView
        texts={texts}
        title={texts.mistakes.kinds[group.kind].name}
        mistakes={group.mistakes}
        onBack={() => {
          drilled.value = null;
          focusHeading();
        }}
      />
    );
  const figures = { texts, games };
  return (
    <>
      <WhoseChoice texts={texts} results={results} whose={whose} />
      <p class="lead">{games.length === 0 ? texts.whose.none : texts.counted(games.length)}</p>
      <div class="stats-parts">
        {games.length > 0 && (
          <>
            <ResultsPart {...figures} />
            <TrendPart {...figures} />
            <DicePart {...figures} />
            <BustPart {...figures} />
            <MistakesPart texts={texts} groups={groups} onDrill={into(drilled)} />
          </>
        )}
      </div>
    </>
  );
};

const ACTIONS = [
  ['save', 'save'],
  ['remove', 'bin'],
] as const;
type Action = (typeof ACTIONS)[number][0];

const FILE = { kind: 'claim-it ledger', version: 1 } as const;

const saveFile = ({ results }: StatisticsState): void => {
  const savedAt = new Date().toISOString();
  const content = { ...FILE, savedAt, games: results.peek() ?? [] };
  download(`claim-it-ledger-${savedAt.slice(0, 10)}.json`, JSON.stringify(content, null, 1));
};

/** Saves the statistics as a file, or deletes them. */
const StoragePart = ({ texts: { keep: say }, state }: Props): JSX.Element => {
  const asked = useSignal<Action | null>(null);
  const said = useSignal('');
  /** Whose question was answered: the focus goes back to its button. */
  const answered = useRef<Action | null>(null);
  const close = (): void => {
    answered.current = asked.peek();
    asked.value = null;
  };
  const act = async (action: Action): Promise<void> => {
    close();
    if (action === 'save') saveFile(state);
    else if (!(await state.remove())) return; // the page gives the reason
    said.value = say[action].done;
  };
  return (
    <FigureSheet heading={say.heading}>
      <p>{say.line}</p>
      {asked.value === null ? (
        <div class="button-row">
          {ACTIONS.map(([action, icon]) => (
            <button
              key={action}
              type="button"
              class="wood-button"
              ref={(button) => {
                if (button === null || answered.current !== action) return;
                answered.current = null;
                button.focus();
              }}
              onClick={sets(asked, action)}
            >
              <Icon name={icon} /> {say[action].name}
            </button>
          ))}
        </div>
      ) : (
        <Ask
          question={say[asked.value].sure}
          no={say.no}
          yes={say[asked.value].yes}
          isGrave={asked.value === 'remove'}
          onNo={close}
          onYes={() => void act(asked.peek() ?? 'save')}
        />
      )}
      <p role="status" class="if-said">
        {said.value}
      </p>
      <p>
        <Link to={{ kind: 'me' }}>{say.me}</Link> ·{' '}
        <Link to={{ kind: 'saved' }}>{text().pages.names.saved}</Link>
      </p>
    </FigureSheet>
  );
};

/** The statistics of this device, with a worker until the page is left. */
const openHere = (): StatisticsState => {
  const { reader, stop } = openReader();
  const state = openStatistics({
    reader,
    review: startReview,
    idle: whenIdle,
    askServer: (before) => askServer(before, readOwnGames),
  });
  return {
    ...state,
    stop: () => {
      state.stop();
      stop();
    },
  };
};

const Page: FunctionComponent = () => {
  const texts = statistics.text();
  const state = useMemo(openHere, []);
  const drilled = useSignal<MistakeKind | null>(null);
  useEffect(() => state.stop, [state]);
  const results = state.results.value;
  return (
    <PageFrame title={text().pages.names.ledger} line={texts.lead} kind="statistics">
      <Notes texts={texts} state={state} />
      {results === null && <p class="waiting">{texts.loading}</p>}
      {results?.length === 0 && (
        <div class="sheet stats-part stats-empty">
          <span class="one-row" aria-hidden="true">
            <ThreeDice roll={[2, 4, 6]} size={72} />
          </span>
          <p>{texts.none}</p>
          <p>
            <PlateLink to={{ kind: 'setup' }}>{texts.play}</PlateLink>
          </p>
        </div>
      )}
      {results !== null && results.length > 0 && (
        <Parts texts={texts} state={state} drilled={drilled} />
      )}
      {results !== null && drilled.value === null && <StoragePart texts={texts} state={state} />}
    </PageFrame>
  );
};

/** The player's own statistics. */
export const StatisticsPage: FunctionComponent<object> = withTexts(statistics, Page);

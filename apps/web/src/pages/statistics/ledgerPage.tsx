import { PlateLink } from '../../kit/controls/buttons.tsx';
import './ledger.css';
import { startReview } from '@claim-it/client/analysis';
import { ownName } from '@claim-it/client/local';
import { readOwnGames } from '@claim-it/client/online';
import type { LedgerText } from '@claim-it/text';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { focusHeading } from '../../kit/frame/headingFocus.ts';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { whenIdle } from '../../kit/render/idle.ts';
import { ledger } from '../../kit/text/lazyTexts.ts';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import { text } from '../../kit/text/texts.ts';
import type { GameResult, MistakeKind } from '../../parts/results/result.ts';
import { BustPart, DicePart } from './dicePart.tsx';
import { DrillView } from './drillView.tsx';
import { askHouse } from './houseGames.ts';
import { KeepPart } from './keepPart.tsx';
import type { LedgerState } from './ledgerState.ts';
import { openLedger } from './ledgerState.ts';
import { MistakesPart } from './mistakesPart.tsx';
import { openOffice } from './office.ts';
import { ResultsPart } from './resultsPart.tsx';
import { mistakesOf } from './sums.ts';
import { TrendPart } from './trendPart.tsx';
import type { Whose } from './whose.ts';
import { gamesOf, namesIn } from './whose.ts';

type Props = { readonly texts: LedgerText; readonly state: LedgerState };

type WhoseProps = {
  readonly texts: LedgerText;
  readonly results: readonly GameResult[];
  readonly whose: Whose;
  readonly onChoose: (whose: Whose) => void;
};

/** Says which seat counts, and lets it be another. */
const WhoseChoice = ({ texts, results, whose, onChoose }: WhoseProps): JSX.Element => {
  const { whose: say } = texts;
  const id = useId();
  return (
    <div class="well whose">
      <label for={id}>{say.name}</label>
      <select
        id={id}
        aria-describedby={`${id}-line`}
        value={whose ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
      >
        <option value="">{say.own(ownName())}</option>
        {namesIn(results).map((name) => (
          <option key={name} value={name}>
            {say.named(name)}
          </option>
        ))}
      </select>
      <p id={`${id}-line`}>{say.line}</p>
    </div>
  );
};

/** What is going on, and what went wrong. */
const Notes = ({ texts, state }: Props): JSX.Element => {
  const { problem, isHouseAway, looking, hasFailed } = state;
  const { done, all } = looking.value;
  const isLooking = done < all && !hasFailed.value;
  return (
    <>
      {problem.value !== null && (
        <p class="plate red storage-problem" role="alert">
          {text().notices[problem.value]} {texts.unkept}
        </p>
      )}
      <p class="ledger-notes" role="status" data-looked={done}>
        {isLooking && <span>{texts.looking(done, all)}</span>}
        {hasFailed.value && <span>{sayUnanswered(texts.lookFailed)}</span>}
        {isHouseAway.value && <span>{texts.houseAway}</span>}
      </p>
    </>
  );
};

const Empty = ({ texts }: { readonly texts: LedgerText }): JSX.Element => (
  <div class="sheet ledger-part">
    <p>{texts.none}</p>
    <p class="button-row">
      <PlateLink to={{ kind: 'setup' }}>{texts.play}</PlateLink>
    </p>
  </div>
);

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
  return (
    <>
      <WhoseChoice
        texts={texts}
        results={results}
        whose={whose.value}
        onChoose={(chosen) => {
          whose.value = chosen;
        }}
      />
      <p class="lead">{games.length === 0 ? texts.whose.none : texts.counted(games.length)}</p>
      <div class="ledger-parts">
        {games.length > 0 && (
          <>
            <ResultsPart texts={texts} games={games} />
            <TrendPart texts={texts} games={games} />
            <DicePart texts={texts} games={games} />
            <BustPart texts={texts} games={games} />
            <MistakesPart
              texts={texts}
              groups={groups}
              onDrill={(kind) => {
                drilled.value = kind;
              }}
            />
          </>
        )}
      </div>
    </>
  );
};

/** The ledger of this device, with a clerk of its own until the page is left. */
const openHere = (): LedgerState => {
  const { clerk, stop } = openOffice();
  const state = openLedger({
    ...{ clerk, review: startReview, idle: whenIdle },
    askHouse: (before) => askHouse(before, readOwnGames),
  });
  return {
    ...state,
    stop: () => {
      state.stop();
      stop();
    },
  };
};

const Page: FunctionComponent<{ readonly texts: LedgerText }> = ({ texts }) => {
  const state = useMemo(openHere, []);
  const drilled = useSignal<MistakeKind | null>(null);
  useEffect(() => state.stop, [state]);
  const results = state.results.value;
  return (
    <PageFrame title={text().pages.names.ledger} kind="ledger">
      <p class="lead">{texts.lead}</p>
      <Notes texts={texts} state={state} />
      {results === null && <p class="waiting">{texts.loading}</p>}
      {results?.length === 0 && <Empty texts={texts} />}
      {results !== null && results.length > 0 && (
        <Parts texts={texts} state={state} drilled={drilled} />
      )}
      {results !== null && drilled.value === null && <KeepPart texts={texts} state={state} />}
    </PageFrame>
  );
};

/** What one's own games say. */
export const LedgerPage: FunctionComponent<object> = withTexts<LedgerText, object>(ledger, Page);

import { rematch } from '@claim-it/client/local';
import type { ReviewText } from '@claim-it/text';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../kit/controls/icon.tsx';
import { LanguageSwitch } from '../../kit/frame/languageSwitch.tsx';
import { PageHeading } from '../../kit/frame/pageHeading.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import type { Page } from '../../kit/navigation/route.ts';
import { Part, useStagedRender } from '../../kit/render/stagedRender.tsx';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { Source } from '../../parts/record/source.ts';
import { AccountTable } from './accountTable.tsx';
import { ChanceChart } from './chanceChart.tsx';
import { GrowthChart } from './growthChart.tsx';
import { MinersTable } from './minersTable.tsx';
import { MomentShare } from './momentShare.tsx';
import { MomentBoard, MomentNotes } from './momentView.tsx';
import { ProgressNote } from './progressNote.tsx';
import type { ReviewState } from './reviewState.ts';
import { namesIn, seatsIn } from './reviewState.ts';
import { RollsTable } from './rollsTable.tsx';
import { Scrubber } from './scrubber.tsx';
import { sayRest, sayResult, sayVerdict } from './sentences.ts';
import { shareReport } from './shareReport.ts';
import { Stepper } from './stepper.tsx';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

const PlayAgain = ({
  texts,
  id,
  onTrouble,
}: {
  readonly texts: ReviewText;
  readonly id: string;
  readonly onTrouble: (line: string) => void;
}): JSX.Element => {
  const play = async (): Promise<void> => {
    const dealt = await rematch(id);
    if (dealt.ok) goTo({ kind: 'play', id: dealt.value });
    else onTrouble(sayNotice(text(), dealt.reason));
  };
  return (
    <button type="button" class="plate" onClick={() => void play()}>
      {texts.head.again}
    </button>
  );
};

/** The table where a game is played: on this device as long as it runs, at the house for everybody who came from there. */
const tableOf = ({ id, table, isOver }: Source): Page | null => {
  if (table !== null) return { kind: 'table', id: table };
  return id === null || isOver ? null : { kind: 'play', id };
};

const Head = ({ texts, review }: Props): JSX.Element => {
  const said = useSignal<string | null>(null);
  const { head: say } = texts;
  const { id, isOver } = review.source;
  const table = tableOf(review.source);
  const share = async (): Promise<void> => {
    said.value = await shareReport(texts, review, null);
  };
  return (
    <header class="page-head report-head">
      <Link to={{ kind: 'home' }} class="round-button">
        <Icon name="back" />
        <span class="spoken-only">{text().pages.frame.back}</span>
      </Link>
      <div class="report-title">
        <PageHeading>{sayResult(texts, review)}</PageHeading>
        <p>{sayRest(texts, review)}</p>
      </div>
      <div class="button-row">
        {isOver && (
          <button type="button" class="plate" onClick={() => void share()}>
            {say.share}
          </button>
        )}
        {id !== null && isOver && (
          <PlayAgain
            texts={texts}
            id={id}
            onTrouble={(line) => {
              said.value = line;
            }}
          />
        )}
        {table !== null && (
          <Link to={table} class="plate">
            {say.table}
          </Link>
        )}
        <LanguageSwitch />
      </div>
      <p class="report-said" role="status">
        {said.value}
      </p>
    </header>
  );
};

const Verdict = ({ texts, review }: Props): JSX.Element | null => {
  const [head, ...rest] = sayVerdict(texts, review);
  if (head === undefined) return null;
  return (
    <p class="verdict">
      <b>{head}</b> {rest.join(' ')}
    </p>
  );
};

const Help = ({ texts }: { readonly texts: ReviewText }): JSX.Element => (
  <details class="numbers-help">
    <summary>{texts.help.heading}</summary>
    {texts.help.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
);

const Findings = ({ texts, review }: Props): JSX.Element => {
  const laid = useStagedRender(1);
  return (
    <>
      <Verdict texts={texts} review={review} />
      <h2>{texts.miners.heading}</h2>
      <MinersTable texts={texts} review={review} />
      <Part laid={laid} after={1}>
        <AccountTable texts={texts} review={review} />
        <Help texts={texts} />
      </Part>
    </>
  );
};

const LeftPage = ({ texts, review }: Props): JSX.Element => {
  const { charts: say } = texts;
  const isKnown = useComputed(() => review.judged.value.length > 0);
  const isComing = useComputed(() => ['beginning', 'running'].includes(review.stage.value.kind));
  return (
    <section class="book-page" aria-label={say.chances}>
      {(isKnown.value || isComing.value) && (
        <>
          <h2>
            {say.chances} <small>{say.bustNote}</small>
          </h2>
          {isKnown.value ? (
            <ChanceChart texts={texts} review={review} />
          ) : (
            <div class="chart chance-chart" />
          )}
        </>
      )}
      {review.moments.length > 0 && (
        <>
          <Scrubber texts={texts} review={review} />
          <h2>
            {say.growth} <small>{say.growthNote}</small>
          </h2>
          <Part laid={review.laid} after={3} before={<div class="chart growth-chart" />}>
            <GrowthChart texts={texts} review={review} />
          </Part>
        </>
      )}
      <ProgressNote texts={texts} review={review} />
      {review.analysis.value !== null && <Findings texts={texts} review={review} />}
    </section>
  );
};

/** What was rolled. As high as for the longest name, so that nothing below moves from roll to roll. */
const RolledHeading = ({ texts, review }: Props): JSX.Element => {
  const moment = review.moments[review.at.value];
  const { player } = namesIn(text(), review.source);
  const { moment: say } = texts;
  const last = review.moments.at(-1)?.turn ?? 0;
  return (
    <h2 class="rolled">
      <span>
        {moment === undefined
          ? say.begins
          : say.rolled(moment.turn, player(moment.seat), moment.roll)}
      </span>
      {seatsIn(review).map((seat) => (
        <i key={seat} data-room={say.rolled(last, player(seat), [6, 6, 6])} />
      ))}
    </h2>
  );
};

const RightPage = ({ texts, review }: Props): JSX.Element => {
  const hasRows = useComputed(() => review.rows.value > 0);
  return (
    <section class="book-page">
      <RolledHeading texts={texts} review={review} />
      <div class="moment">
        <div class="moment-board">
          <Part laid={review.laid} after={1} before={<div class="map-sheet" />}>
            <MomentBoard texts={texts} review={review} />
          </Part>
          {review.moments.length > 0 && <Stepper texts={texts} review={review} />}
        </div>
        <MomentNotes texts={texts} review={review} />
      </div>
      {review.moments.length > 0 && review.source.isOver && (
        <MomentShare texts={texts} review={review} />
      )}
      {hasRows.value && <RollsTable texts={texts} review={review} />}
    </section>
  );
};

/** The report as a book that lies open; on a phone its pages lie one below the other. */
export const Book = ({ texts, review }: Props): JSX.Element => (
  <div class="page review">
    <div class="table-top" aria-hidden="true" />
    <Head texts={texts} review={review} />
    <main id="main" tabIndex={-1}>
      <div class="book">
        <div class="book-pages">
          <LeftPage texts={texts} review={review} />
          <RightPage texts={texts} review={review} />
        </div>
      </div>
    </main>
  </div>
);

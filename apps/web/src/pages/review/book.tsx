import { supportsSimd } from '@claim-it/ai';
import { rematch } from '@claim-it/client/local';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { PlateButton, PlateLink, WoodButton } from '../../kit/controls/buttons.tsx';
import { PageHead } from '../../kit/frame/pageFrame.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import type { Page } from '../../kit/navigation/route.ts';
import { Part, useStagedRender } from '../../kit/render/stagedRender.tsx';
import { isPhone } from '../../kit/style/isWide.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import { text } from '../../kit/text/texts.ts';
import type { Source } from '../../parts/record/source.ts';
import { ChanceChart } from './charts/chanceChart.tsx';
import { GrowthChart } from './charts/growthChart.tsx';
import { RollBoard, RollNotes, RollShare } from './roll/rollView.tsx';
import { Scrubber, Stepper } from './roll/stepper.tsx';
import type { ReviewProps } from './state/reviewState.ts';
import { namesIn, seatsIn } from './state/reviewState.ts';
import { sayRest, sayResult, sayVerdict, shareReport } from './state/sentences.ts';
import { RollsTable } from './tables/rollsTable.tsx';
import { AccountTable, MinersTable } from './tables/seatTables.tsx';

/** The table where a game is played: on this device while it runs, on the server if the game came from there. */
const tableOf = ({ id, table, isOver }: Source): Page | null => {
  if (table !== null) return { kind: 'table', id: table };
  return id === null || isOver ? null : { kind: 'play', id };
};

const Head = (props: ReviewProps): JSX.Element => {
  const { head: say } = props.texts;
  const { source } = props.review;
  const said = useSignal<string | null>(null);
  const table = tableOf(source);
  const share = async (): Promise<void> => {
    said.value = await shareReport(props, null);
  };
  const playAgain = async (id: string): Promise<void> => {
    const dealt = await rematch(id);
    if (dealt.ok) goTo({ kind: 'play', id: dealt.value });
    else said.value = sayNotice(text(), dealt.reason);
  };
  return (
    <div class="report-head">
      <PageHead title={sayResult(props)} line={sayRest(props)} />
      <div class="button-row">
        {source.isOver && source.id !== null && (
          <PlateButton onPress={() => void playAgain(source.id ?? '')}>{say.again}</PlateButton>
        )}
        {source.isOver && <WoodButton onPress={() => void share()}>{say.share}</WoodButton>}
        {table !== null && <PlateLink to={table}>{say.table}</PlateLink>}
      </div>
      <p class="report-said if-said" role="status">
        {said.value}
      </p>
    </div>
  );
};

type Action = { readonly label: string; readonly act: () => void };

const actionFor = ({ texts: { progress: say }, review }: ReviewProps): Action | null => {
  switch (review.stage.value.kind) {
    case 'beginning':
    case 'running':
      return { label: say.cancel, act: review.cancel };
    case 'cancelled':
      return { label: say.goOn, act: review.begin };
    case 'failed':
      return supportsSimd() ? { label: text().table.trouble.retry, act: review.begin } : null;
    default:
      return null;
  }
};

/** How far the review is, and what can be done about it; nothing once it is there. */
const ProgressNote = (props: ReviewProps): JSX.Element => {
  const { texts, review } = props;
  const { progress: say } = texts;
  const stage = review.stage.value;
  const [done, all] = stage.kind === 'running' ? [stage.done, stage.all] : [0, 0];
  const action = actionFor(props);
  return (
    <div class="progress-note">
      {(stage.kind === 'beginning' || stage.kind === 'running') && (
        <>
          <p aria-hidden="true">{say.running(done, all === 0 ? review.rolls.length : all)}</p>
          <progress aria-label={say.label} value={done} max={Math.max(1, all)} />
        </>
      )}
      {stage.kind === 'cancelled' && <p role="alert">{say.cancelled}</p>}
      {stage.kind === 'failed' && <p role="alert">{sayUnanswered(say.failed)}</p>}
      {stage.kind === 'recordFaulty' && <p role="alert">{sayNotice(text(), stage)}</p>}
      {stage.kind === 'resting' && <p>{review.rolls.length === 0 ? say.empty : say.replayOnly}</p>}
      {/* One button for all: the focus stays on it. */}
      {action !== null && <WoodButton onPress={action.act}>{action.label}</WoodButton>}
      <p class="spoken-only" role="status">
        {stage.kind === 'done' ? say.ready : ''}
      </p>
    </div>
  );
};

const Findings = (props: ReviewProps): JSX.Element => {
  const { help, miners } = props.texts;
  const shownParts = useStagedRender(1);
  const [verdict, ...rest] = sayVerdict(props);
  return (
    <>
      {verdict !== undefined && (
        <p class="verdict">
          <b>{verdict}</b> {rest.join(' ')}
        </p>
      )}
      <h2>{miners.heading}</h2>
      <MinersTable {...props} />
      <Part shown={shownParts} after={1}>
        <AccountTable {...props} />
        <details class="numbers-help">
          <summary>{help.heading}</summary>
          {help.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </Part>
    </>
  );
};

const LeftPage = (props: ReviewProps): JSX.Element => {
  const { texts, review } = props;
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
          {isKnown.value ? <ChanceChart {...props} /> : <div class="chart chance-chart" />}
        </>
      )}
      {review.rolls.length > 0 && (
        <>
          <Scrubber {...props} />
          <h2>
            {say.growth} <small>{say.growthNote}</small>
          </h2>
          <Part shown={review.shownParts} after={3} before={<div class="chart growth-chart" />}>
            <GrowthChart {...props} />
          </Part>
        </>
      )}
      <ProgressNote {...props} />
      {review.analysis.value !== null && <Findings {...props} />}
    </section>
  );
};

/** What was rolled. As high as for the longest name, so that nothing below moves from roll to roll. */
const RolledHeading = ({ texts: { moment: say }, review }: ReviewProps): JSX.Element => {
  const roll = review.rolls[review.at.value];
  const { player } = namesIn(text(), review);
  const last = review.rolls.at(-1)?.turn ?? 0;
  return (
    <h2 class="rolled">
      <span>
        {roll === undefined ? say.begins : say.rolled(roll.turn, player(roll.seat), roll.roll)}
      </span>
      {seatsIn(review).map((seat) => (
        <i key={seat} data-room={say.rolled(last, player(seat), [6, 6, 6])} />
      ))}
    </h2>
  );
};

const RightPage = (props: ReviewProps): JSX.Element => {
  const { rolls, rows, shownParts, source } = props.review;
  const hasRows = useComputed(() => rows.value > 0);
  return (
    <section class="book-page">
      <RolledHeading {...props} />
      <div class="roll-view">
        <div class="roll-board small-map">
          <Part shown={shownParts} after={1} before={<div class="map-sheet" />}>
            <RollBoard {...props} />
          </Part>
          {rolls.length > 0 && <Stepper {...props} />}
        </div>
        <RollNotes {...props} />
      </div>
      {rolls.length > 0 && source.isOver && <RollShare {...props} />}
      {hasRows.value && <RollsTable {...props} />}
    </section>
  );
};

/** The report as an open book; on a phone its pages are one below the other. */
export const Book = (props: ReviewProps): JSX.Element => (
  <div class="page review">
    <div class="table-top" aria-hidden="true" />
    <Head {...props} />
    <main id="main" tabIndex={-1}>
      <div class="book">
        <div class="book-pages">
          {/* On a phone the board comes first, right above the charts that lead through the game. */}
          {isPhone.value && <RightPage key="right" {...props} />}
          <LeftPage key="left" {...props} />
          {!isPhone.value && <RightPage key="right" {...props} />}
        </div>
      </div>
    </main>
  </div>
);

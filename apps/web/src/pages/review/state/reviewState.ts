import type {
  Analysis,
  DecisionReview,
  JudgedRoll,
  RollReview,
  SeatFigures,
  Shares,
  Tenths,
} from '@claim-it/ai';
import { costliest, figuresOf, judgedRolls, lossesOf, slipAfter } from '@claim-it/ai';
import { afterPaint, countInFrames } from '@claim-it/board';
import type { AnalysisJob, ReviewNews } from '@claim-it/client/analysis';
import { startReview } from '@claim-it/client/analysis';
import type { Color, Seat } from '@claim-it/rules';
import { colorOf, seatsOf } from '@claim-it/rules';
import type { Names, ReviewText, WebCatalog } from '@claim-it/text';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import { into } from '../../../kit/controls/handlers.ts';
import type { RecordedRoll } from '../../../parts/record/rolls.ts';
import { rollsOf } from '../../../parts/record/rolls.ts';
import type { Source } from '../../../parts/record/source.ts';
import { namesAt } from '../../../table/model/seats.ts';

/** `resting` is a running game: no chances are shown. */
export type ReviewStage = ReviewNews | { readonly kind: 'resting' | 'beginning' | 'cancelled' };

/** A game being looked at. */
export type ReviewState = {
  readonly source: Source;
  readonly rolls: readonly RecordedRoll[];
  readonly stage: ReadonlySignal<ReviewStage>;
  /** As far as the review has come. */
  readonly judged: ReadonlySignal<readonly JudgedRoll[]>;
  /** What is known of the roll that is looked at; each changes only when it does. */
  readonly roll: ReadonlySignal<RollReview | null>;
  readonly decision: ReadonlySignal<DecisionReview | null>;
  readonly shares: ReadonlySignal<Shares | null>;
  readonly loss: ReadonlySignal<Tenths>;
  /** What every roll's choice gave away, as the page shows it. */
  readonly losses: ReadonlySignal<readonly Tenths[]>;
  readonly analysis: ReadonlySignal<Analysis | null>;
  readonly figures: ReadonlySignal<readonly SeatFigures[]>;
  /** The roll that is looked at, counted from 0. */
  readonly at: Signal<number>;
  readonly isPlaying: Signal<boolean>;
  /** How many parts of the book are drawn: one more after every paint. */
  readonly shownParts: ReadonlySignal<number>;
  /** How many rolls are listed: after everything else, some in every frame; a long list is not drawn again with every part. */
  readonly rows: ReadonlySignal<number>;
  /** In a running game: the first roll since the player's own last turn, counted from 0. */
  readonly since: number | null;
  readonly go: (to: number) => void;
  readonly goToSlip: () => void;
  /** Starts or resumes the review. */
  readonly begin: () => void;
  readonly cancel: () => void;
};

/** What every part of the report gets. */
export type ReviewProps = { readonly texts: ReviewText; readonly review: ReviewState };

export const namesIn = (words: Pick<WebCatalog, 'words'>, { source }: ReviewState): Names =>
  namesAt(words, source.setup);

export const colorAt = ({ source }: ReviewState, seat: Seat): Color =>
  colorOf(source.replay.start, seat);

export const seatsIn = ({ source }: ReviewState): readonly Seat[] => seatsOf(source.replay.start);

const judgedIn = (stage: ReviewStage): readonly JudgedRoll[] => {
  if (stage.kind === 'done') return judgedRolls(stage.analysis);
  return stage.kind === 'running' ? judgedRolls(stage) : [];
};

/** Map, markers on it, growth chart. */
const PARTS = 3;

/** Rows of a list that are drawn within one frame. */
const ROWS = 15;

/** Where to begin: at the roll of the address; in a running game at its last one; otherwise at the costliest choice once it is known. */
const firstAt = (rolls: readonly RecordedRoll[], step: number | null): number => {
  const last = Math.max(0, rolls.length - 1);
  return step === null ? last : Math.min(last, Math.max(0, step - 1));
};

/** What is known of the rolls, and of the one that is looked at. */
const knowledgeFrom = (stage: ReadonlySignal<ReviewStage>, at: ReadonlySignal<number>) => {
  const judged = computed(() => judgedIn(stage.value));
  const losses = computed(() => lossesOf(judged.value));
  const analysis = computed(() => (stage.value.kind === 'done' ? stage.value.analysis : null));
  return {
    judged,
    losses,
    analysis,
    roll: computed(() => judged.value[at.value]?.roll ?? null),
    decision: computed(() => judged.value[at.value]?.decision ?? null),
    shares: computed(() => judged.value[at.value]?.shares ?? null),
    loss: computed(() => losses.value[at.value] ?? 0),
    figures: computed(() => (analysis.value === null ? [] : figuresOf(analysis.value))),
  };
};

export const createReview = (source: Source, step: number | null): ReviewState => {
  const rolls = rollsOf(source.replay);
  const canReview = source.isOver && rolls.length > 0;
  const stage = signal<ReviewStage>({ kind: canReview ? 'beginning' : 'resting' });
  const at = signal(firstAt(rolls, step));
  const shownParts = signal(0);
  const rows = signal(0);
  let isUntouched = step === null;
  let job: AnalysisJob | null = null;
  let stopListing = (): void => {};
  const known = knowledgeFrom(stage, at);
  const go = (to: number): void => {
    isUntouched = false;
    at.value = Math.min(rolls.length - 1, Math.max(0, to));
  };
  const list = (): void => {
    stopListing = countInFrames({ from: 0, to: rolls.length, by: ROWS }, into(rows));
  };
  const examine = (): void => {
    job = startReview(source.record, (news) => {
      stage.value = news;
      if (news.kind === 'running') return;
      stopListing = afterPaint(() => {
        const worst = costliest(known.judged.peek());
        if (isUntouched && worst >= 0) go(worst);
        isUntouched = false;
        list();
      });
    });
  };
  /** Only when the book is drawn: on two processors the worker takes the time that the first drawing needs. */
  const goOn = (): void => {
    stopListing();
    if (stage.peek().kind === 'beginning') examine();
    else list();
  };
  return {
    source,
    rolls,
    stage,
    ...known,
    at,
    isPlaying: signal(false),
    shownParts,
    rows,
    go,
    since: canReview || step === null ? null : firstAt(rolls, step),
    goToSlip: () => {
      const slip = slipAfter(known.judged.peek(), at.peek());
      if (slip >= 0) go(slip);
    },
    begin: () => {
      const isDrawing = shownParts.peek() < PARTS && stage.peek().kind === 'cancelled';
      rows.value = 0;
      if (canReview) stage.value = { kind: 'beginning' };
      if (shownParts.peek() === PARTS) goOn();
      else if (!isDrawing)
        countInFrames({ from: 0, to: PARTS, by: 1 }, (count) => {
          shownParts.value = count;
          if (count === PARTS) goOn();
        });
    },
    cancel: () => {
      job?.cancel();
      if (stage.peek().kind === 'done' || !canReview) return;
      stage.value = { kind: 'cancelled' };
      if (shownParts.peek() === PARTS) goOn();
    },
  };
};

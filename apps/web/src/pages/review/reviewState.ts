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
import type { Job, ReviewNews } from '@claim-it/client/analysis';
import { startReview } from '@claim-it/client/analysis';
import type { Color, Seat } from '@claim-it/rules';
import type { Names, WebCatalog } from '@claim-it/text';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Moment } from '../../parts/record/moments.ts';
import { momentsOf } from '../../parts/record/moments.ts';
import type { Source } from '../../parts/record/source.ts';
import { namesAt } from '../../table/model/seats.ts';

/** `resting` is a game that runs still: nobody is told chances. */
export type ReviewStage = ReviewNews | { readonly kind: 'resting' | 'beginning' | 'cancelled' };

/** A game being looked at. */
export type ReviewState = {
  readonly source: Source;
  readonly moments: readonly Moment[];
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
  /** How many parts of the book are there: one more after every paint. */
  readonly laid: ReadonlySignal<number>;
  /** How many rolls are listed: once everything else is there, and some in every frame; long lists need not be drawn with every part. */
  readonly rows: ReadonlySignal<number>;
  /** In a game that runs: the first roll since one's own last turn, counted from 0. */
  readonly since: number | null;
  readonly go: (to: number) => void;
  readonly goToSlip: () => void;
  /** Begins or goes on with the review. */
  readonly begin: () => void;
  readonly cancel: () => void;
};

export const namesIn = (words: Pick<WebCatalog, 'words'>, { setup }: Source): Names =>
  namesAt(words, setup);

export const colorsOf = ({ source }: ReviewState): readonly Color[] =>
  source.replay.record.setup.colors;

export const seatsIn = ({ source }: ReviewState): readonly Seat[] =>
  source.replay.record.setup.colors.map((_, seat) => seat as Seat);

const judgedIn = (stage: ReviewStage): readonly JudgedRoll[] => {
  if (stage.kind === 'done') return judgedRolls(stage.analysis);
  return stage.kind === 'running' ? judgedRolls(stage) : [];
};

/** Map, markers on it, growth chart. */
const PARTS = 3;

/** Rows of a list that are drawn within one frame. */
const ROWS = 15;

/** Where to begin: the step of the address; of a game that runs, its last roll; otherwise the costliest choice once it is known. */
const firstAt = (moments: readonly Moment[], step: number | null): number => {
  const last = Math.max(0, moments.length - 1);
  return step === null ? last : Math.min(last, Math.max(0, step - 1));
};

export const createReview = (source: Source, step: number | null): ReviewState => {
  const moments = momentsOf(source.replay);
  const canReview = source.isOver && moments.length > 0;
  const stage = signal<ReviewStage>({ kind: canReview ? 'beginning' : 'resting' });
  const at = signal(firstAt(moments, step));
  const isPlaying = signal(false);
  const laid = signal(0);
  const rows = signal(0);
  let isUntouched = step === null;
  let job: Job | null = null;
  const judged = computed(() => judgedIn(stage.value));
  const losses = computed(() => lossesOf(judged.value));
  const analysis = computed(() => (stage.value.kind === 'done' ? stage.value.analysis : null));
  const go = (to: number): void => {
    isUntouched = false;
    at.value = Math.min(moments.length - 1, Math.max(0, to));
  };
  const showCostliest = (): void => {
    const worst = costliest(judged.peek());
    if (isUntouched && worst >= 0) at.value = worst;
    isUntouched = false;
  };
  let stopListing = (): void => {};
  const list = (): void => {
    stopListing = countInFrames({ from: 0, to: moments.length, by: ROWS }, (count) => {
      rows.value = count;
    });
  };
  const examine = (): void => {
    job = startReview(source.record, (news) => {
      stage.value = news;
      if (news.kind === 'running') return;
      stopListing = afterPaint(() => {
        showCostliest();
        list();
      });
    });
  };
  /** Only when the book lies there: on two processors the worker takes the time that the first drawing wants. */
  const goOn = (): void => {
    stopListing();
    if (stage.peek().kind === 'beginning') examine();
    else list();
  };
  return {
    ...{ source, moments, stage, judged, losses, analysis, at, isPlaying, go },
    ...{ laid, rows },
    since: canReview || step === null ? null : firstAt(moments, step),
    roll: computed(() => judged.value[at.value]?.roll ?? null),
    decision: computed(() => judged.value[at.value]?.decision ?? null),
    shares: computed(() => judged.value[at.value]?.shares ?? null),
    loss: computed(() => losses.value[at.value] ?? 0),
    figures: computed(() => (analysis.value === null ? [] : figuresOf(analysis.value))),
    goToSlip: () => {
      const slip = slipAfter(judged.peek(), at.peek());
      if (slip >= 0) go(slip);
    },
    begin: () => {
      const isLaying = laid.peek() < PARTS && stage.peek().kind === 'cancelled';
      rows.value = 0;
      if (canReview) stage.value = { kind: 'beginning' };
      if (laid.peek() === PARTS) goOn();
      else if (!isLaying)
        countInFrames({ from: 0, to: PARTS, by: 1 }, (count) => {
          laid.value = count;
          if (count === PARTS) goOn();
        });
    },
    cancel: () => {
      job?.cancel();
      if (stage.peek().kind === 'done' || !canReview) return;
      stage.value = { kind: 'cancelled' };
      if (laid.peek() === PARTS) goOn();
    },
  };
};

import type { Browser, Page } from '@playwright/test';

/** What the compositor did while something moved. */
export type Drawn = {
  readonly fps: number;
  /** The share of frames that were begun and never drawn. */
  readonly lost: number;
  /** Seconds in which something moved. */
  readonly seconds: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly data?: { readonly state?: string };
    readonly hasPartialUpdate?: boolean;
  };
};

type Span = readonly [from: number, to: number];

const CATEGORIES = ['blink.animations', 'disabled-by-default-devtools.timeline.frame'];

/** When each animation of the page ran. */
const runsOf = (events: readonly TraceEvent[], end: number): readonly Span[] => {
  const begun = new Map<string, number>();
  const spans: Span[] = [];
  for (const { name, ph, ts, id2, args } of events) {
    if (name !== 'Animation') continue;
    const id = id2?.local ?? '';
    const state = args?.data?.state;
    const from = begun.get(id);
    const hasEnded = ph === 'e' || (state !== undefined && state !== 'running');
    if (state === 'running' && from === undefined) begun.set(id, ts);
    if (!hasEnded || from === undefined) continue;
    spans.push([from, ts]);
    begun.delete(id);
  }
  return [...spans, ...[...begun.values()].map((from): Span => [from, end])];
};

/** The same time told without overlaps. */
const union = (spans: readonly Span[]): readonly Span[] => {
  const merged: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
};

/** Counts the frames that were drawn while anything moved, as the browser's own trace tells them. */
export const drawnDuring = async (
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<Drawn> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const frames = events.filter(({ name }) => name === 'DrawFrame');
  const lost = events.filter(
    ({ name, args }) => name === 'DroppedFrame' && args?.hasPartialUpdate !== true,
  ).length;
  const [first = 0, last = 0] = [frames[0]?.ts, frames.at(-1)?.ts];
  const runs = runsOf(events, last);
  // What moved before the trace began is not told in it: then everything is movement.
  const spans = runs.length > 0 ? union(runs) : ([[first, last]] as const);
  const moving = spans.reduce((sum, [from, to]) => sum + to - from, 0) / 1e6;
  const isMoving = (ts: number): boolean => spans.some(([from, to]) => ts >= from && ts < to);
  const drawn = frames.filter(({ ts }) => isMoving(ts)).length;
  return { fps: drawn / moving, lost: lost / (lost + frames.length), seconds: moving };
};

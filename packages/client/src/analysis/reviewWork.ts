import type { Brain, Shares, StepReview } from '@claim-it/ai';
import { analysing } from '@claim-it/ai';
import type { Replay } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import type { ReviewPart } from './requests.ts';
import type { Pieces } from './work.ts';

/** Frequent enough to see progress, rare enough to cost nothing. */
const PART_EVERY_MS = 200;

/** The bookings since the last part was sent. */
type Booked = { from: number; steps: StepReview[]; line: Shares[]; start: Shares | null };

const partOf = (booked: Booked, done: number, all: number): ReviewPart | null => {
  const { from, steps, line, start } = booked;
  if (start === null || steps.length === 0) return null;
  booked.from += steps.length;
  booked.steps = [];
  booked.line = [];
  return { done, all, from, steps, line, start };
};

/** Analyses a whole game, and reports parts on the way. */
export function* reviewWork(replay: Replay, brain: Brain, now: () => number): Pieces {
  const booked: Booked = { from: 0, steps: [], line: [], start: null };
  const work = analysing(replay, brain, 'lookAhead', (step, before, after) => {
    booked.start ??= before;
    booked.steps.push(step);
    booked.line.push(after);
  });
  let sentAt = Number.NEGATIVE_INFINITY;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      invariant(step.value.ok, 'the network was chosen for this game');
      return { kind: 'reviewed', analysis: step.value.value };
    }
    const isDue = now() - sentAt >= PART_EVERY_MS;
    const part = isDue ? partOf(booked, step.value, replay.steps.length) : null;
    if (part !== null) sentAt = now();
    yield part === null ? null : { kind: 'reviewing', ...part };
  }
}

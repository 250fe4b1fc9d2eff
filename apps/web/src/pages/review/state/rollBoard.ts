import type { CandidateReview, DecisionReview } from '@claim-it/ai';
import type { BoardModel, SpaceModel } from '@claim-it/board';
import type { Space } from '@claim-it/rules';
import type { ReviewText, WebCatalog } from '@claim-it/text';
import { sayChoice } from '@claim-it/text/say';
import type { RecordedRoll } from '../../../parts/record/rolls.ts';
import { boardModel } from '../../../table/board/boardModel.ts';
import type { ReviewState } from './reviewState.ts';
import { namesIn } from './reviewState.ts';

/** A choice that is shown on its space, with the chance that it leaves. */
export type ChoiceMark = {
  readonly space: Space;
  readonly kind: 'best' | 'played' | 'other';
  readonly candidate: CandidateReview;
  readonly share: number;
  /** The best choice is on the same space. */
  readonly isAbove: boolean;
};

/** The best choice, the played one and the best on every other space; two on one space where the best and the played one differ only in the next step. */
export const marksOf = (decision: DecisionReview): readonly ChoiceMark[] => {
  const { candidates, played, seat } = decision;
  const chosen = candidates[played];
  const marks: ChoiceMark[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { space } = candidate.placement;
    const isTaken = marks.some((mark) => mark.space === space);
    const isLeft = index !== 0 && space === chosen?.placement.space;
    if (index !== played && (isTaken || isLeft)) continue;
    const kind = index === 0 ? 'best' : index === played ? 'played' : 'other';
    const share = candidate.shares[seat] ?? 0;
    marks.push({ space, kind, candidate, share, isAbove: isTaken });
  }
  return marks;
};

const withCandidates = (
  model: BoardModel,
  decision: DecisionReview,
  texts: ReviewText,
  catalog: WebCatalog,
): BoardModel => {
  const [best] = decision.candidates;
  if (best === undefined) return model;
  const spaces: Record<Space, SpaceModel> = { ...model.spaces };
  for (const { space, candidate, share } of marksOf(decision)) {
    const chance = texts.numbers.percent(share);
    const told = texts.moment.candidate(sayChoice(catalog, candidate), chance);
    spaces[space] = { ...spaces[space], label: `${spaces[space].label}. ${told}` };
  }
  const { space: at, stake } = best.placement;
  const { holds } = spaces[at];
  if (decision.candidates[decision.played]?.placement.space === at) {
    spaces[at] = { ...spaces[at], look: 'chosen' };
    return { ...model, spaces, blooms: [] };
  }
  // The best marker is a ghost where it would have been placed.
  const squatterBelow = holds.stake?.kind === 'squatter' ? holds.stake.number : null;
  const ghost = { base: holds.base, stake, isGhost: true, squatterBelow };
  spaces[at] = { ...spaces[at], look: 'lit', holds: ghost };
  return { ...model, spaces, blooms: [{ space: at, order: 0 }] };
};

/** The board at a roll, with what could have been done drawn on it. */
export const rollBoard = (
  catalog: WebCatalog,
  texts: ReviewText,
  review: ReviewState,
  roll: RecordedRoll | undefined,
  decision: DecisionReview | null,
): BoardModel => {
  const { replay } = review.source;
  const isEnd = roll !== undefined && roll === review.rolls.at(-1);
  const { phase } = replay.end.turn;
  const model = boardModel(catalog.spaces, {
    game: roll?.shown ?? replay.start,
    names: namesIn(catalog, review),
    you: null,
    isOpen: false,
    keys: null,
    mineOf: isEnd && phase.kind === 'over' ? (phase.winners[0] ?? null) : null,
  });
  return decision === null ? model : withCandidates(model, decision, texts, catalog);
};

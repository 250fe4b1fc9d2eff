import type { CandidateReview, DecisionReview } from '@claim-it/ai';
import type { Seat, Space } from '@claim-it/rules';
import type { ReviewText, WebCatalog } from '@claim-it/text';
import { sayChoice } from '@claim-it/text/say';
import type { Holds } from '../art/stack.ts';
import type { BoardModel, SpaceModel } from '../board/model.ts';
import { boardModel } from '../table/boardModel.ts';
import type { Moment } from './moments.ts';
import type { ReviewState } from './reviewState.ts';
import { namesIn } from './reviewState.ts';

/** A space where the roll could have been placed, and the best chance that this leaves. */
export type Mark = {
  readonly space: Space;
  readonly kind: 'best' | 'played' | 'other';
  readonly share: number;
};

/** One mark for each space; the better of rolling on and taking counts. */
export const marksOf = (decision: DecisionReview): readonly Mark[] => {
  const { candidates, played, seat } = decision;
  const spaces = [...new Set(candidates.map(({ placement }) => placement.space))];
  const best = candidates[0]?.placement.space;
  const chosen = candidates[played]?.placement.space;
  return spaces.map((space) => {
    const first = candidates.find(({ placement }) => placement.space === space);
    const kind = space === best ? 'best' : space === chosen ? 'played' : 'other';
    return { space, kind, share: first?.shares[seat] ?? 0 };
  });
};

/** The best marker as a ghost where it would have landed, unless it was played there. */
const ghostOn = (holds: Holds, best: CandidateReview): Holds => ({
  base: holds.base,
  stake: best.placement.stake,
  isGhost: true,
  squatterBelow: holds.stake?.kind === 'squatter' ? holds.stake.number : null,
});

type Words = Pick<WebCatalog, 'words' | 'coach'>;

const labelled = (
  { label }: SpaceModel,
  texts: ReviewText,
  words: Words,
  candidate: CandidateReview,
  seat: Seat,
): string => {
  const chance = texts.numbers.percent(candidate.shares[seat] ?? 0);
  return `${label}. ${texts.moment.candidate(sayChoice(words, candidate), chance)}`;
};

const withCandidates = (
  model: BoardModel,
  decision: DecisionReview,
  texts: ReviewText,
  words: Words,
): BoardModel => {
  const [best] = decision.candidates;
  if (best === undefined) return model;
  const played = decision.candidates[decision.played]?.placement.space;
  const spaces: Record<Space, SpaceModel> = { ...model.spaces };
  for (const { space } of marksOf(decision)) {
    const candidate = decision.candidates.find(({ placement }) => placement.space === space);
    if (candidate === undefined) continue;
    const label = labelled(spaces[space], texts, words, candidate, decision.seat);
    spaces[space] = { ...spaces[space], label };
  }
  const at = best.placement.space;
  const held = spaces[at];
  const isPlayedThere = at === played;
  spaces[at] = {
    ...held,
    look: isPlayedThere ? 'chosen' : 'lit',
    holds: isPlayedThere ? held.holds : ghostOn(held.holds, best),
  };
  return { ...model, spaces, blooms: isPlayedThere ? [] : [{ space: at, order: 0 }] };
};

/** The board at a roll, with what could have been done drawn on it. */
export const momentBoard = (
  catalog: WebCatalog,
  texts: ReviewText,
  review: ReviewState,
  moment: Moment | undefined,
  decision: DecisionReview | null,
): BoardModel => {
  const { replay } = review.source;
  const isEnd = moment !== undefined && moment === review.moments.at(-1);
  const { phase } = replay.end.turn;
  const game = moment?.shown ?? replay.start;
  const model = boardModel(catalog.spaces, {
    ...{ game, names: namesIn(catalog, review.source), you: null, isOpen: false, keys: null },
    mineOf: isEnd && phase.kind === 'over' ? (phase.winners[0] ?? null) : null,
  });
  return decision === null ? model : withCandidates(model, decision, texts, catalog);
};

import type { CandidateReview, DecisionReview } from '@claim-it/ai';
import type { BoardModel, Holds, SpaceModel } from '@claim-it/board';
import type { Space } from '@claim-it/rules';
import type { ReviewText, WebCatalog } from '@claim-it/text';
import { sayChoice } from '@claim-it/text/say';
import type { Moment } from '../../parts/record/moments.ts';
import { boardModel } from '../../table/board/boardModel.ts';
import type { ReviewState } from './reviewState.ts';
import { namesIn } from './reviewState.ts';

/** A choice that is shown on its space, with the chance that it leaves. */
export type Mark = {
  readonly space: Space;
  readonly kind: 'best' | 'played' | 'other';
  readonly candidate: CandidateReview;
  readonly share: number;
  /** The best choice lies on the same space. */
  readonly isAbove: boolean;
};

/** The best choice, the played one and the best on every other space; two on one space where the best and the played one differ only in what follows. */
export const marksOf = (decision: DecisionReview): readonly Mark[] => {
  const { candidates, played, seat } = decision;
  const chosen = candidates[played];
  const marks: Mark[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { space } = candidate.placement;
    const isTaken = marks.some((mark) => mark.space === space);
    const isLeft = index !== 0 && space === chosen?.placement.space;
    if (index !== played && (isTaken || isLeft)) continue;
    const kind = index === 0 ? 'best' : index === played ? 'played' : 'other';
    const share = candidate.shares[seat] ?? 0;
    marks.push({ ...{ space, kind, candidate, share }, isAbove: isTaken });
  }
  return marks;
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
  { candidate, share }: Mark,
): string => {
  const chance = texts.numbers.percent(share);
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
  for (const mark of marksOf(decision)) {
    const held = spaces[mark.space];
    spaces[mark.space] = { ...held, label: labelled(held, texts, words, mark) };
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

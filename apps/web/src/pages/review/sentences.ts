import type { CandidateReview } from '@claim-it/ai';
import { verdictOf } from '@claim-it/ai';
import { standingOf } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import { listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';
import type { ReviewState } from './reviewState.ts';
import { namesIn, seatsIn } from './reviewState.ts';

/** "Josie wins with a mine of 9" */
export const sayResult = ({ head }: ReviewText, { source }: ReviewState): string => {
  const { end, record } = source.replay;
  const { player } = namesIn(text(), source);
  const [first, ...others] = record.winners ?? [];
  if (first === undefined) return head.unfinished;
  if (others.length > 0) return head.shareWin(listed([first, ...others].map(player)));
  if (end.departed.length + 1 === end.setup.colors.length) return head.winsAlone(player(first));
  return head.wins(player(first), standingOf(end.board, first).group);
};

/** "Amos 8, Lottie 6. 34 turns, 135 rolls." */
export const sayRest = ({ head }: ReviewText, review: ReviewState): string => {
  const { end, record } = review.source.replay;
  const { player } = namesIn(text(), review.source);
  const others = seatsIn(review)
    .filter((seat) => !(record.winners ?? []).includes(seat))
    .map((seat) => `${player(seat)} ${standingOf(end.board, seat).group}`);
  const counts = head.counts(review.moments.at(-1)?.turn ?? 0, review.moments.length);
  return others.length === 0 ? counts : `${head.others(others)} ${counts}`;
};

/** Luck or skill, in words and numbers; empty while it is not known. */
export const sayVerdict = (texts: ReviewText, review: ReviewState): readonly string[] => {
  const verdict = verdictOf(review.figures.value, review.source.replay.record.winners);
  if (verdict === null) return [];
  const { verdict: say, numbers } = texts;
  const { player } = namesIn(text(), review.source);
  const { winners, luck, decisions, departures, ahead, adjusted } = verdict;
  const names = listed(winners.map(player));
  const without = winners.includes(ahead) ? say.same : say.other;
  return [
    say[verdict.kind],
    say.brought(names, numbers.signed(luck), numbers.signed(decisions)),
    ...(departures === 0 ? [] : [say.departures(numbers.signed(departures))]),
    without(player(ahead), numbers.points(adjusted)),
  ];
};

/** "claim 6,6, take" */
export const sayShort = (
  { rolls }: ReviewText,
  {
    placement,
    then,
  }: Pick<CandidateReview, 'placement'> & {
    readonly then: CandidateReview['then'] | null;
  },
): string => rolls.choice(placement.stake, placement.space, then);

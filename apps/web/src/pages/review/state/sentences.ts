import type { CandidateReview } from '@claim-it/ai';
import { shownShares, verdictOf } from '@claim-it/ai';
import { shareHash } from '@claim-it/client/model';
import { standingOf } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import { shareOut } from '../../../kit/controls/share.ts';
import { addressOf } from '../../../kit/navigation/navigation.ts';
import { formatFragment } from '../../../kit/navigation/reviewFragment.ts';
import { listed } from '../../../kit/text/listing.ts';
import { text } from '../../../kit/text/texts.ts';
import type { ReviewProps } from './reviewState.ts';
import { namesIn, seatsIn } from './reviewState.ts';

/** "Josie wins with a mine of 9 spaces" */
export const sayResult = ({ texts: { head }, review }: ReviewProps): string => {
  const { end, record } = review.source.replay;
  const { player } = namesIn(text(), review);
  const [first, ...others] = record.winners ?? [];
  if (first === undefined) return head.unfinished;
  if (others.length > 0) return head.shareWin(listed([first, ...others].map(player)));
  if (end.departed.length + 1 === end.setup.colors.length) return head.winsAlone(player(first));
  return head.wins(player(first), standingOf(end.board, first).group);
};

/** "Amos 8, Lottie 6. 34 turns, 135 rolls." */
export const sayRest = ({ texts: { head }, review }: ReviewProps): string => {
  const { end, record } = review.source.replay;
  const { player } = namesIn(text(), review);
  const others = seatsIn(review)
    .filter((seat) => !(record.winners ?? []).includes(seat))
    .map((seat) => `${player(seat)} ${standingOf(end.board, seat).group}`);
  const counts = head.counts(review.rolls.at(-1)?.turn ?? 0, review.rolls.length);
  return others.length === 0 ? counts : `${head.others(others)} ${counts}`;
};

/** Luck or skill, in words and numbers; empty while it is not known. */
export const sayVerdict = ({ texts, review }: ReviewProps): readonly string[] => {
  const verdict = verdictOf(review.figures.value, review.source.replay.record.winners);
  if (verdict === null) return [];
  const { verdict: say, numbers } = texts;
  const { player } = namesIn(text(), review);
  const { winners, luck, decisions, absences, ahead, adjusted } = verdict;
  const names = listed(winners.map(player));
  const without = winners.includes(ahead) ? say.same : say.other;
  return [
    say[verdict.kind],
    say.brought(names, numbers.signed(luck), numbers.signed(decisions)),
    ...(absences === 0 ? [] : [say.absences(numbers.signed(absences))]),
    without(player(ahead), numbers.points(adjusted)),
  ];
};

/** The roll that is looked at in one sentence, with the chances of all players where they are known. */
export const sayRoll = ({ texts, review }: ReviewProps): string => {
  const roll = review.rolls[review.at.value];
  if (roll === undefined) return texts.moment.begins;
  const { player } = namesIn(text(), review);
  const said = texts.moment.rolled(roll.turn, player(roll.seat), roll.roll);
  const shares = review.shares.value;
  if (shares === null) return `${said}.`;
  const shown = shownShares(shares, 0);
  const chances = seatsIn(review).map(
    (seat) => `${player(seat)} ${texts.numbers.percent(shown[seat] ?? 0)}`,
  );
  return `${said}. ${chances.join(', ')}.`;
};

/** "claim 6,6, take" */
export const sayShort = ({ rolls }: ReviewText, { placement, then }: CandidateReview): string =>
  rolls.choice(placement.stake, placement.space, then);

/** Shares a link to the report with the game inside, optionally at one of its rolls; returns the message to show. */
export const shareReport = async (
  { texts, review }: ReviewProps,
  step: number | null,
): Promise<string | null> => {
  const game = await shareHash(review.source.record);
  const address = addressOf({ kind: 'review', id: null });
  const url = `${location.origin}${address}${formatFragment({ game, step, table: null })}`;
  const { linkCopied, cannotCopy } = text().table.menu;
  const said = { shared: null, copied: linkCopied, refused: cannotCopy };
  return said[await shareOut({ title: sayResult({ texts, review }), url })];
};

import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';
import type { ReviewState } from './reviewState.ts';
import { namesIn, seatsIn } from './reviewState.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

/** What is looked at, in one sentence, with everybody's chances where they are known. */
export const sayMoment = ({ texts, review }: Props): string => {
  const at = review.at.value;
  const moment = review.moments[at];
  if (moment === undefined) return texts.moment.begins;
  const { player } = namesIn(text(), review.source);
  const said = texts.moment.rolled(moment.turn, player(moment.seat), moment.roll);
  const shares = review.shares.value;
  if (shares === null) return `${said}.`;
  const chances = seatsIn(review).map(
    (seat) => `${player(seat)} ${texts.numbers.percent(shares[seat] ?? 0)}`,
  );
  return `${said}. ${chances.join(', ')}.`;
};

/** Slides through all rolls; the same as a tap on the lines. */
export const Scrubber = ({ texts, review }: Props): JSX.Element => {
  const id = useId();
  return (
    <div class="scrubber">
      <label for={id} class="spoken-only">
        {texts.charts.scrubber}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={review.moments.length}
        value={review.at.value + 1}
        aria-valuetext={sayMoment({ texts, review })}
        onInput={({ currentTarget }) => review.go(Number(currentTarget.value) - 1)}
      />
    </div>
  );
};

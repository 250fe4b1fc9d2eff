import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { RoundButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { into } from '../../../kit/controls/handlers.ts';
import { Select } from '../../../kit/controls/select.tsx';
import { text } from '../../../kit/text/texts.ts';
import type { Speed } from '../state/playback.ts';
import { SPEEDS, speed, switchPlayback } from '../state/playback.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { sayRoll } from '../state/sentences.ts';

/** Slides through all rolls; the same as a tap on the lines. */
export const Scrubber = (props: ReviewProps): JSX.Element => {
  const { texts, review } = props;
  const id = useId();
  return (
    <div class="scrubber">
      <label for={id} class="spoken-only">
        {texts.charts.scrubber}
      </label>
      <input
        id={id}
        type="range"
        class="slider-rail"
        style={{ '--filled': `${(review.at.value / Math.max(1, review.rolls.length - 1)) * 100}%` }}
        min={1}
        max={review.rolls.length}
        value={review.at.value + 1}
        aria-valuetext={sayRoll(props)}
        onInput={({ currentTarget }) => review.go(Number(currentTarget.value) - 1)}
      />
    </div>
  );
};

/** Steps through the game roll by roll, or plays it automatically. */
export const Stepper = ({ texts, review }: ReviewProps): JSX.Element => {
  const { steps: say } = texts;
  const id = useId();
  const at = review.at.value;
  const last = review.rolls.length - 1;
  const isPlaying = review.isPlaying.value;
  const go = (to: number) => (): void => {
    review.isPlaying.value = false;
    review.go(to);
  };
  const goToSlip = (): void => {
    review.isPlaying.value = false;
    review.goToSlip();
  };
  /** Replays the others' turns since the player's own last turn. */
  const playSince = (): void => {
    review.go(review.since ?? 0);
    review.isPlaying.value = true;
  };
  return (
    <fieldset class="steps in-row">
      <legend class="spoken-only">{say.label}</legend>
      <RoundButton icon="first" label={say.first} aria-disabled={at <= 0} onClick={go(0)} />
      <RoundButton icon="back" label={say.previous} aria-disabled={at <= 0} onClick={go(at - 1)} />
      <RoundButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? say.pause : say.play}
        aria-disabled={last < 1}
        onClick={() => switchPlayback(review)}
      />
      <RoundButton
        icon="forward"
        label={say.next}
        aria-disabled={at >= last}
        onClick={go(at + 1)}
      />
      <RoundButton icon="last" label={say.last} aria-disabled={at >= last} onClick={go(last)} />
      {review.judged.value.length > 0 && <WoodButton onPress={goToSlip}>{say.slip}</WoodButton>}
      {review.since !== null && (
        <WoodButton onPress={playSince}>{text().table.notes.recap}</WoodButton>
      )}
      <p class="speed bone-field in-row">
        <label for={id}>{say.speed}</label>
        <Select
          id={id}
          value={speed.value}
          options={(Object.keys(SPEEDS) as readonly Speed[]).map((one) => [one, say.speeds[one]])}
          onPick={into(speed)}
        />
      </p>
    </fieldset>
  );
};

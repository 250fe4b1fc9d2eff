import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { WoodButton } from '../../../kit/controls/buttons.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import type { Speed } from '../state/playback.ts';
import { SPEEDS, speed, switchPlayback } from '../state/playback.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { sayRoll } from '../state/sentences.ts';

/** Drawn on a grid of 24, like the icons. */
const SIGNS = {
  first: 'M6.5 5v14M18 5l-7 7 7 7',
  previous: 'M14.5 5 8 12l6.5 7',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  next: 'M9.5 5l6.5 7-6.5 7',
  last: 'M17.5 5v14M6 5l7 7-7 7',
} as const;

type ButtonProps = {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

const StepButton = ({ sign, label, isOff, onPress }: ButtonProps): JSX.Element => (
  <button type="button" class="round-button" aria-disabled={isOff} onClick={onPress}>
    <svg class="art icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[sign]} />
    </svg>
    <span class="spoken-only">{label}</span>
  </button>
);

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
        min={1}
        max={review.rolls.length}
        value={review.at.value + 1}
        aria-valuetext={sayRoll(props)}
        onInput={({ currentTarget }) => review.go(Number(currentTarget.value) - 1)}
      />
    </div>
  );
};

/** Through the game roll by roll, or by itself. */
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
  /** Plays back what the others did since one's own last turn. */
  const playSince = (): void => {
    review.go(review.since ?? 0);
    review.isPlaying.value = true;
  };
  return (
    <fieldset class="steps bare in-row">
      <legend class="spoken-only">{say.label}</legend>
      <StepButton sign="first" label={say.first} isOff={at <= 0} onPress={go(0)} />
      <StepButton sign="previous" label={say.previous} isOff={at <= 0} onPress={go(at - 1)} />
      <StepButton
        sign={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? say.pause : say.play}
        isOff={last < 1}
        onPress={() => switchPlayback(review)}
      />
      <StepButton sign="next" label={say.next} isOff={at >= last} onPress={go(at + 1)} />
      <StepButton sign="last" label={say.last} isOff={at >= last} onPress={go(last)} />
      {review.judged.value.length > 0 && <WoodButton onPress={goToSlip}>{say.slip}</WoodButton>}
      {review.since !== null && <WoodButton onPress={playSince}>{say.since}</WoodButton>}
      <p class="speed in-row">
        <label for={id}>{say.speed}</label>
        <Select
          id={id}
          value={speed.value}
          options={(Object.keys(SPEEDS) as readonly Speed[]).map((one) => [one, say.speeds[one]])}
          onPick={(one) => {
            speed.value = one;
          }}
        />
      </p>
    </fieldset>
  );
};

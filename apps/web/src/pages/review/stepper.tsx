import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import type { Speed } from './playback.ts';
import { SPEEDS, speed, switchPlayback } from './playback.ts';
import type { ReviewState } from './reviewState.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

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

const Speeds = ({ texts }: { readonly texts: ReviewText }): JSX.Element => (
  <label class="speed">
    <span>{texts.steps.speed}</span>
    <select
      value={speed.value}
      onChange={({ currentTarget }) => {
        speed.value = currentTarget.value as Speed;
      }}
    >
      {(Object.keys(SPEEDS) as readonly Speed[]).map((one) => (
        <option key={one} value={one}>
          {texts.steps.speeds[one]}
        </option>
      ))}
    </select>
  </label>
);

/** Plays back what the others did; after days nobody remembers. */
const Since = ({ texts, review, since }: Props & { readonly since: number }): JSX.Element => (
  <button
    type="button"
    class="wood-button"
    onClick={() => {
      review.go(since);
      review.isPlaying.value = true;
    }}
  >
    {texts.steps.since}
  </button>
);

/** Through the game roll by roll, or by itself. */
export const Stepper = ({ texts, review }: Props): JSX.Element => {
  const { steps: say } = texts;
  const at = review.at.value;
  const last = review.moments.length - 1;
  const isPlaying = review.isPlaying.value;
  const go = (to: number) => (): void => {
    review.isPlaying.value = false;
    review.go(to);
  };
  return (
    <fieldset class="steps">
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
      {review.judged.value.length > 0 && (
        <button
          type="button"
          class="wood-button"
          onClick={() => {
            review.isPlaying.value = false;
            review.goToSlip();
          }}
        >
          {say.slip}
        </button>
      )}
      {review.since !== null && <Since texts={texts} review={review} since={review.since} />}
      <Speeds texts={texts} />
    </fieldset>
  );
};

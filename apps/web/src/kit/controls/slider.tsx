import './controls.css';
import type { JSX } from 'preact';

type Props = {
  readonly id: string;
  /** From 0 to 100. */
  readonly percent: number;
  readonly step: number;
  /** What is read out in place of the number. */
  readonly told: string;
  readonly describedBy?: string;
  readonly onSlide: (percent: number) => void;
  readonly onLetGo?: () => void;
};

/** A rail with a knob of brass, from nothing to all. */
export const Slider = (props: Props): JSX.Element => {
  const { id, percent, step, told, describedBy, onSlide, onLetGo } = props;
  return (
    <input
      id={id}
      type="range"
      class="slider-rail"
      style={{ '--filled': `${percent}%` }}
      min={0}
      max={100}
      step={step}
      aria-describedby={describedBy}
      aria-valuetext={told}
      value={percent}
      onInput={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      onChange={() => onLetGo?.()}
    />
  );
};

import { memoDeep, tenth } from '@claim-it/board';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { ALL_ROLLS, angleAt, BANDS, bandOf, middleOf, pointAt } from '../model/gaugeScale.ts';

type Props = {
  /** How many of the 216 rolls bust; null leaves the needle at rest and prints nothing. */
  readonly busts: number | null;
  readonly size: number;
  /** `band` points to the middle of the band and prints no number. */
  readonly precision?: 'band' | 'exact';
};

const arc = (radius: number, from: number, to: number): string => {
  const [x, y] = pointAt(radius, from);
  const [endX, endY] = pointAt(radius, to);
  return `M${tenth(x)} ${tenth(y)}A${radius} ${radius} 0 0 1 ${tenth(endX)} ${tenth(endY)}`;
};

const ticks = (): string => {
  let path = '';
  for (let step = 0; step <= 20; step += 1) {
    const [x, y] = pointAt(29.5, step / 20);
    const [endX, endY] = pointAt(step % 5 === 0 ? 24 : 26.5, step / 20);
    path += `M${tenth(x)} ${tenth(y)}L${tenth(endX)} ${tenth(endY)}`;
  }
  return path;
};

const TICKS = ticks();
const NEEDLE = 'M0 2.6L25 0L0-2.6L-5 0Z';
const VIEW = '-50 -50 100 100';

const Dial = memoDeep(
  (): JSX.Element => (
    <>
      <ellipse cx="3" cy="6" rx="50" ry="49" fill="url(#shadow)" fill-opacity=".6" />
      <circle r="45" fill="url(#brass)" stroke="#3a2206" />
      <circle r="38.5" fill="#3b2409" />
      <circle r="37" fill="url(#dial)" />
      {BANDS.map(({ name, from, to, color }) => (
        <path key={name} d={arc(33, from, to)} fill="none" stroke={color} stroke-width="5" />
      ))}
      <path d={TICKS} stroke="#2a190b" />
    </>
  ),
);

/** It turns as a whole, so that nothing is painted while it swings. */
const Needle = ({ degrees, isShade }: { degrees: number; isShade: boolean }): JSX.Element => (
  <span
    class={isShade ? 'gauge-needle is-shade' : 'gauge-needle'}
    style={{ transform: `rotate(${degrees}deg)` }}
  >
    <svg class="art" viewBox={VIEW} aria-hidden="true" focusable="false">
      <path d={NEEDLE} fill={isShade ? '#000' : '#7d1710'} />
    </svg>
  </span>
);

const Glass = memoDeep(
  (): JSX.Element => (
    <svg class="art" viewBox={VIEW} aria-hidden="true" focusable="false">
      <circle r="4.6" fill="url(#brass)" stroke="#3a2206" stroke-width=".8" />
      <path
        d="M-27-17A32 32 0 0 1 6-31"
        fill="none"
        stroke="#fff"
        stroke-width="5"
        stroke-linecap="round"
        opacity=".5"
      />
    </svg>
  ),
);

/** The steam gauge of the roll plate: how likely the next roll busts. */
export const Gauge = ({ busts, size, precision = 'exact' }: Props): JSX.Element => {
  const exact = (busts ?? 0) / ALL_ROLLS;
  const share = precision === 'band' && busts !== null ? middleOf(bandOf(busts)) : exact;
  const degrees = tenth(angleAt(share));
  return (
    <span class="gauge" style={{ '--gauge': `${size}px` }} aria-hidden="true">
      <svg class="art" viewBox={VIEW} aria-hidden="true" focusable="false">
        <Dial />
        {busts !== null && precision === 'exact' && (
          <text
            class="gauge-number"
            y="27"
            text-anchor="middle"
            font-size={size < 90 ? 20 : 17}
            fill="#2a170a"
          >
            {text().numbers.risk(busts)}
          </text>
        )}
      </svg>
      <Needle degrees={degrees} isShade={true} />
      <Needle degrees={degrees} isShade={false} />
      <Glass />
    </span>
  );
};

import type { Scale } from '@claim-it/ai';
import { scaleFor } from '@claim-it/ai';
import { TONES } from '@claim-it/board';
import type { Color } from '@claim-it/rules';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Room for the numbers at the left, and for a marker and a word at the right. */
const LEFT = 46;
const RIGHT = 40;

/** Where rolls are on a drawing so wide: point 0 is the start of the game, 1 the first roll. */
export const rollScale = (
  rolls: number,
  width: number,
  height: { readonly top: number; readonly bottom: number },
): Scale => scaleFor({ left: LEFT, right: Math.max(LEFT + 1, width - RIGHT), ...height }, rolls);

/** How wide an element is now: drawings with words in them are drawn again instead of shrunk. */
export const useWidth = (
  otherwise: number,
): readonly [RefObject<HTMLDivElement | null>, number] => {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || globalThis.ResizeObserver === undefined) return;
    const observer = new ResizeObserver(() => {
      if (measured.clientWidth > 0) setWidth(measured.clientWidth);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
};

type LevelsProps = {
  readonly scale: Scale;
  readonly values: readonly number[];
  readonly y: (value: number) => number;
  readonly name: (value: number) => string;
};

/** The lines across a drawing with their numbers at the left. */
export const Levels = ({ scale, values, y, name }: LevelsProps): JSX.Element => (
  <g class="chart-axes">
    {values.map((value) => (
      <g key={value}>
        <path class={value === 0 ? 'base' : ''} d={`M${scale.left} ${y(value)}H${scale.right}`} />
        <text x={scale.left - 8} y={y(value) + 5} text-anchor="end">
          {name(value)}
        </text>
      </g>
    ))}
  </g>
);

type LineProps = {
  readonly color: Color;
  readonly path: string;
  readonly look?: string;
  readonly children?: ComponentChildren;
};

/** The line of a player, dark at its edges. */
export const ChartLine = ({ color, path, look = '', children }: LineProps): JSX.Element => (
  <g class={`chart-line ${look}`}>
    <path class="casing" d={path} />
    <path class="ink" d={path} stroke={TONES[color].base} />
    {children}
  </g>
);

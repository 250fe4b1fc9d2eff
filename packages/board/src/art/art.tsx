import './art.css';
import type { ComponentChildren, JSX } from 'preact';

type Props = {
  /** The view box: left, top, width and height. */
  readonly box: string;
  readonly class?: string;
  readonly width?: number;
  readonly height?: number;
  readonly children: ComponentChildren;
};

/** A drawing hidden from assistive technology. */
export const Art = ({ box, children, ...rest }: Props): JSX.Element => (
  <svg
    {...rest}
    class={`art ${rest.class ?? ''}`}
    viewBox={box}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

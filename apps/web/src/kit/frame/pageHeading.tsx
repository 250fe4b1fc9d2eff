import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { headingArrived } from './headingFocus.ts';

/** The one heading of a page. */
export const PageHeading = ({
  children,
}: {
  readonly children: ComponentChildren;
}): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => headingArrived(heading.current), []);
  return <h1 ref={heading}>{children}</h1>;
};

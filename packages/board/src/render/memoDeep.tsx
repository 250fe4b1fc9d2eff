import { dequal } from 'dequal/lite';
import type { FunctionComponent, JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** A component that renders again only when its props differ in content, not in identity. */
export const memoDeep =
  <Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => {
    const drawn = useRef<{ readonly props: Props; readonly part: JSX.Element } | null>(null);
    if (drawn.current === null || !dequal(drawn.current.props, props))
      drawn.current = { props, part: <Part {...props} /> };
    return drawn.current.part;
  };

import { dequal } from 'dequal/lite';
import type { FunctionComponent, JSX } from 'preact';
import { useRef } from 'preact/hooks';

/** A part that is drawn again only when it is handed something else, however new the objects are. */
export const memoDeep =
  <Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => {
    const drawn = useRef<{ readonly props: Props; readonly part: JSX.Element } | null>(null);
    if (drawn.current === null || !dequal(drawn.current.props, props))
      drawn.current = { props, part: <Part {...props} /> };
    return drawn.current.part;
  };

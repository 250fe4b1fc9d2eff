import type { FunctionComponent, JSX } from 'preact';
import { useRef } from 'preact/hooks';

type Held = Readonly<Record<string, unknown>>;

const isHeld = (value: unknown): value is Held => typeof value === 'object' && value !== null;

/** Whether two values of plain data hold the same; functions count by themselves. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isHeld(one) || !isHeld(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
};

/** A part that is drawn again only when it is handed something else, however new the objects are. */
export const steady =
  <Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) => {
    const drawn = useRef<{ readonly props: Props; readonly part: JSX.Element } | null>(null);
    if (drawn.current === null || !isSame(drawn.current.props, props))
      drawn.current = { props, part: <Part {...props} /> };
    return drawn.current.part;
  };

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How wide an element is now: drawings with words in them are drawn anew instead of shrunk. */
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

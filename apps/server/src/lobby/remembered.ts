import type { TimeSource } from '../clock.ts';

/** Gives what `make` made, and makes it anew at most once in `ms`; a failure is not remembered. */
export const remembered = <Type>(
  ms: number,
  now: TimeSource,
  make: () => Promise<Type>,
): (() => Promise<Type>) => {
  let last: { readonly at: number; readonly value: Promise<Type> } | null = null;
  return () => {
    if (last !== null && now() - last.at < ms) return last.value;
    last = { at: now(), value: make() };
    last.value.catch(() => {
      last = null;
    });
    return last.value;
  };
};

import type { TimeSource } from '../clock.ts';

/** Caches the result of `make` for `ms`; a failure is not cached. */
export const remembered = <Type>(
  ms: number,
  elapsed: TimeSource,
  make: () => Promise<Type>,
): (() => Promise<Type>) => {
  let last: { readonly at: number; readonly value: Promise<Type> } | null = null;
  return () => {
    if (last !== null && elapsed() - last.at < ms) return last.value;
    last = { at: elapsed(), value: make() };
    last.value.catch(() => {
      last = null;
    });
    return last.value;
  };
};

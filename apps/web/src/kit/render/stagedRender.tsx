import { countInFrames } from '@claim-it/board';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

/** How many parts of a page are there: one more after every paint, so that no frame waits for all of them. */
export const useStagedRender = (parts: number): ReadonlySignal<number> => {
  const shown = useSignal(0);
  useEffect(
    () =>
      countInFrames({ from: shown.peek(), to: parts, by: 1 }, (count) => {
        shown.value = count;
      }),
    [parts, shown],
  );
  return shown;
};

type Props = {
  readonly shown: ReadonlySignal<number>;
  /** How many parts are there before this one. */
  readonly after: number;
  /** The placeholder until then. */
  readonly before?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A part of a page that comes when its turn has come; nothing else is drawn again for it. */
export const Part = ({ shown, after, before = null, children }: Props): ComponentChildren => {
  const isShown = useComputed(() => shown.value >= after);
  return isShown.value ? children : before;
};

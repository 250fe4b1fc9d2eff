import type { Space } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardModel } from './model.ts';

export type PressHandlers = {
  readonly model: BoardModel;
  /** A lit space was tapped. */
  readonly onChoose: (space: Space) => void;
  /** A space was tapped that is not lit. */
  readonly onRefused: (space: Space) => void;
  /** The space under the pointer or with the focus. */
  readonly onLook?: (space: Space | null) => void;
};

export type Presses = {
  /** Crossed out for a moment. */
  readonly refused: Space | null;
  /** The one space that Tab leads to. */
  readonly entry: Space;
  /** These stay the same, so that spaces need not be drawn again. */
  readonly tap: (space: Space) => void;
  readonly enter: (space: Space) => void;
};

const REFUSED_MS = 600;

/** A cross that fades by itself. */
const useRefused = (): readonly [Space | null, (space: Space) => void] => {
  const refused = useSignal<Space | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refuse = useRef((space: Space): void => {
    clearTimeout(timer.current);
    refused.value = space;
    timer.current = window.setTimeout(() => {
      refused.value = null;
    }, REFUSED_MS);
  });
  return [refused.value, refuse.current];
};

const tapOn =
  (latest: { readonly current: PressHandlers }, refuse: (space: Space) => void) =>
  (space: Space): void => {
    const { model, onChoose, onRefused } = latest.current;
    const { look } = model.spaces[space];
    if (look === 'lit') onChoose(space);
    if (look !== 'plain') return;
    if (model.isOpen) refuse(space);
    onRefused(space);
  };

/** What fingers and keys do on the board. */
export const usePresses = (handlers: PressHandlers): Presses => {
  const latest = useRef(handlers);
  latest.current = handlers;
  const entry = useSignal<Space>('1,6');
  const [refused, refuse] = useRefused();
  const tap = useMemo(() => tapOn(latest, refuse), [refuse]);
  const enter = useRef((space: Space): void => {
    entry.value = space;
    latest.current.onLook?.(space);
  });
  return { refused, entry: entry.value, tap, enter: enter.current };
};

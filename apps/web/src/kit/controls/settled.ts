import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sets } from './handlers.ts';

/** How long a new button ignores presses that were meant for something else. */
const SETTLED_MS = 600;

/** False while what has just come must not be pressed yet. */
export const useSettled = (): boolean => {
  const isSettled = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(sets(isSettled, true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isSettled.value;
};

const ignore = (): void => {};

/** What a button does: nothing while it must not be pressed. */
export const whenSettled = (isSettled: boolean, onPress: () => void) => ({
  'aria-disabled': !isSettled,
  onClick: isSettled ? onPress : ignore,
});

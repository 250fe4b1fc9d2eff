import { keyNamed, settings } from '@claim-it/client/storage';
import type { Stage } from '../stage/stage.ts';
import { hasModifier, isTaken } from './keyboard.ts';

/** Keys that never end a moment: they only walk, or hold others down. */
export const QUIET: ReadonlySet<string> = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'CapsLock',
  'Escape',
]);
/** A press meant for the moment must not roll, take or place what it uncovers. */
const isDeciding = ({ key }: KeyboardEvent): boolean => {
  const { keys } = settings.peek();
  return ['enter', ' ', keys.roll, keys.take].includes(keyNamed(key));
};

const within = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Any key or tap ends the animation; buttons beside the board keep their function. */
export const startSkipping = ({ isBusy, skip }: Stage): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (!isBusy.peek() || QUIET.has(event.key) || hasModifier(event) || isTaken(event)) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && within(event, 'a, button:not([data-space])')) return;
    skip();
    if (isDeciding(event)) swallow(event);
  };
  const onTap = (event: Event): void => {
    if (isBusy.peek() && !within(event, 'a, button, input, select, dialog')) skip();
  };
  const onClick = (event: Event): void => {
    if (!isBusy.peek() || !within(event, '[data-space]')) return;
    skip();
    swallow(event);
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerup', onTap, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerup', onTap, true);
    document.removeEventListener('click', onClick, true);
  };
};

import type { Color } from '@claim-it/rules';
import { colorFor, PIPS } from '@claim-it/rules';
import type { Thing } from '../position/edits.ts';

const ERASERS = ['Delete', 'Backspace', '.', '0'];

/**
 * The piece that a key places on the focused space: the letters, digits and the star of the notation.
 * The letters of the colors are the same in all our languages.
 */
export const thingForKey = (
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  colors: readonly Color[],
): Thing | null => {
  if (ERASERS.includes(key)) return { kind: 'eraser' };
  const letter = key.toLowerCase();
  if (key === '*' || letter === 'c') return { kind: 'claim' };
  const number = PIPS.find((pip) => String(pip) === key);
  if (number !== undefined) return { kind: 'squatter', number };
  const color = letter.length === 1 ? colorFor(letter) : null;
  if (color === null || !colors.includes(color)) return null;
  return { kind: shiftKey ? 'claimed' : 'settled', color };
};

/** Whether keys belong to a text field or to a sheet. */
const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('textarea, input[type="text"], dialog') !== null;

/** Back and forward as everywhere: with Ctrl or the command key. */
export const stepForKey = (event: KeyboardEvent): 'back' | 'forward' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event)) return null;
  const letter = event.key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && event.shiftKey)) return 'forward';
  return letter === 'z' ? 'back' : null;
};

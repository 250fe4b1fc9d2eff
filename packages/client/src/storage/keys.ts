import type { Check } from '../base/checks.ts';
import { isObject, isShape, isText } from '../base/checks.ts';

/** The actions of letter keys at a table, in the order in which keys are listed, with their defaults. */
export const USUAL_KEYS = {
  next: 'n',
  roll: 'r',
  take: 't',
  notes: 'l',
  status: 's',
  mine: 'm',
  changes: 'c',
  undo: 'u',
  sound: 'a',
  hint: 'h',
  help: '?',
} as const;
export type KeyAction = keyof typeof USUAL_KEYS;
export const KEY_ACTIONS = Object.keys(USUAL_KEYS) as readonly KeyAction[];

/** One key per action, as typed, in lower case. */
export type Keys = Readonly<Record<KeyAction, string>>;

/** Why a key is not available: it has another action, or is reserved for the board or the browser. */
export type KeyRefusal =
  | { readonly kind: 'taken'; readonly by: KeyAction }
  | { readonly kind: 'reserved' };

/** One character, but neither a digit, which jumps to a space, nor the space bar, which presses. */
const isFree = (key: string): boolean => [...key].length === 1 && !/[\d\s]/.test(key);

/** The name of an event's key. */
export const keyNamed = (key: string): string => key.toLowerCase();

/** Whether an action may have a key; null if it may. */
export const keyRefusal = (keys: Keys, action: KeyAction, key: string): KeyRefusal | null => {
  if (!isFree(key)) return { kind: 'reserved' };
  const by = KEY_ACTIONS.find((one) => one !== action && keys[one] === key);
  return by === undefined ? null : { kind: 'taken', by };
};

/** The action of a key; null for none. */
export const actionOf = (keys: Keys, key: string): KeyAction | null =>
  KEY_ACTIONS.find((action) => keys[action] === key) ?? null;

/** The label of a key. */
export const printedKey = (key: string): string => key.toUpperCase();

const isKey = ((raw) => isText(raw) && isFree(raw)) as Check<string>;

/** Actions that came later, each with its fallback where a player has assigned its default key to another one. */
const LATER = { hint: '!', changes: '&', undo: '<' } as const;

/** Keys of an older version get the defaults for missing actions, or the fallbacks where those are taken. */
const withLater = (raw: unknown): unknown => {
  if (!isObject(raw)) return raw;
  const keys: Record<string, unknown> = { ...raw };
  for (const action of ['hint', 'changes', 'undo'] as const) {
    if (action in keys) continue;
    const isTaken = Object.values(keys).includes(USUAL_KEYS[action]);
    keys[action] = isTaken ? LATER[action] : USUAL_KEYS[action];
  }
  return keys;
};

const isComplete = isShape<Keys>(
  Object.fromEntries(KEY_ACTIONS.map((action) => [action, isKey])) as Record<
    KeyAction,
    Check<string>
  >,
);

/** Reads stored keys; anything unreadable, and a key with two actions, resets all of them. */
export const readKeys = (raw: unknown): Keys => {
  const keys = withLater(raw);
  if (!isComplete(keys)) return USUAL_KEYS;
  const isClear = new Set(KEY_ACTIONS.map((action) => keys[action])).size === KEY_ACTIONS.length;
  return isClear ? keys : USUAL_KEYS;
};

import * as v from 'valibot';

/** What a letter may do at a table, in the order in which keys are listed, and which one usually does it. */
export const USUAL_KEYS = {
  next: 'n',
  roll: 'r',
  take: 't',
  notes: 'l',
  status: 's',
  mine: 'm',
  sound: 'a',
  hint: 'h',
  help: '?',
} as const;
export type KeyAction = keyof typeof USUAL_KEYS;
export const KEY_ACTIONS = Object.keys(USUAL_KEYS) as readonly KeyAction[];

/** One key for each, as it is typed, in small letters. */
export type Keys = Readonly<Record<KeyAction, string>>;

/** Why a key cannot be had: it does something else, or belongs to the board and the browser. */
export type KeyRefusal =
  | { readonly kind: 'taken'; readonly by: KeyAction }
  | { readonly kind: 'reserved' };

/** One sign, but neither a digit, which jumps to a space, nor the space bar, which presses. */
const isFree = (key: string): boolean => [...key].length === 1 && !/[\d\s]/.test(key);

/** What the key of an event is called here. */
export const keyNamed = (key: string): string => key.toLowerCase();

/** Whether an action may have a key; null if it may. */
export const keyRefusal = (keys: Keys, action: KeyAction, key: string): KeyRefusal | null => {
  if (!isFree(key)) return { kind: 'reserved' };
  const by = KEY_ACTIONS.find((one) => one !== action && keys[one] === key);
  return by === undefined ? null : { kind: 'taken', by };
};

/** What a key does; null if nothing. */
export const actionOf = (keys: Keys, key: string): KeyAction | null =>
  KEY_ACTIONS.find((action) => keys[action] === key) ?? null;

/** As it is printed on a key. */
export const printedKey = (key: string): string => key.toUpperCase();

const key = v.pipe(v.string(), v.check(isFree));

/** Keys of a version that had no hints get the usual one, or another where that is taken. */
const withHint = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null || 'hint' in raw) return raw;
  const isTaken = Object.values(raw).includes(USUAL_KEYS.hint);
  return { ...raw, hint: isTaken ? '!' : USUAL_KEYS.hint };
};

/** Stored keys; anything unreadable, and a key with two meanings, makes all of them usual. */
export const keysSchema: v.GenericSchema<unknown, Keys> = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform(withHint),
    v.object(v.entriesFromList(KEY_ACTIONS, key)),
    v.check((keys) => new Set(Object.values(keys)).size === KEY_ACTIONS.length),
  ),
  USUAL_KEYS,
);

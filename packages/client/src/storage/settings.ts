import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';
import type { Signal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';
import type { Check } from '../base/checks.ts';
import {
  isFlag,
  isNumberIn,
  isObject,
  isOneOf,
  isOrNull,
  isShape,
  isTextUpTo,
  isWholeIn,
  readText,
} from '../base/checks.ts';
import { readKeys } from './keys.ts';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:settings';

const isMinute = isWholeIn(0, 1_439);

const readOr =
  <Value>(is: Check<Value>, otherwise: NoInfer<Value>) =>
  (raw: unknown): Value =>
    is(raw) ? raw : otherwise;

/** Reads each setting; its default applies where no readable value is stored. */
const READERS = {
  /** The speed of animations; 0 shows only results. */
  speed: readOr(isOneOf([0, 0.5, 1, 2, 3]), 1),
  /** Every roll of a bot waits for a press, in games of this device. */
  stepwise: readOr(isFlag, false),
  /** Spaces that changed since the player's last turn are marked until the next roll. */
  marks: readOr(isFlag, true),
  risk: readOr(isOneOf(['off', 'band', 'exact']), 'exact'),
  confirmTake: readOr(isFlag, false),
  /** Whether a coach answers questions, or also warns before serious errors, where allowed. */
  coach: readOr(isOneOf(['off', 'hints', 'warn']), 'off'),
  /** A single lit space is chosen automatically. */
  autoChoose: readOr(isFlag, true),
  motion: readOr(isOneOf(['system', 'reduced']), 'system'),
  contrast: readOr(isOneOf(['system', 'high']), 'system'),
  theme: readOr(isOneOf(['system', 'day', 'night']), 'system'),
  hands: readOr(isOneOf(['right', 'left']), 'right'),
  /** The size of the letters in percent of what the browser says. */
  letters: readOr(isOneOf([100, 115, 130, 150, 175]), 100),
  /** From 0, off, to 1. */
  volume: readOr(isNumberIn(0, 1), 0),
  haptics: readOr(isFlag, true),
  /** Whether free text of others is shown and can be written; phrases always are. */
  freeText: readOr(isFlag, true),
  /** A soft bell on the player's turn at a table with other people while its page is hidden. */
  bell: readOr(isFlag, true),
  /** Minutes of the local day between which no turn notification is shown; null for none. */
  quiet: readOr(isOrNull(isShape({ from: isMinute, to: isMinute })), null),
  /** Single letters as keys; they disturb some speech input. */
  letterKeys: readOr(isFlag, true),
  keys: readKeys,
  /** Null follows the browser. */
  language: readOr(isOrNull(isLanguage as Check<Language>), null),
  /** The player's own name at tables on this device. */
  name: readOr(isTextUpTo(24), ''),
};

/** The settings of a player, stored on this device. */
export type Settings = {
  readonly [Name in keyof typeof READERS]: ReturnType<(typeof READERS)[Name]>;
};

const read = (raw: Readonly<Record<string, unknown>>): Settings =>
  Object.fromEntries(
    Object.entries(READERS).map(([name, readOne]) => [name, readOne(raw[name])]),
  ) as Settings;

export const USUAL: Settings = read({});

/** Reads the stored value; anything unreadable is reset to its default. */
export const parseSettings = (text: string | null): Settings => read(readText(text, isObject, {}));

export const settings: Signal<Settings> = signal(parseSettings(readLocal(KEY)));

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
};

/** Stores every change from now on. */
export const storeSettings = (): void => {
  effect(() => writeLocal(KEY, JSON.stringify(settings.value)));
};

import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';
import type { Signal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';
import * as v from 'valibot';
import { keysSchema } from './keys.ts';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:settings';

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_439));

/** The default of each setting: it applies where no readable value is stored. */
const schema = v.object({
  /** The speed of animations; 0 shows only results. */
  speed: v.fallback(v.picklist([0, 0.5, 1, 2, 3]), 1),
  /** Every roll of a bot waits for a press, in games of this device. */
  stepwise: v.fallback(v.boolean(), false),
  /** Spaces that changed since the player's last turn are marked until the next roll. */
  marks: v.fallback(v.boolean(), true),
  risk: v.fallback(v.picklist(['off', 'band', 'exact']), 'exact'),
  confirmTake: v.fallback(v.boolean(), false),
  /** Whether a coach answers questions, or also warns before serious errors, where allowed. */
  coach: v.fallback(v.picklist(['off', 'hints', 'warn']), 'off'),
  /** A single lit space is chosen automatically. */
  autoChoose: v.fallback(v.boolean(), true),
  motion: v.fallback(v.picklist(['system', 'reduced']), 'system'),
  contrast: v.fallback(v.picklist(['system', 'high']), 'system'),
  theme: v.fallback(v.picklist(['system', 'day', 'night']), 'system'),
  hands: v.fallback(v.picklist(['right', 'left']), 'right'),
  /** From 0, off, to 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  haptics: v.fallback(v.boolean(), true),
  /** Whether free text of others is shown and can be written; phrases always are. */
  freeText: v.fallback(v.boolean(), true),
  /** A soft bell on the player's turn at a table with other people while its page is hidden. */
  bell: v.fallback(v.boolean(), true),
  /** Minutes of the local day between which no turn notification is shown; null for none. */
  quiet: v.fallback(v.nullable(v.object({ from: minuteOfDay, to: minuteOfDay })), null),
  /** Single letters as keys; they disturb some speech input. */
  letterKeys: v.fallback(v.boolean(), true),
  keys: keysSchema,
  /** Null follows the browser. */
  language: v.fallback(v.nullable(v.custom<Language>(isLanguage)), null),
  /** The player's own name at tables on this device. */
  name: v.fallback(v.pipe(v.string(), v.maxLength(24)), ''),
});

/** The settings of a player, stored on this device. */
export type Settings = Readonly<v.InferOutput<typeof schema>>;

export const USUAL: Settings = v.parse(schema, {});

/** Reads the stored value; anything unreadable is reset to its default. */
export const parseSettings = (text: string | null): Settings => {
  try {
    return v.parse(schema, JSON.parse(text ?? '{}'));
  } catch {
    return USUAL;
  }
};

export const settings: Signal<Settings> = signal(parseSettings(readLocal(KEY)));

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
};

/** Stores every change from now on. */
export const storeSettings = (): void => {
  effect(() => writeLocal(KEY, JSON.stringify(settings.value)));
};

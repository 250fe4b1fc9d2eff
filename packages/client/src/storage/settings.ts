import type { Language } from '@claim-it/text';
import { isLanguage } from '@claim-it/text/language';
import type { Signal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';
import * as v from 'valibot';
import type { Keys } from './keys.ts';
import { keysSchema, USUAL_KEYS } from './keys.ts';
import { readLocal, writeLocal } from './local.ts';

/** What a player may set, stored on this device. */
export type Settings = {
  /** How fast things move; 0 shows only results. */
  readonly speed: 0 | 1 | 2 | 3;
  readonly risk: 'off' | 'band' | 'exact';
  readonly confirmTake: boolean;
  /** Whether a coach answers questions, or also warns before serious errors, where one is allowed. */
  readonly coach: 'off' | 'hints' | 'warn';
  /** A single lit space is chosen without being asked for. */
  readonly autoChoose: boolean;
  readonly motion: 'system' | 'reduced';
  readonly contrast: 'system' | 'high';
  readonly theme: 'system' | 'day' | 'night';
  readonly hands: 'right' | 'left';
  /** From 0, off, to 1. */
  readonly volume: number;
  readonly haptics: boolean;
  /** Single letters as keys; they disturb some speech input. */
  readonly letterKeys: boolean;
  readonly keys: Keys;
  /** Null follows the browser. */
  readonly language: Language | null;
  /** The player's own name at tables on this device. */
  readonly name: string;
};

export const USUAL: Settings = {
  speed: 1,
  risk: 'exact',
  confirmTake: false,
  coach: 'off',
  autoChoose: true,
  motion: 'system',
  contrast: 'system',
  theme: 'system',
  hands: 'right',
  volume: 0,
  haptics: true,
  letterKeys: true,
  keys: USUAL_KEYS,
  language: null,
  name: '',
};

const KEY = 'claim-it:settings';

const schema = v.object({
  speed: v.fallback(v.picklist([0, 1, 2, 3]), USUAL.speed),
  risk: v.fallback(v.picklist(['off', 'band', 'exact']), USUAL.risk),
  confirmTake: v.fallback(v.boolean(), USUAL.confirmTake),
  coach: v.fallback(v.picklist(['off', 'hints', 'warn']), USUAL.coach),
  autoChoose: v.fallback(v.boolean(), USUAL.autoChoose),
  motion: v.fallback(v.picklist(['system', 'reduced']), USUAL.motion),
  contrast: v.fallback(v.picklist(['system', 'high']), USUAL.contrast),
  theme: v.fallback(v.picklist(['system', 'day', 'night']), USUAL.theme),
  hands: v.fallback(v.picklist(['right', 'left']), USUAL.hands),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), USUAL.volume),
  haptics: v.fallback(v.boolean(), USUAL.haptics),
  letterKeys: v.fallback(v.boolean(), USUAL.letterKeys),
  keys: keysSchema,
  language: v.fallback(v.nullable(v.custom<Language>(isLanguage)), USUAL.language),
  name: v.fallback(v.pipe(v.string(), v.maxLength(24)), USUAL.name),
});

/** Reads what was stored; anything unreadable is as usual. */
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

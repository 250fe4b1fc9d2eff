import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import * as v from 'valibot';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:tips';

/** Tips that are shown once, in a player's first game. */
export const TIPS = ['aim', 'claim', 'jump', 'risk', 'grows'] as const;
export type Tip = (typeof TIPS)[number];

const schema = v.array(v.picklist(TIPS));

/** Reads which tips were shown; anything unreadable means none. */
const parseTips = (text: string | null): readonly Tip[] => {
  try {
    return v.parse(schema, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

/** The tips this device has shown; after the first game, all of them. */
export const toldTips: Signal<readonly Tip[]> = signal(parseTips(readLocal(KEY)));

const store = (tips: readonly Tip[]): void => {
  toldTips.value = tips;
  writeLocal(KEY, JSON.stringify(tips));
};

export const tellTip = (tip: Tip): void => {
  if (!toldTips.peek().includes(tip)) store([...toldTips.peek(), tip]);
};

/** A game was played to its end: no more tips. */
export const endTips = (): void => store(TIPS);

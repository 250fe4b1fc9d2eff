import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { isListOf, isOneOf, readText } from '../base/checks.ts';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:tips';

/** Tips that are shown once, in a player's first game. */
export const TIPS = ['aim', 'claim', 'jump', 'risk', 'grows'] as const;
export type Tip = (typeof TIPS)[number];

/** The tips this device has shown; after the first game, all of them. */
export const toldTips: Signal<readonly Tip[]> = signal(
  readText(readLocal(KEY), isListOf(isOneOf(TIPS)), []),
);

const store = (tips: readonly Tip[]): void => {
  toldTips.value = tips;
  writeLocal(KEY, JSON.stringify(tips));
};

export const tellTip = (tip: Tip): void => {
  if (!toldTips.peek().includes(tip)) store([...toldTips.peek(), tip]);
};

/** A game was played to its end: no more tips. */
export const endTips = (): void => store(TIPS);

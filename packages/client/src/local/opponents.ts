import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import { MAX_SEATS } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { isListOf, isOneOf, readText } from '../base/checks.ts';
import { readLocal, writeLocal } from '../storage/local.ts';

const KEY = 'claim-it:opponents';

/** Bots that play sensibly and fast. */
const USUAL: readonly Level[] = ['miner', 'foreman'];

const isChoice = isListOf(isOneOf(LEVELS), 1, MAX_SEATS - 1);

/** Reads the stored value; anything unreadable means the default. */
export const parseOpponents = (text: string | null): readonly Level[] =>
  readText(text, isChoice, USUAL);

const chosen = signal(parseOpponents(readLocal(KEY)));

/** The bots of a quick game, stored on this device. */
export const opponents: ReadonlySignal<readonly Level[]> = chosen;

export const chooseOpponents = (levels: readonly Level[]): void => {
  chosen.value = levels;
  writeLocal(KEY, JSON.stringify(levels));
};

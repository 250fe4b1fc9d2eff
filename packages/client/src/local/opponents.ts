import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import { MAX_SEATS } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import * as v from 'valibot';
import { readLocal, writeLocal } from '../storage/local.ts';

const KEY = 'claim-it:opponents';

/** Bots that play sensibly and fast. */
const USUAL: readonly Level[] = ['miner', 'foreman'];

const schema = v.pipe(v.array(v.picklist(LEVELS)), v.minLength(1), v.maxLength(MAX_SEATS - 1));

/** Reads the stored value; anything unreadable means the default. */
export const parseOpponents = (text: string | null): readonly Level[] => {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return USUAL;
  }
};

const chosen = signal(parseOpponents(readLocal(KEY)));

/** The bots of a quick game, stored on this device. */
export const opponents: ReadonlySignal<readonly Level[]> = chosen;

export const chooseOpponents = (levels: readonly Level[]): void => {
  chosen.value = levels;
  writeLocal(KEY, JSON.stringify(levels));
};

import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { isListOf, isShape, isText, readText } from '../base/checks.ts';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:muted';
const MOST = 300;

/** A person whose messages this device hides, by the id that only this guest knows, with their name at that time. */
export type MutedPerson = { readonly person: string; readonly name: string };

const isPeople = isListOf(isShape<MutedPerson>({ person: isText, name: isText }));

/** The people whose messages this device hides, the newest first. */
export const muted: Signal<readonly MutedPerson[]> = signal(readText(readLocal(KEY), isPeople, []));

const store = (people: readonly MutedPerson[]): void => {
  muted.value = people.slice(0, MOST);
  writeLocal(KEY, JSON.stringify(muted.peek()));
};

export const unmute = (person: string): void =>
  store(muted.peek().filter((one) => one.person !== person));

export const mute = (added: MutedPerson): void =>
  store([added, ...muted.peek().filter(({ person }) => person !== added.person)]);

import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import * as v from 'valibot';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:muted';
const MOST = 300;

/** A person whose messages this device hides, by the id that only this guest knows, with their name at that time. */
export type MutedPerson = { readonly person: string; readonly name: string };

const schema: v.GenericSchema<unknown, MutedPerson[]> = v.array(
  v.object({ person: v.string(), name: v.string() }),
);

const parse = (text: string | null): readonly MutedPerson[] => {
  try {
    return v.parse(schema, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

/** The people whose messages this device hides, the newest first. */
export const muted: Signal<readonly MutedPerson[]> = signal(parse(readLocal(KEY)));

const store = (people: readonly MutedPerson[]): void => {
  muted.value = people.slice(0, MOST);
  writeLocal(KEY, JSON.stringify(muted.peek()));
};

export const unmute = (person: string): void =>
  store(muted.peek().filter((one) => one.person !== person));

export const mute = (added: MutedPerson): void =>
  store([added, ...muted.peek().filter(({ person }) => person !== added.person)]);

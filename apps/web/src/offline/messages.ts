import type { Language } from '@claim-it/text';
import type { Form } from './paths.ts';

/** What a page may ask of the service worker. */
export type OfflineRequest =
  /** The waiting version takes over. */
  { readonly kind: 'takeOver' } | KeepRequest;

/** Nothing else is going on: keep the pictures of this form, and what was left for later. */
export type KeepRequest = {
  readonly kind: 'keep';
  readonly form: Form;
  /** What is spoken: all its texts are kept, also those of pages that were not opened. */
  readonly language: Language;
  /** An installed app keeps the networks of all bots, too. Elsewhere a network is kept once it was used. */
  readonly isInstalled: boolean;
};

/** What the service worker stores: at once, as soon as nothing else is going on, and pictures for the form of the device. */
export type StoredLists = {
  readonly version: string;
  readonly now: readonly string[];
  /** What only one language needs; that of the open pages is stored at once. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly later: readonly string[];
  /** The networks of strong bots and reviews, one for each kind of table: large, and seldom all wanted. */
  readonly networks: readonly string[];
  readonly art: readonly string[];
};

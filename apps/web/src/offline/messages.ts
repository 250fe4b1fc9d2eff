import type { Form } from './paths.ts';

/** What a page may ask of the service worker. */
export type OfflineRequest =
  /** The waiting edition takes over. */
  | { readonly kind: 'takeOver' }
  /** Nothing else is going on: keep the pictures of this form, and all that was left for later. */
  | { readonly kind: 'keep'; readonly form: Form };

/** What the service worker stores: at once, as soon as nothing else is going on, and pictures for the form of the device. */
export type StoredLists = {
  readonly version: string;
  readonly now: readonly string[];
  readonly later: readonly string[];
  readonly art: readonly string[];
};

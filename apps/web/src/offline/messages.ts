import type { Form } from './paths.ts';

/** What a page may ask of the service worker. */
export type OfflineRequest =
  /** The waiting edition takes over. */
  | { readonly kind: 'takeOver' }
  /** Nothing else is going on: keep the pictures of this form, and all that was left for later. */
  | { readonly kind: 'keep'; readonly form: Form };

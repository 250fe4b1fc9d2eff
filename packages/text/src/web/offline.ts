/** The strip that offers a newer edition of the app. */
export type OfflineText = {
  readonly updateReady: string;
  readonly update: string;
  readonly notNow: string;
};

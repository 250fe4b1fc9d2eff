/** Short sentences for what goes wrong on this device; each says what is lost, if anything, and what helps. */
export type NoticeText = {
  readonly storageFull: string;
  readonly storageForbidden: string;
  readonly openElsewhere: string;
  readonly brainFailed: string;
  readonly connectionLost: string;
  readonly houseRestarting: string;
  readonly proofFailed: string;
  readonly tableGone: string;
  readonly outdated: string;
  /** No saved game under this address. */
  readonly notFound: string;
  /** A saved game that other hands have changed. */
  readonly unreadable: string;
  /** The rules refuse the saved game from this step on, counted from 1. */
  readonly unlawful: (step: number) => string;
  /** Saved by a newer version of the app. */
  readonly newer: string;
  readonly recordTooLong: string;
  /** Stands before the sentence that says where and why. */
  readonly recordFaulty: (fault: string) => string;
  readonly linkBroken: string;
  readonly linkTooLong: string;
  readonly linkFaulty: (fault: string) => string;
};

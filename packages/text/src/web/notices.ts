/** Short sentences for what goes wrong on this device. */
export type NoticeText = {
  readonly storageFull: string;
  readonly storageForbidden: string;
  readonly openElsewhere: string;
  readonly brainFailed: string;
};

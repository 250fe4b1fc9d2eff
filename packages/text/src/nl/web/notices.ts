import type { NoticeText } from '../../web/notices.ts';

export const notices: NoticeText = {
  storageFull: '',
  storageForbidden: '',
  openElsewhere: '',
  brainFailed: '',
};

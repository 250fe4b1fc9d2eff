import type { LedgerText } from '../../web/ledger.ts';

export const ledger: LedgerText = {
  lead: '',
};

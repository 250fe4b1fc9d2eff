import { groupOf } from '../requests/addresses.ts';

/** Structured lines for the operator: facts first, then one sentence. Never names, tokens or full addresses. */
export type Log = {
  readonly info: (facts: object, sentence: string) => void;
  readonly warn: (facts: object, sentence: string) => void;
  readonly error: (facts: object, sentence: string) => void;
};

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An address without the part that names one household: /24 of IPv4, /48 of IPv6. */
export const prefixOf = (address: string): string => {
  const { own, wide } = groupOf(address);
  return wide ?? own.replace(/\.\d+$/, '.0/24');
};
